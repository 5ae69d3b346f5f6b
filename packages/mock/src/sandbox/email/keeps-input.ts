import type { Gatekeeper } from "../gate.ts";
import { trimEndOf } from "../shared/text.ts";
import { sandboxWorld } from "../world.ts";
import { readAddress } from "./address.ts";
import { isAscii } from "./domain.ts";
import { withAtSigns, withDots } from "./spoken.ts";
import { knownDomains } from "./typos.ts";

/** Labels and punctuation before an address. */
const label = /^[\s<"']*(?:(?:mailto|e-?mail|mail)\s*:)?[\s<"']*/i;
const atEnd = /[\s.,;:>"']/;
const invisible = /[\s\p{Cf}\p{Cc}]/gu;
const invisibleAtStart = /^[\s\p{Cf}\p{Cc}]+/u;
const invisibleAtEnd = /[\s\p{Cf}\p{Cc}]/u;

/** Whether a correction keeps the mailbox, and its domain or the provider that the domain misspells. */
export const gatekeeper: Gatekeeper = {
  fieldsToSend: () => ["email"],
  keeps({ query }, data, world = sandboxWorld) {
    const sent = trimEndOf(withAtSigns(String(query.email)).replace(label, ""), atEnd);
    const { user, domain } = readAddress(sent.replace(/@[@\s]*@/g, "@"));
    if (user === null || domain === null) return false;
    const mailbox = trimEndOf(user.replace(invisibleAtStart, ""), invisibleAtEnd);
    if (mailbox.toLowerCase() !== String(data.user).toLowerCase()) return false;
    const corrected = String(data.domain);
    const spelt = withDots(domain).replace(invisible, "").toLowerCase();
    if (spelt.replace(/[.,;]+/g, ".").replace(/^\.|\.$/g, "") === corrected) return true;
    // A letter of another script is not a typing error.
    return isAscii(spelt) && knownDomains(world.domains).includes(corrected);
  },
};
