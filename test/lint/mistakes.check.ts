import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listVersions, rootDocument } from "@data-validation/contract-files/bundles";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  copySources,
  lintFolder,
  lintWithRedocly,
  lintWithSpectral,
  type NamedFinding,
} from "./linters.ts";
import { type Mistake, mistakeLineOf, mistakes, withMistake } from "./mistakes.ts";

const { spectral, statements: _, ...groups } = mistakes;
const { workflows, ...ofContract } = groups;
const roots = listVersions().map(rootDocument);
const folder = lintFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** The mistakes of a group, made in a copy of the sources. */
const planted = Object.entries(groups).map(([group, mistakes]) => {
  const expected = plant(group, mistakes);
  const linted = group === "workflows" ? [mistakes[0]?.file ?? ""] : roots;
  return { group, expected, files: linted.map((file) => `${group}/${file}`) };
});
/** What Redocly finds, by file. */
const byRedocly = new Map<string, NamedFinding[]>();

beforeAll(() => {
  const files = planted.flatMap((group) => group.files);
  const findings = lintWithRedocly(folder, files);
  for (const [index, file] of files.entries())
    byRedocly.set(file, (findings[index] ?? []).map(withoutGroup));
});

test.each(planted.filter(({ group }) => group in ofContract))(
  "The two linters report each mistake once with its file and line, and nothing else: $group",
  async ({ group, expected, files }) => {
    const counted = files.map((file) => byRedocly.get(file) ?? []);
    // Spectral names these too, but at the start of a file, and with their consequences.
    const isOfRedocly = group === "yaml" || group === "files";
    const copy = join(folder, group);
    for (const root of isOfRedocly ? [] : roots) counted.push(await lintWithSpectral(copy, root));
    for (const found of counted)
      expect(places(found), printed(found)).toEqual([...new Set(places(found))]);
    const findings = counted.flat();
    expect([...new Set(places(findings))].toSorted(), printed(findings)).toEqual(
      places(expected).toSorted(),
    );
    expect(unnamed(expected, findings)).toEqual([]);
  },
);

test.each(spectral)("Spectral names what Redocly does not: $what", async (mistake) => {
  const expected = plant(mistake.what, [mistake]);
  const copy = join(folder, mistake.what);
  const findings = (await Promise.all(roots.map((root) => lintWithSpectral(copy, root)))).flat();
  expect(places(findings)).toEqual(places(expected));
  expect(unnamed(expected, findings)).toEqual([]);
});

test("Redocly names a mistake in a workflow with its file and line", () => {
  const expected = planted.find(({ group }) => group === "workflows")?.expected ?? [];
  const findings = byRedocly.get(`workflows/${workflows[0]?.file}`) ?? [];
  expect(places(findings)).toEqual(places(expected));
  expect(unnamed(expected, findings)).toEqual([]);
});

/** Makes mistakes in a copy of the sources. Returns the findings that name them. */
function plant(name: string, mistakes: Mistake[]): NamedFinding[] {
  const copy = copySources(folder, name);
  for (const mistake of mistakes) {
    const path = join(copy, mistake.file);
    writeFileSync(path, withMistake(readFileSync(path, "utf8"), mistake));
  }
  return mistakes.map((mistake) => {
    const text = readFileSync(join(copy, mistake.file), "utf8");
    return { place: `${mistake.file}:${mistakeLineOf(mistake, text)}`, message: mistake.message };
  });
}

const withoutGroup = ({ place, message }: NamedFinding) => ({
  place: place.replace(/^[^/]*\//, ""),
  message,
});
const printed = (found: NamedFinding[]) =>
  found.map(({ place, message }) => `${place}: ${message}`).join("\n");
const places = (found: NamedFinding[]) => found.map(({ place }) => place);

/** The expected findings that none has the words of. */
function unnamed(expected: NamedFinding[], findings: NamedFinding[]): string[] {
  return expected.flatMap(({ place, message }) => {
    const here = findings.filter((finding) => finding.place === place);
    const isNamed = here.some((finding) => finding.message.replace(/\s+/g, " ").includes(message));
    return isNamed ? [] : `${place}: ${message} != ${here.map((one) => one.message).join(" | ")}`;
  });
}
