import { damage } from "./damage.ts";
import type { Sample, SampleOf } from "./sample.ts";

const users = ["jana.novakova", "petr", "info", "k.muller", "anna_nowak", "jan-novak"];
const domains = ["seznam.cz", "gmail.com", "wp.pl", "gmx.de", "example-firma.cz", "azet.sk"];
const providers = new Set(["seznam.cz", "gmail.com", "wp.pl", "gmx.de", "azet.sk"]);
const signs = ["@", "@", "@", " zavináč ", "(at)", " malpa ", "@@", " @ "];
const inMailbox = [";jan", ",jan", "/jan", "..x", ".", " jan"];

export const sampleEmail: SampleOf = (random) => {
  const user =
    damage(random.pick(users), random) + (random.below(3) === 0 ? random.pick(inMailbox) : "");
  const typed = damage(random.pick(domains), random);
  const domain = random.below(8) === 0 ? typed.replace("e", "е").replace("a", "а") : typed;
  const dotted = random.below(8) === 0 ? domain.replace(".", ",") : domain;
  const name = random.below(8) === 0 ? "Jana <" : "";
  const end = name === "" ? random.pick(["", "", ".", " "]) : ">";
  const request = { query: { email: name + user + random.pick(signs) + dotted + end } };
  const fault: Sample["fault"] = (corrected) => {
    if (name !== "") return "the name beside the address is not in it";
    if (String(corrected.user) !== user.toLowerCase()) return "the mailbox is another one";
    const spelt = dotted
      .replaceAll(",", ".")
      .replace(/\.{2,}/g, ".")
      .toLowerCase();
    if (corrected.domain === spelt || `${corrected.domain}.` === spelt) return undefined;
    const isSlip = /^[\0-\x7f]*$/.test(spelt) && isKnown(String(corrected.domain));
    return isSlip ? undefined : "the domain is another one";
  };
  return { request, fault };
};

/** Whether a domain is one of a well-known provider. */
function isKnown(domain: string): boolean {
  return (
    providers.has(domain) ||
    /^(?:email|post|centrum|atlas|volny|hotmail|vp|op|o2|me)\./.test(domain)
  );
}
