import { type Fix, fix, partFix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { isPlain, isQuoted, joinAddress, splitAddress } from "./address.ts";
import { isAscii } from "./domain.ts";

/** An address after some repairs, and the changes that they made. */
export interface RepairedText {
  text: string;
  fixes: Fix[];
}

type Repair = (text: string) => RepairedText;

const spaces = /[\s\p{Cf}\p{Cc}]+/gu;
const edges = /^[\s\p{Cf}\p{Cc}]+|[\s\p{Cf}\p{Cc}]+$/gu;

/** Repairs of the notation: white space, diacritics, capitals. */
const formattingRepairs: readonly Repair[] = [removeSpaces, removeDiacritics, removeCapitals];

/** Repairs of whatever is certain enough: besides the notation, what stands around the address, its at sign, and its dots. */
const allRepairs: readonly Repair[] = [
  unwrap,
  repairAtSign,
  removeSpaces,
  repairDots,
  removeDiacritics,
  removeCapitals,
];

/** The address with its formatting repaired and nothing else. */
export function repairFormatting(text: string): RepairedText {
  if (isPlain(text)) return { text, fixes: [] };
  return applyRepairs(text, formattingRepairs);
}

/** The address with everything repaired but its domain's name. */
export function repairSpelling(text: string): RepairedText {
  if (isPlain(text)) return { text, fixes: [] };
  return applyRepairs(text, allRepairs);
}

/** The address at another domain. */
export function replaceDomain({ text, fixes }: RepairedText, domain: string): RepairedText {
  const { user, domain: from } = splitAddress(text);
  return { text: joinAddress(user, domain), fixes: [...fixes, emailFix("VALUE", "TYPO", from, domain)] };
}

/** A change of a part of the address: from a part or from nothing (null), to another part or to nothing (null). */
export function emailFix(group: string, subtype: string, from: string | null, to: string | null): Fix {
  return partFix(group, subtype, { field: "email", from, to });
}

/** One repair may make room for another, so they are repeated as long as something changes; a few rounds settle any text. */
function applyRepairs(text: string, repairs: readonly Repair[], rounds = 5): RepairedText {
  const repaired = repairs.reduce<RepairedText>(
    (sofar, repair) => {
      const next = repair(sofar.text);
      return { text: next.text, fixes: [...sofar.fixes, ...next.fixes] };
    },
    { text, fixes: [] },
  );
  if (repaired.text === text || rounds === 1) return repaired;
  const again = applyRepairs(repaired.text, repairs, rounds - 1);
  return { text: again.text, fixes: [...repaired.fixes, ...again.fixes] };
}

/** The whole address in another notation. */
function rewritten(subtype: string, from: string, to: string): Fix[] {
  return from === to ? [] : [fix(["FORMAT", "VALUE_CHANGED", subtype], { field: "email", from, to })];
}

function changed(group: string, subtype: string, from: string, to: string): Fix[] {
  return from === to ? [] : [emailFix(group, subtype, from, to)];
}

/** `mailto:jana@seznam.cz`, `Jana <jana@seznam.cz>`, and punctuation after the address. */
function unwrap(text: string): RepairedText {
  const inBrackets = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text;
  const address = inBrackets
    .trim()
    .replace(/^mailto:\s*/i, "")
    .replace(/[.,;:>]+$/, "");
  const extra = text.replace(address, "").trim();
  return address === text || extra === ""
    ? { text, fixes: [] }
    : { text: address, fixes: [emailFix("SYNTAX", "CHARACTERS", extra, null)] };
}

/** `(at)` and the like where there is no at sign, and at signs in a row. */
function repairAtSign(text: string): RepairedText {
  const pattern = text.includes("@")
    ? /@(?:\s*@)+/
    : /\s*(?:[([{](?:at|zavináč|zavinac|małpa|malpa)[)\]}]|[＠﹫])\s*|\s+at\s+/i;
  const [written] = pattern.exec(text) ?? [];
  return written === undefined
    ? { text, fixes: [] }
    : { text: text.replace(written, "@"), fixes: [emailFix("SYNTAX", "AT_SIGN", written.trim(), "@")] };
}

/** White space around the two parts and within the domain; within the user's name, nobody knows what it stands for. */
function removeSpaces(text: string): RepairedText {
  const { user, domain } = splitAddress(text);
  const isAddress = text.includes("@");
  const repaired = isAddress
    ? joinAddress((user ?? "").replace(edges, ""), (domain ?? "").replace(spaces, ""))
    : text.replace(edges, "");
  return { text: repaired, fixes: rewritten("WHITESPACES", text, repaired) };
}

/** Commas and the like for dots, dots in a row, dots at the edges. */
function repairDots(text: string): RepairedText {
  const { user, domain } = splitAddress(text);
  if (user === null || domain === null) return { text, fixes: [] };
  const dotted = (part: string) =>
    part
      .replace(/[,;。．]/g, ".")
      .replace(/\.{2,}/g, ".")
      .replace(/^\.|\.$/g, "");
  const parts = [isQuoted(user) ? user : dotted(user), dotted(domain)] as const;
  const fixes = [
    ...changed("SYNTAX", "CHARACTERS", user, parts[0]),
    ...changed("SYNTAX", "CHARACTERS", domain, parts[1]),
  ];
  return { text: fixes.length > 0 ? joinAddress(...parts) : text, fixes };
}

/** Letters with diacritics in the user's name become those without. The domain may have them. */
function removeDiacritics(text: string): RepairedText {
  const { user, domain } = splitAddress(text);
  if (user === null || isQuoted(user) || isAscii(user)) return { text, fixes: [] };
  const plain = [...user].map(withoutDiacritics).join("");
  return {
    text: plain === user ? text : joinAddress(plain, domain),
    fixes: changed("FORMAT", "DIACRITICS", user, plain),
  };
}

/** Letters of another script stay what they are, although some have marks, too. */
function withoutDiacritics(letter: string): string {
  const plain = fold(letter);
  if (!/^[a-z]?$/.test(plain) || /\s/.test(letter)) return letter;
  return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
}

function removeCapitals(text: string): RepairedText {
  const { user, domain } = splitAddress(text);
  const lower = isQuoted(user) ? joinAddress(user, domain?.toLowerCase() ?? null) : text.toLowerCase();
  return { text: lower, fixes: rewritten("CASE_SENSITIVITY", text, lower) };
}
