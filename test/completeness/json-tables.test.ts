import { fieldPhrases } from "@data-validation/cli/internal/clean/columns/header-words";
import { currentVersion } from "@data-validation/generated/versions";
import { describedValues } from "@data-validation/openapi-document/values";
import {
  enumShape,
  listShape,
  mapShape,
  readTable,
  rowShape,
  shapeOfEach,
  stringShape,
  type TableShape,
  textShape,
} from "@data-validation/tooling/table";
import { expect, test } from "vitest";
import countryNames from "#packages/mock/src/sandbox/countries/names.json" with { type: "json" };
import { bundleOf } from "../support/contract-bundles.ts";

/* Tables in JSON: the compiler accepts a key that no type has, and names no line of theirs. */

const { schemas } = bundleOf(currentVersion).components;

const propertiesOf = (schema: string) => schemas[schema]?.properties ?? {};

/** A row with members of one kind. */
const rowOf = (names: Iterable<string>, shape: TableShape = textShape) => shapeOfEach(names, shape);

const number = { type: "number" };
const textList = { type: "array", items: textShape };
const textOrNull = { type: ["string", "null"], minLength: 1 };

const words = (field: string) => [...describedValues(propertiesOf("Finding")[field] || {}).keys()];
const finding = {
  group: enumShape(words("group")),
  type: enumShape(words("type")),
  description: textOrNull,
  subtype: enumShape([...words("subtype"), null]),
  severity: enumShape(words("severity")),
};

const address = rowShape(
  { id: number, street: textOrNull, number: textShape, zip: textShape, lat: number, lon: number },
  { jtsk: rowShape({ x: number, y: number }) },
);

const town = rowShape(
  { region: textShape, town: textShape, addresses: listShape(address) },
  rowOf(["state", "district", "postalTown", "cityPart", "postOffice"]),
);

const company = rowShape(
  {
    ...rowOf(["name", "registrationNumber", "taxNumber", "created"]),
    office: number,
    vatNumber: textOrNull,
    legalForm: rowShape(rowOf(["type", "code", "name"])),
  },
  {
    ...rowOf(["vatNumberSpecial", "terminated"]),
    isInInsolvency: enumShape([true]),
    blocks: rowShape({}, rowOf(Object.keys(propertiesOf("CompanyData")), {})),
  },
);

const country = rowShape({
  postalCode: rowShape({ digits: number, separatedAfter: number, separator: stringShape }),
  houseNumberType: textOrNull,
  hasNumberParts: { type: "boolean" },
  streetWords: rowShape({
    before: textList,
    flat: textList,
    ...rowOf(["short", "ending"], { type: "object" }),
  }),
  townWords: textList,
  townsInOtherLanguages: mapShape(listShape(textShape)),
  legalForms: { type: "object" },
  towns: listShape(town),
  companies: { type: "array", items: company },
});

/** Names with commas between them, each of given ones with a day behind it. */
const list = (day = "") => ({ type: "string", pattern: `^[^,]+?${day}(, [^,]+?${day})*$` });
const namesWithDays = list(String.raw`( \d{1,2}\.\d{1,2}\.)?`);

const fields = Object.keys(fieldPhrases);

const sandbox = "packages/mock/src/sandbox";

test.each<[string, TableShape]>([
  ...["email", "phone", "register"].map((kind): [string, TableShape] => [
    `${sandbox}/${kind}/findings.json`,
    mapShape(rowShape(finding)),
  ]),
  ...Object.keys(countryNames).map((code): [string, TableShape] => [
    `${sandbox}/countries/${code.toLowerCase()}.json`,
    country,
  ]),
  [`${sandbox}/countries/names.json`, mapShape(rowShape(rowOf(Object.keys(countryNames.CZ))))],
  [`${sandbox}/email/well-known-domains.json`, { ...listShape(list()), uniqueItems: true }],
  [
    `${sandbox}/name/additions/listed.json`,
    listShape(
      rowShape(
        {
          kind: enumShape(["degreesBefore", "degreesAfter", "context"]),
          side: enumShape(["before", "after"]),
          writings: listShape(listShape(textShape)),
        },
        rowOf(["isOnEitherSide", "isOfCompany"], enumShape([true])),
      ),
    ),
  ],
  [
    `${sandbox}/name/given-names.json`,
    rowShape(
      rowOf(["CZ", "SK", "PL", "GB", ""], rowShape({ women: namesWithDays, men: namesWithDays })),
    ),
  ],
  ...[
    "company/number-labels",
    "email/spoken-signs",
    "location/unit-words",
    "name/additions/abbreviations",
    "name/placeholders",
    "name/word-classes",
    "phone/words",
    "shared/keyboards",
  ].map((name): [string, TableShape] => [
    `${sandbox}/${name}.json`,
    mapShape(listShape(textShape)),
  ]),
  [`${sandbox}/name/endings.json`, mapShape(listShape(listShape(stringShape)))],
  [`${sandbox}/name/home-spelling.json`, listShape(listShape(stringShape))],
  [`${sandbox}/phone/operators.json`, mapShape(textShape)],
  [`${sandbox}/shared/html-names.json`, mapShape(mapShape(stringShape))],
  [`${sandbox}/shared/lookalikes.json`, mapShape(mapShape(textShape))],
  [
    `${sandbox}/name/problems.json`,
    mapShape(
      rowShape(
        { group: finding.group, type: finding.type, subtype: finding.subtype, text: textShape },
        { depth: enumShape(["minimal", "strict", null]), severity: finding.severity },
      ),
    ),
  ],
  [`${sandbox}/name/surnames.json`, rowShape(rowOf(["CZ", "SK", "PL", "GB", ""], list()))],
  [`${sandbox}/name/vietnamese.json`, rowShape(rowOf(["surnames", "given"]))],
  [
    "test/cli/tables/program-headers.json",
    mapShape(rowShape({ source: textShape, fields: rowShape({}, rowOf([...fields, ""])) })),
  ],
  [
    "test/cli/tables/programs.json",
    mapShape(
      rowShape(
        { header: textShape, records: listShape(textShape) },
        { cells: mapShape(textShape) },
      ),
    ),
  ],
  [
    "test/mock/sandbox/checksums.json",
    listShape(rowShape({ source: textShape, numbers: mapShape(listShape(textShape)) })),
  ],
])("%s has the keys and values of its readers", (file, shape) => {
  expect(() => readTable(file, shape)).not.toThrow();
});
