import { readFileSync, rmSync } from "node:fs";
import { applyTextEdits } from "@data-validation/cli/internal/migrate/command";
import { listFiles } from "@data-validation/cli/internal/migrate/files/list";
import { examineProject } from "@data-validation/cli/internal/migrate/project";
import fc from "fast-check";
import { expect, test } from "vitest";
import { character } from "../../support/character.ts";
import { newFolder, writeIn } from "../../support/folder.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { readCorpus } from "./corpus.ts";
import { runMigrate } from "./measure.ts";

const corpusFiles = readCorpus().flatMap(({ files }) =>
  files.map(({ name, before }) => ({ ending: name.split(".").at(-1) ?? "", text: before })),
);
const endings = [
  "js",
  "mjs",
  "ts",
  "tsx",
  "vue",
  "svelte",
  "astro",
  "html",
  "json",
  "yaml",
  "py",
  "php",
];

/** A file composed of random parts of the corpus. */
const anyFile = fc.record({
  parts: fc.array(fc.constantFrom(...corpusFiles), { minLength: 1, maxLength: 3 }),
  ending: fc.option(fc.constantFrom(...endings)),
  // Of the deepest, the parser always runs out of stack: in between, that depends on what was
  // compiled before.
  nesting: fc.constantFrom(0, 0, 0, 3, 200, 8000),
  isMarked: fc.boolean(),
  isWindows: fc.boolean(),
  noise: fc.string({ unit: character, maxLength: 20 }),
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  encoding: fc.constantFrom("utf8", "utf8", "utf8", "utf16le", "latin1" as const),
});

type AnyFile = typeof anyFile extends fc.Arbitrary<infer File> ? File : never;

function bytesOf({ parts, nesting, isMarked, isWindows, noise, cut, encoding }: AnyFile): Buffer {
  let text = parts.map((part) => part.text).join("\n");
  text = `${"{".repeat(nesting)}// ${noise}\n${text}${"}".repeat(nesting)}`;
  if (isWindows) text = text.replaceAll("\n", "\r\n");
  if (cut !== null) text = text.slice(0, Math.floor(text.length * cut));
  return Buffer.from((isMarked ? "\uFEFF" : "") + text, encoding as BufferEncoding);
}

test("Migrate never fails, and changes no byte outside of the reported edits, whatever the files are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFile, { minLength: 1, maxLength: 3 }), async (files) => {
      const home = newFolder();
      const laid = files.map((file, index) => {
        const bytes = bytesOf(file);
        return {
          path: writeIn(home, `f${index}.${file.ending ?? file.parts[0]?.ending}`, bytes),
          bytes,
        };
      });
      const { hits } = await examineProject(listFiles(home));
      const { code, err } = await runMigrate(home, "--write");
      expect(err).toBe("");
      expect([0, 1]).toContain(code);
      for (const { path, bytes } of laid) {
        const hitsOfMark = hits.filter(
          ({ file, waitsFor }) => path.endsWith(`/${file}`) && waitsFor.length === 0,
        );
        const edits = hitsOfMark.flatMap((hit) => hit.edits);
        const expected =
          edits.length === 0 ? bytes : Buffer.from(applyTextEdits(bytes.toString("utf8"), edits));
        expect(readFileSync(path).equals(expected), path).toBe(true);
      }
      rmSync(home, { recursive: true });
    }),
    { numRuns: propertyRuns(1000), endOnFailure: true },
  );
});
