import { createProgress } from "@data-validation/cli/internal/clean/progress";
import type { Fetch } from "@data-validation/client";
import { expect, test } from "vitest";
import { cleanMock, runClean, useFolder } from "./support/clean.ts";
import { keepingTerminal } from "./support/terminal.ts";

useFolder();

test("The summary counts rows, calls, proposals by frequency, unreadable rows, lost digits and failures", async () => {
  const fetch: Fetch = async (request) => {
    const { email } = (await request.clone().json()).request.query;
    return email === "x@y.cz" ? new Response(null, { status: 403 }) : cleanMock.fetch(request);
  };
  const rows = [
    "x@y.cz,",
    "jana@seznan.cz,4.20607E+11",
    "petr@seznam.cz,+420607123456",
    "eva@seznam.cz,",
    "a,b,c",
  ];
  const { printed } = await runClean(`email,phone\n${rows.join("\n")}\n`, [], { fetch });
  expect(printed.out).toBe(`5 rows in ./people.clean.csv, from 5 calls.
email
           2  valid
           1  error
           1  invalidWithCorrection
phone
           1  error
           1  valid
1 row cannot be read, and is written as before:
  line 6: 3 cells, and the header has 2
1 value lost digits in a spreadsheet and was not sent. Export the column again as text.
1 value failed: the reason is in the row. Try them again with --retry-failed; people.clean.csv.journal keeps the rest.
`);
});

test("The summary of a run with --limit names the journal that is kept", async () => {
  const { printed } = await runClean("email\njana@seznam.cz\neva@seznam.cz\n", ["--limit", "1"]);
  expect(printed.out).toBe(`1 row in ./people.clean.csv, from 1 call.
email
           1  valid
people.clean.csv.journal keeps the responses for the run without --limit.
`);
});

test("Twenty unreadable rows are listed, and the others counted", async () => {
  const { printed } = await runClean(`email,note\n${"a,b,c\n".repeat(22)}`, [
    "--dry-run",
    "--email",
    "email",
  ]);
  const listed = Array.from(
    { length: 20 },
    (_, index) => `  line ${index + 2}: 3 cells, and the header has 2\n`,
  );
  expect(printed.out).toBe(
    `0 calls would be made; none was.\n22 rows cannot be read, and are written as before:\n${listed.join("")}  and 2 more\n`,
  );
});

test.each([
  [189, "89 s"],
  [190, "2 min"],
  [7270, "2 h 0 min"],
  [11_200, "3 h 5 min"],
])("After 100 of %i calls, one per second, %s are left", (total, left) => {
  let time = 0;
  const terminal = keepingTerminal();
  const progress = createProgress(terminal, total, () => time);
  time = 100_000;
  progress.show(100);
  expect(terminal.printed.err).toMatch(new RegExp(`, 1 a second, ${left} left\n$`));
});
