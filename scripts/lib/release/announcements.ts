import type { Impact, RatedChange } from "./rating.ts";

/** The part of a version that a release raises. */
export type VersionPart = Impact | "none";

const parts: VersionPart[] = ["none", "patch", "minor", "major"];

export function gravestPart(several: VersionPart[]): VersionPart {
  return parts.findLast((part) => several.includes(part)) ?? "none";
}

/**
 * The version part that a release must raise for some changes. Below 1.0.0, a minor release may
 * break clients, and a patch may add (SemVer, item 4).
 */
export function requiredPart(impacts: Impact[], version: string): VersionPart {
  const part = gravestPart(impacts);
  if (part === "none" || !version.startsWith("0.")) return part;
  return part === "major" ? "minor" : "patch";
}

/** The part that is higher in the newer of two versions. */
export function raisedPart(before: string, after: string): VersionPart {
  const old = before.split(".").map(Number);
  const index = after.split(".").findIndex((number, place) => Number(number) > (old[place] ?? 0));
  return (["major", "minor", "patch"] as const)[index] ?? "none";
}

/**
 * The name of a change in a changeset: its operation, `POST /phone/search`, or its schema,
 * `PhoneData`.
 */
export function subjectOf({ place }: Pick<RatedChange, "place">): string {
  const [first = "", second = "", third] = place.split(" ");
  return first === "components" && third !== undefined ? third : `${first} ${second}`.trim();
}

/** The major and minor changes that no sentence names. */
export function unannouncedChanges(changes: RatedChange[], sentences: string[]): RatedChange[] {
  const words = sentences.join("\n");
  return changes.filter(
    (change) => change.impact !== "patch" && !hasName(words, subjectOf(change)),
  );
}

/** Whether a text contains a name, and not only a longer name that starts with it. */
function hasName(text: string, name: string): boolean {
  const followers = text.split(name).slice(1);
  return followers.some((follower) => !/^[\w/-]/.test(follower));
}

export function announcementTable(changes: RatedChange[]): string {
  const rows = changes.filter(({ impact }) => impact !== "patch");
  if (rows.length === 0) return "No change of the contract is rated major or minor.";
  const cells = rows.map(
    ({ impact, version, place, what }) => `| ${impact} | ${version} | ${place} | ${what} |`,
  );
  return ["| Rated | Version of the API | Where | What |", "|---|---|---|---|", ...cells].join(
    "\n",
  );
}
