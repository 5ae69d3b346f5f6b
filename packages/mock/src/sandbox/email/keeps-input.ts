import type { Gatekeeper } from "../gate.ts";
import { trimEndOf } from "../shared/text.ts";
import { readAddress } from "./address.ts";
import { isAscii } from "./domain.ts";
import { replaceSpokenAtSign, replaceSpokenSigns } from "./spoken.ts";
import { knownDomains } from "./typos.ts";

/** Labels and punctuation before an address. */
const LABEL = /^[\s<"']*(?:(?:mailto|e-?mail|mail)\s*:(?:\/\/)?)?[\s<"']*/i;
const AT_END = /[\s.,;:>"']/;
const INVISIBLE = /(?!\s)[\p{Cf}\p{Cc}]/gu;
const INVISIBLE_AT_START = /^[\s\p{Cf}\p{Cc}]+/u;
const INVISIBLE_AT_END = /[\s\p{Cf}\p{Cc}]/u;

function labelsOf(domain: string): string[] {
  const spelt = replaceSpokenSigns(domain).replace(INVISIBLE, "").toLowerCase();
  const labels = spelt.split(/[.,;]/).map((each) => each.trim());
  return labels.filter((each) => each !== "");
}

/**
 * Whether a correction keeps the mailbox, and its domain or the provider that the domain misspells.
 */
export const gatekeeper: Gatekeeper = {
  keeps({ query }, data, ownData) {
    const sent = trimEndOf(replaceSpokenAtSign(String(query.email)).replace(LABEL, ""), AT_END);
    const { user, domain } = readAddress(sent.replace(/@[@\s]*@/g, "@"));
    if (user === null || domain === null) return false;
    const mailbox = trimEndOf(user.replace(INVISIBLE_AT_START, ""), INVISIBLE_AT_END);
    if (mailbox.toLowerCase() !== String(data.user).toLowerCase()) return false;
    const corrected = String(data.domain);
    const labels = labelsOf(domain);
    if (labels.join(".") === corrected) return true;
    // Between words, white space replaces a dot at most.
    const words = labels.flatMap((each) => each.split(/\s+/));
    if (words.length > labels.length) return words.join(".") === corrected;
    // A letter of another script is not a typing error.
    const isOfLabels = isAscii(words.join("")) && labels.length <= corrected.split(".").length;
    return isOfLabels && knownDomains(ownData.domains).includes(corrected);
  },
};
