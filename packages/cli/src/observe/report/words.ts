import type { Report } from "./report.ts";

/** What a run comes to, in a sentence. */
export function conclusion({ exitCode, contradictions, source }: Report): string {
  const broken = contradictions.filter(({ ground }) => ground === "stated").length;
  const wrong = contradictions.length - broken;
  if (source.matched === 0) return "There is no call of this API in it.";
  if (exitCode === 0) return "Nothing contradicts the contract.";
  return [
    wrong > 0 ? `${plural(wrong, "contradiction")} of what was assumed.` : "",
    broken > 0 ? `${plural(broken, "statement")} broken by the service.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** `1 call`, `2 calls`. */
export function plural(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** How much was confirmed, and what that rests on: `145 of 190 confirmed, from 51 calls, all of version 2.0`. */
export function weight({ summary: { assumed }, source }: Report): string {
  const all = assumed.confirmed + assumed.contradicted + assumed["never seen"];
  return `${assumed.confirmed} of ${all} confirmed, from ${plural(source.matched, "call")}${ofVersions(source.versions)}`;
}

/** `, all of version 2.0`; nothing where several versions were seen. */
export function ofVersions(versions: readonly string[]): string {
  return versions.length === 1 ? `, all of version ${versions[0]}` : "";
}
