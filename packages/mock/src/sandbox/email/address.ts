import { plainDomain } from "./domain.ts";

/** An e-mail address and its parts; a part is null when the text does not have it. */
export interface Address extends Parts {
  text: string;
  /**
   * Whether it is written as most are, with small letters, digits, and single dots and hyphens in place: then nothing in its
   * spelling needs a closer look but its lengths and its top-level domain.
   */
  isPlain: boolean;
}

interface Parts {
  /** What stands before the last at sign. */
  user: string | null;
  /** What stands after the last at sign. */
  domain: string | null;
}

/** RFC 5321: octets of an address, which goes between angle brackets in a path of 256 octets. */
export const longestAddress = 254;

/** Reads an address. */
export function readAddress(text: string): Address {
  const { user, domain } = splitAddress(text);
  return { text, user, domain, isPlain: text.length <= longestAddress && PLAIN.test(text) };
}

const PLAIN = new RegExp(`^[a-z0-9_+-]+(?:\\.[a-z0-9_+-]+)*@${plainDomain}$`);

/** Takes an address apart at its last at sign; an earlier one can only be within quotes. */
export function splitAddress(text: string): Parts {
  const at = text.lastIndexOf("@");
  if (at < 0) return { user: null, domain: null };
  return { user: text.slice(0, at) || null, domain: text.slice(at + 1) || null };
}

/** The addresses in a text that has more than one of them, apart by commas, semicolons or white space; empty when it has not. */
export function severalAddresses(text: string): string[] {
  if (text.indexOf("@") === text.lastIndexOf("@")) return [];
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.length > 1 && parts.every((part) => /^[^@]+@[^@]+$/.test(part)) ? parts : [];
}

/** The address with other parts. */
export function joinAddress(user: string | null, domain: string | null): string {
  return `${user ?? ""}@${domain ?? ""}`;
}

/** Whether a user part is in quotes (RFC 5321, Quoted-string): there, white space and capitals mean something. */
export function isQuoted(user: string | null): boolean {
  return user !== null && user.length > 1 && user.startsWith('"') && user.endsWith('"');
}
