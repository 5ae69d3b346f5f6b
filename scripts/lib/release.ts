import type { Impact } from "./rating.ts";

/** The part of a version that a release raises; `none` without changes. */
export type Part = Impact | "none";

const parts: Part[] = ["none", "patch", "minor", "major"];

/** The gravest of several parts. */
export function gravest(several: Part[]): Part {
  return parts[Math.max(0, ...several.map((part) => parts.indexOf(part)))] as Part;
}

/**
 * The part that a release has to raise for the changes of the contract since the last one (docs/releasing.md).
 *
 * Below 1.0.0 a minor release may break, and an addition may come with a patch (Semantic Versioning, item 4).
 *
 * @param impacts - The impact of each change of the contract.
 * @param version - The version that was released last.
 */
export function requiredPart(impacts: Impact[], version: string): Part {
  const part = gravest(impacts);
  if (part === "none" || !version.startsWith("0.")) return part;
  return part === "major" ? "minor" : "patch";
}

/** The part that one version raises over an earlier one. */
export function raisedPart(before: string, after: string): Part {
  const [old, now] = [before, after].map((version) => version.split(".").map(Number));
  const index = now?.findIndex((number, place) => number > (old?.[place] ?? 0)) ?? -1;
  return (["major", "minor", "patch"] as const)[index] ?? "none";
}
