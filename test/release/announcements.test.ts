import { releaseNotes } from "@data-validation/tooling/changelogs";
import { expect, test } from "vitest";
import {
  announcementTable,
  subjectOf,
  unannouncedChanges,
} from "#scripts/lib/release/announcements.ts";
import type { RatedChange } from "#scripts/lib/release/rating.ts";

const change = (place: string, impact: RatedChange["impact"] = "major"): RatedChange => {
  return { version: "2.1", place, impact, what: "It was removed." };
};
const option = change("POST /phone/search request.options.allowedPrefixes");
const schema = change("components schemas PhoneData properties prefix", "minor");
const words = change("POST /phone/search description", "patch");

test("A change is named by its operation or its schema", () => {
  expect([option, schema].map(subjectOf)).toEqual(["POST /phone/search", "PhoneData"]);
});

test("A major or minor change is announced by a sentence with its operation or schema, and by no other", () => {
  const changes = [option, schema, words];
  expect(unannouncedChanges(changes, [])).toEqual([option, schema]);
  expect(unannouncedChanges(changes, ["The command line is faster."])).toEqual([option, schema]);
  expect(
    unannouncedChanges(changes, ["`POST /phone/search` lost an option.", "PhoneDataset is new."]),
  ).toEqual([schema]);
  expect(
    unannouncedChanges(changes, ["POST /phone/search and PhoneData: a prefix is gone."]),
  ).toEqual([]);
});

test("The table of changes has a row for each that is rated major or minor", () => {
  expect(announcementTable([option, words]).split("\n").slice(2)).toEqual([
    "| major | 2.1 | POST /phone/search request.options.allowedPrefixes | It was removed. |",
  ]);
  expect(announcementTable([words])).toBe("No change of the contract is rated major or minor.");
});

test("The notes of a release have each sentence once, below its gravest heading, and the tables", () => {
  const client =
    "# client\n\n## 1.1.0\n\n### Minor Changes\n\n- New.\n\n### Patch Changes\n\n- Mended.\n- Updated dependencies\n- @a/b@1.1.0\n- @a/b@1.0.0 is no more.\n";
  const mock =
    "# mock\n\n## 1.1.0-beta.1\n\n- Early.\n\n## 1.1.0\n\n### Patch Changes\n\n- Mended.\n- New.\n\n## 1.0.0\n\n### Major Changes\n\n- Old.\n";
  const contract = "# contract\n\n## 1.1.0\n\n### Changes of the contract\n\n| a |\n|---|\n| b |\n";
  expect(releaseNotes([client, mock, contract], "1.1.0")).toBe(
    "### Minor Changes\n\n- New.\n\n### Patch Changes\n\n- Mended.\n- @a/b@1.0.0 is no more.\n\n### Changes of the contract\n\n| a |\n|---|\n| b |\n",
  );
});
