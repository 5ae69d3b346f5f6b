import { readFileSync } from "node:fs";
import { ledgerFiles } from "@data-validation/contract-files/ledgers";
import { expect, test } from "vitest";
import { ledgerFindings } from "#scripts/lib/lint/ledger-findings.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { newFolder, writeIn } from "../support/folder.ts";

const bundles = allBundles();

/** A ledger with one sighting a line, the first on line 9. */
const ledger = (half: string, ...sightings: string[]) => `{
  "$schema": "ledger.schema.json",
  "kind": "recordings",
  "description": "Recordings.",
  "places": [
    {
      "operation": "/email/validate", "versions": ["2.1"],
      "${half}": {
        ${sightings.join(",\n        ")}
      }
    }
  ]
}
`;
const ledgerFindingsIn = (text: string) => {
  const file = writeIn(newFolder(), "ledger.json", text);
  return ledgerFindings(bundles, [file]).map((line) => line.replace(`${file}:`, ""));
};

test("The ledgers of the contract name places that it has", () => {
  expect(ledgerFindings(bundles)).toEqual([]);
  for (const file of ledgerFiles())
    expect(readFileSync(file, "utf8"), file).toContain('"$schema": "ledger.schema.json"');
});

test("A place that the contract does not have is named with its line, and with the name that was meant", () => {
  expect(
    ledgerFindingsIn(
      ledger("response", '"result.data.email": {}', '"result.data.emial": {}', '"nothing": {}'),
    ),
  ).toEqual([
    "10: /email/validate 2.1 has no result.data.emial in its response. Did you mean result.data.email?",
    "11: /email/validate 2.1 has no nothing in its response. Correct the name, or remove the row.",
  ]);
  expect(ledgerFindingsIn(ledger("failure", '"status 418": {}', '"status 401": {}'))).toHaveLength(
    1,
  );
  expect(ledgerFindingsIn(ledger("request", '"header api-versoin": {}'))[0]).toContain(
    "api-version?",
  );
  const other = ledger("request").replace('["2.1"]', '["2.1", "9.9"]');
  expect(ledgerFindingsIn(other)).toEqual(["7: There is no version 9.9. Remove it."]);
  expect(ledgerFindingsIn(ledger("request").replace("/email/validate", "/email/check"))).toEqual([
    "7: Version 2.1 has no /email/check. Correct the path.",
  ]);
});

test("What the format of a ledger does not allow is named with its line", () => {
  expect(ledgerFindingsIn(ledger("response", '"result": { "types": ["text"] }'))[0]).toMatch(
    /^9: 0 must be equal to one of/,
  );
  expect(ledgerFindingsIn(ledger("reply", '"result": {}'))[0]).toMatch(
    /^6: 0 must NOT have additional/,
  );
  expect(ledgerFindingsIn(ledger("response", '"result": {}', '"result": {}'))[0]).toMatch(
    /^10: Map keys must be unique/,
  );
  expect(ledgerFindingsIn("{")[0]).toMatch(/^\d+: /);
});
