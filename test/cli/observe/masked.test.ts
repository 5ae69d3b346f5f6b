import { describe, expect, test } from "vitest";
import { fromPair, type RecordedCall } from "../../../packages/cli/src/observe/sources/recorded.ts";
import { asLines, examples, found, plantedOf, report, traffic } from "./support/traffic.ts";

/** Calls as they are read from a recording without values. */
async function masked(calls: RecordedCall[]) {
  const lines = (await asLines(calls, false)).split("\n");
  const read = lines.map((line, index) => fromPair(JSON.parse(line), calls[index]?.where ?? "") as RecordedCall);
  return report(read);
}

describe("A recording without values says the same of the contract", async () => {
  const calls = await traffic(plantedOf());
  const read = await masked(calls);

  test("every contradiction and every addition, at its place, and no more", async () => {
    const whole = report(calls);
    expect(whole.findings.length).toBeGreaterThan(30);
    expect(found(read)).toEqual(found(whole));
    expect(found(await masked(await traffic([], examples)))).toEqual([]);
  });

  test("but for names and words: stand-ins are not shown, and nothing of them is added to the contract", () => {
    const added = read.findings.flatMap(({ change }) => change.edits.filter(({ do: what }) => what === "add"));
    expect(added).toEqual([]);
    expect(
      read.findings.filter(({ title }) => /: (new field|also) /.test(title) && !title.includes("(hidden ")),
    ).toEqual([]);
  });
});
