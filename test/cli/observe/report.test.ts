import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit } from "../../../packages/cli/src/observe/changes/edit.ts";
import { summary } from "../../../packages/cli/src/observe/report/text.ts";
import { examples, plantedOf, report, traffic } from "./support/traffic.ts";

test("a summary fits 80 columns and keeps its words, whatever is found", async () => {
  const known = report(await traffic(plantedOf(), examples.slice(0, 60)));
  const text = fc.string({ unit: fc.constantFrom(..."ab.[]/ "), maxLength: 300 });
  const change = fc.record({ what: text, edits: fc.constant<Edit[]>([]), note: text });
  const changes = { title: text, first: text, change };
  fc.assert(
    fc.property(fc.constantFrom(...known.findings), fc.record(changes), (finding, change) => {
      const lines = summary({ ...known, findings: [{ ...finding, ...change }] }).split("\n");
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(lines.join("").replace(/\s/g, "")).toContain(change.title.replace(/\s/g, ""));
    }),
  );
});
