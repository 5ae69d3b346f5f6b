export interface EmailAddress {
  text: string;
  user: string | null;
  domain: string | null;
}

/** RFC 5321: the longest path has 256 octets, including two angle brackets. */
export const LONGEST_ADDRESS = 254;

/** Splits an address at its last at sign; an earlier one can only be within quotes. */
export function readAddress(text: string): EmailAddress {
  const at = text.lastIndexOf("@");
  if (at < 0) return { text, user: null, domain: null };
  return { text, user: unlessBlank(text.slice(0, at)), domain: unlessBlank(text.slice(at + 1)) };
}

function unlessBlank(part: string): string | null {
  return part.trim() === "" ? null : part;
}

/** "And" and "or" in Czech, Slovak, Polish, German and English. */
const LIST_WORD = /\s(?:a|i|and|und|oraz|nebo|alebo|lub|albo|oder|or|&|\+)\s/giu;

/**
 * The addresses in a text with several of them, separated by punctuation, white space or words;
 * empty otherwise.
 */
export function severalAddresses(text: string): string[] {
  if (text.indexOf("@") === text.lastIndexOf("@")) return [];
  const parts = text
    .replace(LIST_WORD, " ")
    .split(/[\s,;|]/)
    .flatMap(addressesBetweenSlashes)
    .map((part) => part.replace(/^[([{<]|[)\]}>]$/g, ""))
    .filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^[^@]+@[^@]+$/.test(part)) ? parts : [];
}

/** A slash is also a character of mailboxes, so it separates whole addresses only. */
function addressesBetweenSlashes(text: string): string[] {
  const addresses: string[] = [];
  const pieces = text.split("/");
  const last = pieces.findLastIndex((piece) => piece.includes("@"));
  let address = pieces[0] ?? "";
  for (const [index, piece] of pieces.entries()) {
    if (index === 0) continue;
    const isNext = address.includes("@") && index <= last;
    if (isNext) addresses.push(address);
    address = isNext || address === "" ? piece : `${address}/${piece}`;
  }
  return [...addresses, address];
}

export function joinAddress(user: string | null, domain: string | null): string {
  return `${user ?? ""}@${domain ?? ""}`;
}

/**
 * Whether a user part is a quoted string (RFC 5321), in which white space and case are significant.
 */
export function isQuotedUser(user: string | null): boolean {
  return user !== null && user.length > 1 && user.startsWith('"') && user.endsWith('"');
}
