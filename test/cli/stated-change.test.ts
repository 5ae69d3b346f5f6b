import { findStatedChange } from "@data-validation/cli/internal/clean/stated-change";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { runClean, useFolder } from "./support/clean.ts";

useFolder();

test.each(["+421 607 123 456", "00421607123456"])(
  "A correction with the prefix +420 changes that of the row %s",
  (numberFull) => expect(findStatedChange({ numberFull }, { prefix: "+420" })).toBe("prefix"),
);

test.each(["00420 607 123 456", "607 123 456"])(
  "A correction with the prefix +420 changes no stated value of the row %s",
  (numberFull) => expect(findStatedChange({ numberFull }, { prefix: "+420" })).toBeUndefined(),
);

test("A correction with another country than the row changes it", () => {
  expect(findStatedChange({ country: "SK" }, { country: "CZ" })).toBe("country");
});

test.each(["cz", null, "Česko"])(
  "A correction with the country CZ changes no stated value of a row whose country is %s",
  (country) => expect(findStatedChange({ country }, { country: "CZ" })).toBeUndefined(),
);

test("A number with another prefix than the row's own column is a suggestion, and the prefix stays", async () => {
  const { output } = await runClean("Předvolba;Telefon\n420;+421905123456\n00421;+421905123456\n");
  const [, other = [], same = []] = parse(output ?? "", { delimiter: ";" }) as string[][];
  expect(other.slice(2)).toEqual([
    ...["", "", "valid", "+421 905123456", "the prefix of the row would change"],
  ]);
  expect(same.slice(2)).toEqual(["+421", "905123456", "valid", "", ""]);
});

test.each([
  ["905 111 222", "SR", "", "+421905111222"],
  ["607 123 456", "Poland", "Polsko", "+48607123456"],
  ["607 123 456", "SK", "PL", "+420607123456"],
])(
  "The suggestions for %s are ranked by the countries %s and %s of its row",
  async (number, billingCountry, shippingCountry, firstSuggestion) => {
    const text = `Phone;Billing Country;Shipping Country\n${number};${billingCountry};${shippingCountry}\n`;
    const { output } = await runClean(text, ["--only", "phone"]);
    const [, row = []] = parse(output ?? "", { delimiter: ";" }) as string[][];
    expect(row.slice(3, 6)).toEqual(["", "invalidWithSuggestion", firstSuggestion]);
  },
);
