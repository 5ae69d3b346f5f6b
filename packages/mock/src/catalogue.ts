import type { Company, Location } from "./sandbox/register/types.ts";

/** What the invented world of the mock holds. */
export interface Catalogue {
  companies: readonly Company[];
  locations: readonly Location[];
  /** Mail servers that do something else than to accept every mailbox, by domain, with what they do. */
  mailServers: Readonly<Record<string, string>>;
}

/** Loads what the invented world of the mock holds: what a search finds and what is valid. */
export async function catalogue(): Promise<Catalogue> {
  const [{ sandboxRecords }, { servers }] = await Promise.all([
    import("./sandbox/register/records.ts"),
    import("./sandbox/email/servers.ts"),
  ]);
  return { ...sandboxRecords, mailServers: servers };
}
