import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { overlay } from "@data-validation/contract-files/bundles";
import { expect, test } from "vitest";
import { contractSources } from "#scripts/lib/contract/lint.ts";
import { copyRepository } from "../support/copy.ts";
import { type Mistake, mistakes, withMistake } from "./mistakes.ts";

// Its path has what shells and URLs write otherwise.
const copy = copyRepository("můj dům & sód");
// The artifacts of this checkout, which are fresh: linting the contract needs some of them, and makes none.
for (const folder of ["client", "mock", "strict", "types", "versions.ts"])
  cpSync(join("generated", folder), join(copy, "generated", folder), { recursive: true });

// A group at once, because starting the linters takes longer than what they do.
test.each(Object.entries(mistakes))(
  "npm run lint names the file and line of each mistake, once, and nothing else: %s",
  (_group, made) => {
    for (const mistake of made) edit(mistake.file, (text) => withMistake(text, mistake));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["scripts/lint.ts", "contract"],
      {
        cwd: copy,
        encoding: "utf8",
        env: { ...process.env, GITHUB_ACTIONS: "" },
      },
    );
    const printed = stderr.trim().split("\n").map(withoutColumn);
    const expected = made.map(
      (mistake) => `${mistake.file}:${lineOf(mistake)}: ${mistake.message}`,
    );
    for (const { file } of made) edit(file, () => readFileSync(file, "utf8"));

    expect(printed.toSorted(), stdout).toEqual(expected.toSorted());
    expect(status).toBe(1);
  },
);

test("each target of the overlay that selects nothing is named at its line", () => {
  const lines = readFileSync(overlay, "utf8").split("\n");
  const targets = lines.flatMap((line, index) => {
    const [, target] = /target: (\S+)/.exec(line) ?? [];
    return target ? [{ line: index + 1, message: `${target} selects nothing. Correct it.` }] : [];
  });
  const found = contractSources().unselected([{ paths: {} }]);
  expect(found.map(({ line, message }) => ({ line, message }))).toEqual(targets);
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(copy, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

const withoutColumn = (finding: string) => finding.replace(/^(\S+:\d+):\d+:/, "$1:");

/** The line that must be named, from 1. */
function lineOf({ file, from = "", to, line }: Mistake): number {
  const changed = to.split("\n").find((one) => !from.split("\n").includes(one));
  const [before = ""] = readFileSync(join(copy, file), "utf8").split(line ?? changed ?? "");
  return before.split("\n").length;
}
