import { restoreZeros } from "@data-validation/cli/internal/clean/zeros";
import { hasLostDigits, withoutSpreadsheetNotation } from "@data-validation/common/spreadsheet";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runClean, useFolder } from "./support/clean.ts";

useFolder();

test("A number that a spreadsheet wrote with a decimal or an exponent is restored digit by digit", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 100_000n, max: 999_999_999_999_999n }),
      fc.constantFrom(".", ","),
      (number, point) => {
        const digits = String(number);
        const exponent = `${digits[0]}${point}${digits.slice(1)}E+${digits.length - 1}`;
        const padded = exponent.replace(/\+(?=\d$)/, "+0");
        const lossy = exponent.replace(/\dE/, "E");
        expect(withoutSpreadsheetNotation(`${digits}${point}0`)).toBe(digits);
        expect(withoutSpreadsheetNotation(exponent)).toBe(digits);
        expect(withoutSpreadsheetNotation(padded)).toBe(digits);
        expect(withoutSpreadsheetNotation(lossy)).toBe(undefined);
        expect([digits, exponent, lossy].map(hasLostDigits)).toEqual([false, false, true]);
      },
    ),
  );
});

test.each(["607 123 456", "+420607123456", "a1E5@b.cz", "1.5", "0607123456", "12/4"])(
  "%s has no notation of a spreadsheet",
  (cell) =>
    expect([withoutSpreadsheetNotation(cell), hasLostDigits(cell)]).toEqual([undefined, false]),
);

test.each<[Parameters<typeof restoreZeros>, string]>([
  [["zip", "1067", "DE"], "01067"],
  [["zip", "81101", "SK"], "81101"],
  [["zip", "107", "DE"], "00107"],
  [["zip", "10", "DE"], "10"],
  [["zip", "A10", "DE"], "A10"],
  [["zip", "10A", "DE"], "10A"],
  [["zip", "1000", "CZ"], "1000"],
  [["zip", "1067", "AT"], "1067"],
  [["registrationNumber", "6947", "CZ"], "00006947"],
  [["registrationNumber", "123", "CZ"], "00000123"],
  [["registrationNumber", "47", "CZ"], "47"],
  [["registrationNumber", "6947", "PL"], "6947"],
])("Zeros are restored where the length is fixed: %j is %s", (given, value) =>
  expect(restoreZeros(...given)).toBe(value),
);

test("A number that lost digits is a failed row; a restored one has a note, and its cell stays", async () => {
  const { code, calls, output, printed } = await runClean(
    "phone,note\n4.20607E+11,a\n607123456.0,b\n0607123456,c\n",
    ["--prefix", "+420"],
  );
  expect([code, calls]).toEqual([3, [{ numberFull: "607123456" }, { numberFull: "0607123456" }]]);
  const rows = parse(output ?? "") as string[][];
  expect(rows[1]).toEqual(["4.20607E+11", "a", "", "error", "", "digits lost"]);
  expect([rows[2]?.[0], rows[2]?.[5]]).toEqual([
    "607123456.0",
    expect.stringMatching(/^607123456\.0 sent as 607123456/),
  ]);
  expect(printed.out).toContain("1 value lost digits in a spreadsheet and was not sent.");
});
