import { currentVersion } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import type { Source } from "#docs/build/contract/source.ts";
import { navigationOf } from "#docs/build/pages/navigation.ts";
import { sortTexts } from "#docs/build/pages/texts.ts";
import { describeOutcomes, type EffectOutcome } from "#docs/build/sections/effects.ts";

const page = (path: string, changes = {}) => ({
  path,
  file: path,
  markdown: "",
  group: "Test",
  order: 1,
  title: "A long title",
  ...changes,
});

test("Pages are in the order of their groups, of their numbers, and of their paths", () => {
  const pages = [
    page("y.html", { group: "Migrate" }),
    page("z.html", { order: 0 }),
    page("a.html"),
    page("b.html"),
  ];
  expect(sortTexts(pages.toReversed())).toEqual(pages);
});

test("The navigation has short titles, and the shared objects beside the operations of a version", () => {
  const source = { current: currentVersion, operations: new Map() } as unknown as Source;
  const entries = navigationOf(source, [page("a.html", { short: "Short" }), page("b.html")])({
    kind: "text",
  });
  expect(entries.filter(({ group }) => group === "Test").map(({ title }) => title)).toEqual([
    "Short",
    "A long title",
  ]);
  const ofVersion = entries.filter(({ group }) => group === `Version ${currentVersion}`);
  expect(ofVersion.map(({ title }) => title)).toContain("Shared objects");
});

test("A change goes unnoticed in every language only if each program misses it", () => {
  const outcomes = {
    Python: { kind: "unnoticed", shown: "" },
    Go: { kind: "unnoticed", shown: "" },
  };
  const { text, isUnnoticed } = describeOutcomes(outcomes as Record<string, EffectOutcome>);
  expect([isUnnoticed, text]).toEqual([true, "**Unnoticed** in every language."]);
  const mixed = { ...outcomes, Java: { kind: "exception", shown: "" } };
  expect(describeOutcomes(mixed as Record<string, EffectOutcome>)).toMatchObject({
    isUnnoticed: false,
  });
});
