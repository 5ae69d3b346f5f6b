import { ownDomain, ownMailbox } from "../own.ts";

/**
 * What a mail server says when it is asked for a mailbox.
 *
 * * `accepts`: the mailbox exists.
 * * `acceptsAll`: any mailbox is accepted, so whether this one exists is unknown.
 * * `refuses`: there is no such mailbox.
 * * `later`: rejected temporarily (greylisting).
 * * `silent`: the server does not respond.
 * * `absent`: the domain has no mail server.
 */
export type MailServerReply = "accepts" | "acceptsAll" | "refuses" | "later" | "silent" | "absent";

/**
 * The domains whose mail server does something else than to accept: the sandbox asks no network. A well-known domain with a typing
 * error (`seznma.cz`) has no mail server either; every other domain accepts every mailbox but {@link missingUser}.
 */
export const servers: Readonly<Record<string, MailServerReply>> = {
  "catch-all.example": "acceptsAll",
  "greylisted.example": "later",
  "unknown.example": "silent",
  "no-mx.example": "absent",
  "seznaam.cz": "silent",
};

/** The user name that no server has a mailbox for. */
const missingUser = "missing-user";

const replies = new Map(Object.entries(servers));

/** Asks the mail server of a domain (lower case, Punycode) for a user's mailbox. */
export function askServer(user: string, domain: string, isMisspelt: boolean): MailServerReply {
  const isOwn = ownMailbox(user, domain);
  if (isOwn !== undefined) return isOwn ? "accepts" : "refuses";
  const own = ownDomain(domain);
  if (own) return own.isValid ? (own.isCatchAll ? "acceptsAll" : "accepts") : "absent";
  const reply = replies.get(domain);
  if (reply !== undefined) return reply;
  if (isMisspelt) return "absent";
  return user.toLowerCase() === missingUser ? "refuses" : "accepts";
}
