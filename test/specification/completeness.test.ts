import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { type JsonObject, resolve } from "../../scripts/lib/openapi/json.ts";
import { audit, findUnaccounted } from "./support/audit.ts";
import type { Contract } from "./support/contract.ts";
import { readPromises } from "./support/promises.ts";
import { type Contracts, collectStatements, readContracts, type Statements } from "./support/section.ts";

/**
 * Whether everything that the contract promises is stated by the specification or marked as assumed.
 *
 * The statements of the other files are checked once more, here in one process, on contracts that remember which of their leaves an
 * assertion was about.
 */
describe("Every node of the contract is named by a test of the specification, or marked as assumed", () => {
  let statements: Statements;
  let contracts: Contracts;

  beforeAll(async () => {
    const files = await readdir(import.meta.dirname);
    const names = files.flatMap((file) => /^(\d.*)\.test\.ts$/.exec(file)?.[1] ?? []);
    statements = await collectStatements(() => Promise.all(names.map((name) => import(`./${name}.test.ts`))));
    contracts = readContracts();
    for (const { check } of statements.stated) check(contracts);
  });

  test("no statement is there twice", () => {
    for (const titles of [statements.stated.map(({ title }) => title), statements.behaviours]) {
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  for (const version of ["2.0", "2.1"] as const) {
    const read = () => contracts.both.find((contract) => contract.version === version) as Contract;

    test(`nothing is wrong in ${version}`, () => {
      const { stated, assumed } = readPromises(read().document);
      const held = `${statements.stated.length} statements about the bundles and ${statements.behaviours.length} about behaviour`;
      console.log(`${version}: ${stated.size} nodes stated, ${assumed} assumed (${held})`);
      expect(audit(read())).toEqual([]);
    });

    test(`a field, a keyword or a required name that is neither stated nor marked would be found in ${version}`, () => {
      const { asserted, document } = read();
      const edited = structuredClone(document);
      const data = resolve(edited, "/components/schemas/PhoneData") as { properties: JsonObject; required: string[] };
      data.properties.timeZone = { type: "string" };
      data.required.push("timeZone");
      const country = resolve(edited, "/components/schemas/PhoneCountry") as JsonObject;
      country.minProperties = 2;
      expect(findUnaccounted(edited, asserted).sort()).toEqual([
        "/components/schemas/PhoneCountry/minProperties",
        "/components/schemas/PhoneData/properties/timeZone/type",
        "/components/schemas/PhoneData/required/timeZone",
      ]);
      data.properties.timeZone = { type: "string", "x-assumed": "The specification does not show it." };
      country["x-assumed"] = "The specification does not show it.";
      expect(findUnaccounted(edited, asserted)).toEqual([]);
    });
  }
});
