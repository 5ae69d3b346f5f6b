import type { OwnData, OwnMailDomain } from "../own-data.ts";

/**
 * The response of a mail server about a mailbox: `later` is greylisting; `absent` means that the
 * domain has no mail server.
 */
export type MailServerReply = "accepts" | "acceptsAll" | "rejects" | "later" | "silent" | "absent";

/** Domains with a mail server that does not simply accept every user but {@link MISSING_USER}. */
export const mailServerReplies: Readonly<Record<string, MailServerReply>> = {
  "catch-all.example": "acceptsAll",
  "greylisted.example": "later",
  "unknown.example": "silent",
  "no-mx.example": "absent",
  "seznaam.cz": "silent",
};

/** The user name that every server rejects. */
const MISSING_USER = "missing-user";

const replies = new Map(Object.entries(mailServerReplies));

/** Looks up a user's mailbox at the mail server of a domain (lower case, Punycode). */
export function askServer(
  user: string,
  domain: string,
  isMisspelt: boolean,
  { domains, mailboxes }: OwnData,
) {
  const exists = mailboxes.get(`${user}@${domain}`.toLowerCase());
  if (exists !== undefined) return exists ? "accepts" : "rejects";
  const own = domains.get(domain);
  if (own) return replyOfOwn(own);
  const reply = replies.get(domain);
  if (reply !== undefined) return reply;
  if (isMisspelt) return "absent";
  return user.toLowerCase() === MISSING_USER ? "rejects" : "accepts";
}

function replyOfOwn({ isValid, isCatchAll }: OwnMailDomain): MailServerReply {
  if (!isValid) return "absent";
  return isCatchAll ? "acceptsAll" : "accepts";
}
