import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootDocument, versions } from "@data-validation/contract-files/bundles";
import { expect, test } from "vitest";
import { copySources, lintWithRedocly, lintWithSpectral, type Named } from "./linters.ts";
import { lineOf, type Mistake, mistakes, withMistake } from "./mistakes.ts";

const { stops, statements: _, workflows, ...groups } = mistakes;
const roots = versions().map(rootDocument);

// A group at once, because starting a linter takes longer than linting.
test.each(Object.entries(groups))(
  "the two linters name each mistake with its file and line, at most once by each for a version, and nothing else: %s",
  async (group, made) => {
    const { folder, expected } = plant(made);
    const byRedocly = lintWithRedocly(folder, roots);
    const bySpectral = await Promise.all(roots.map((root) => lintWithSpectral(folder, root)));
    rmSync(folder, { recursive: true });

    // Spectral names these too, but at the start of a file, and with their consequences.
    const isOfRedocly = group === "yaml" || group === "files";
    const counted = isOfRedocly ? byRedocly : [...byRedocly, ...bySpectral];
    for (const found of counted)
      expect(places(found), printed(found)).toEqual([...new Set(places(found))]);
    const found = counted.flat();
    expect([...new Set(places(found))].toSorted(), printed(found)).toEqual(
      places(expected).toSorted(),
    );
    expect(unnamed(expected, found)).toEqual([]);
  },
);

test.each(stops)("Spectral names what stops Redocly: $what", async (mistake) => {
  const { folder, expected } = plant([mistake]);
  const found = (await Promise.all(roots.map((root) => lintWithSpectral(folder, root)))).flat();
  rmSync(folder, { recursive: true });
  expect(places(found)).toEqual(places(expected));
  expect(unnamed(expected, found)).toEqual([]);
});

test("Redocly names a mistake in a workflow with its file and line", () => {
  const { folder, expected } = plant(workflows);
  const [found = []] = lintWithRedocly(folder, [workflows[0]?.file ?? ""]);
  rmSync(folder, { recursive: true });
  expect(places(found)).toEqual(places(expected));
  expect(unnamed(expected, found)).toEqual([]);
});

/** Makes mistakes in a copy of the sources. */
function plant(made: Mistake[]): { folder: string; expected: Named[] } {
  const folder = copySources();
  for (const mistake of made) {
    const path = join(folder, mistake.file);
    writeFileSync(path, withMistake(readFileSync(path, "utf8"), mistake));
  }
  const expected = made.map((mistake) => {
    const text = readFileSync(join(folder, mistake.file), "utf8");
    return { place: `${mistake.file}:${lineOf(mistake, text)}`, message: mistake.message };
  });
  return { folder, expected };
}

const printed = (found: Named[]) =>
  found.map(({ place, message }) => `${place}: ${message}`).join("\n");
const places = (found: Named[]) => found.map(({ place }) => place);

/** The expected findings that none has the words of. */
function unnamed(expected: Named[], found: Named[]): string[] {
  return expected.flatMap(({ place, message }) => {
    const here = found.filter((finding) => finding.place === place);
    const isNamed = here.some((finding) => finding.message.replace(/\s+/g, " ").includes(message));
    return isNamed ? [] : `${place}: ${message} != ${here.map((one) => one.message).join(" | ")}`;
  });
}
