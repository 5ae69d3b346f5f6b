import { validationPath } from "@data-validation/cli/internal/clean/call-options";
import { dataKinds } from "@data-validation/cli/internal/clean/data-kinds";
import { detailOptions } from "@data-validation/cli/internal/clean/details";
import { requestField, valuesOfField } from "@data-validation/cli/internal/contract";
import type { Fetch } from "@data-validation/client";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { cleanMock, runClean, useFolder } from "./support/clean.ts";

useFolder();

/** Cleans a table, and returns the options of its calls. */
async function optionsOf(text: string, args: string[]) {
  const options: unknown[] = [];
  const fetch: Fetch = async (request) => {
    options.push((await request.clone().json()).request.options);
    return cleanMock.fetch(request);
  };
  return { ...(await runClean(text, args, { fetch })), options };
}

const phones = "phone\n+420607123456\n";

test.each(["+420", "00420", "420"])("--prefix %s is sent with its plus sign", async (prefix) => {
  const { options } = await optionsOf("phone\n607123456\n", ["--prefix", prefix]);
  expect(options).toEqual([{ preferredPrefixes: ["+420"] }]);
});

test("An option of an operation is sent in its type", async () => {
  const settings = ["phone.validationType=extended", "phone.allowedPrefixes=+420, +421"];
  const { options } = await optionsOf(
    phones,
    settings.flatMap((setting) => ["--option", setting]),
  );
  expect(options).toEqual([{ validationType: "extended", allowedPrefixes: ["+420", "+421"] }]);
  const company = await optionsOf("IČO\n00006947\n", [
    "--force",
    "--option",
    "company.resultsLimit=3",
    "--option",
    "company.includeTerminatedSubjects=true",
  ]);
  expect(company.options).toEqual([{ resultsLimit: 3, includeTerminatedSubjects: true }]);
});

test.each<[args: string[], message: RegExp]>([
  [
    ["--option", "phone.validationTyp=basic"],
    /has no option validationTyp\. Did you mean validationType\?/,
  ],
  [["--option", "fone.validationType=basic"], /no kind fone\. Did you mean phone\?/],
  [["--option", "phone"], /needs <kind>\.<option>=<value>/],
  [["--option", "phone.numberFormat=e165"], /takes (\w+, ){4}not e165\./],
  [["--option", "name.acceptDegrees=yes"], /takes true or false, not yes/],
  [["--option", "company.resultsLimit=many"], /takes a whole number, not many/],
  [["--prefix", "+420", "--option", "phone.preferredPrefixes=+421"], /are the same option/],
  [
    ["--option", "name.dataScope=basic", "--option", "name.dataScope=full"],
    /--option name\.dataScope is given twice/,
  ],
])("The option %j is rejected in a sentence, before any call", async (args, message) => {
  const { code, calls, printed } = await runClean(phones, args);
  expect([code, calls, printed.err]).toEqual([2, [], expect.stringMatching(message)]);
});

test("Degrees and additions of a name are kept", async () => {
  const { options, output } = await optionsOf('name\n"Ing. Jan Novák, Ph.D."\n', []);
  expect(options).toEqual([{ acceptDegrees: true, acceptContext: true }]);
  const [, row = []] = parse(output ?? "") as string[][];
  expect(row.slice(1, 3)).toEqual(["Ing. Jan Novák, Ph.D.", "valid"]);
});

test("A journal of other options is rejected with the options that count", async () => {
  await runClean("email\na@b.cz\nc@d.cz\n", ["--limit", "1"]);
  const { code, printed } = await runClean("email\na@b.cz\nc@d.cz\n", [
    "--force",
    "--option",
    "email.validationType=basic",
  ]);
  expect([code, printed.err]).toEqual([2, expect.stringMatching(/other settings.*--option/)]);
});

test("--details adds a column for each field of the response, and warns that it may cost more", async () => {
  const { options, output, printed } = await optionsOf("phone,name\n+420607123456,Jan Novák\n", [
    "--details",
  ]);
  expect(options).toEqual([
    { validationType: "extended" },
    { dataScope: "full", acceptDegrees: true, acceptContext: true },
  ]);
  const [header = [], row = []] = parse(output ?? "") as string[][];
  const cell = (column: string) => row[header.indexOf(column)];
  expect([cell("phone_country.code"), cell("phone_carrier.type")]).toEqual(["CZ", "mobile"]);
  expect([cell("name_gender"), cell("name_vocativeNameSurname"), cell("name_nameDays")]).toEqual([
    "1",
    "Jane Nováku",
    expect.stringMatching(/^CZ \d\d-\d\d/),
  ]);
  expect(printed.err).toContain("which may cost more");
});

test("The options and values that --details sets are those of the contract", () => {
  for (const kind of dataKinds)
    for (const [name, value] of Object.entries(detailOptions[kind])) {
      const field = requestField(validationPath(kind), "options", name);
      const known = valuesOfField(field);
      expect(known.length === 0 ? field.description : known.join(" "), kind).toContain(value);
    }
});
