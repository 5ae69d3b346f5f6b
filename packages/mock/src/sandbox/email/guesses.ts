import { isQuoted, joinAddress, splitAddress } from "./address.ts";
import { wellKnownDomains } from "./domains.ts";
import { emailFix, type Repaired } from "./repairs.ts";

/**
 * What an address may have been meant as that nobody can be certain of, best first: one without an at sign before a well-known domain
 * (`jana.seznam.cz`), and one with white space in the user's name (`jana kadlecova@seznam.cz`).
 */
export function guessEmails(repaired: Repaired): Repaired[] {
  return [...guessAtSign(repaired), ...guessSpaces(repaired)];
}

function guessAtSign({ text, fixes }: Repaired): Repaired[] {
  if (text.includes("@")) return [];
  const [domain] = wellKnownDomains.filter((known) => text.endsWith(known)).sort((a, b) => b.length - a.length);
  if (domain === undefined) return [];
  const before = text.slice(0, -domain.length);
  const separator = /[^a-z0-9]$/i.exec(before)?.[0] ?? null;
  const user = separator === null ? before : before.slice(0, -1);
  return [{ text: joinAddress(user, domain), fixes: [...fixes, emailFix("SYNTAX", "AT_SIGN", separator, "@")] }];
}

function guessSpaces({ text, fixes }: Repaired): Repaired[] {
  const { user, domain } = splitAddress(text);
  if (user === null || isQuoted(user) || !/\s/.test(user)) return [];
  return [".", ""].map((separator) => {
    const guess = user.split(/\s+/).join(separator);
    return { text: joinAddress(guess, domain), fixes: [...fixes, emailFix("FORMAT", "WHITESPACES", user, guess)] };
  });
}
