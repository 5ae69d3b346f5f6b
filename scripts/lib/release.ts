import type { Impact } from "./rating.ts";

/** The part of a version that a release raises; `none` without changes. */
export type Part = Impact | "none";

const parts: Part[] = ["none", "patch", "minor", "major"];

/**
 * The part that a release has to raise for the changes of the contract since the last one (docs/releasing.md).
 *
 * Below 1.0.0 a minor release may break, and an addition may come with a patch (Semantic Versioning, item 4).
 *
 * @param impacts - The impact of each change of the contract.
 * @param version - The version that was released last.
 */
export function requiredPart(impacts: Impact[], version: string): Part {
  const gravest = impacts.reduce<Part>(graver, "none");
  if (gravest === "none" || !version.startsWith("0.")) return gravest;
  return gravest === "major" ? "minor" : "patch";
}

/** A version with a part of it raised. */
export function raise(version: string, part: Part): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const raised = {
    none: version,
    patch: [major, minor, patch + 1],
    minor: [major, minor + 1, 0],
    major: [major + 1, 0, 0],
  };
  return [raised[part]].flat().join(".");
}

/** The part that one version raises over an earlier one. */
export function raisedPart(before: string, after: string): Part {
  const [old, now] = [before, after].map((version) => version.split(".").map(Number));
  const index = now?.findIndex((number, place) => number > (old?.[place] ?? 0)) ?? -1;
  return (["major", "minor", "patch"] as const)[index] ?? "none";
}

/** Whether a planned release raises at least the part that is required. */
export function isEnough(planned: Part, required: Part): boolean {
  return parts.indexOf(planned) >= parts.indexOf(required);
}

/** The graver of two parts. */
export function graver(one: Part, other: Part): Part {
  return isEnough(one, other) ? one : other;
}
