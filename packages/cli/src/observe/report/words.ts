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
