import { currentVersion } from "@data-validation/generated/versions";
import { describedValues } from "@data-validation/openapi-document/values";
import {
  listOf,
  mapOf,
  oneOf,
  readTable,
  rowOf,
  type Shape,
  text,
} from "@data-validation/tooling/table";
import { expect, test } from "vitest";
import headers from "#packages/cli/src/clean/columns/headers.json" with { type: "json" };
import countryNames from "#packages/mock/src/sandbox/countries/names.json" with { type: "json" };
import { readBundle } from "../support/contract-bundles.ts";

/* Tables in JSON: the compiler accepts a key that no type has, and names no line of theirs. */

const { schemas } = readBundle(currentVersion).components;

const propertiesOf = (schema: string) => schemas[schema]?.properties ?? {};

/** A row with members of one kind. */
const each = (names: Iterable<string>, shape: Shape = text) =>
  Object.fromEntries([...names].map((name) => [name, shape]));

const number = { type: "number" };
const anyText = { type: "string" };
const texts = { type: "array", items: text };
const textOrNull = { type: ["string", "null"], minLength: 1 };

const words = (field: string) => [...describedValues(propertiesOf("Finding")[field] || {}).keys()];
const finding = {
  group: oneOf(words("group")),
  type: oneOf(words("type")),
  description: text,
  subtype: oneOf([...words("subtype"), null]),
  severity: oneOf(words("severity")),
};

const address = rowOf(
  { id: number, street: textOrNull, number: text, zip: text, lat: number, lon: number },
  { jtsk: rowOf({ x: number, y: number }) },
);

const town = rowOf(
  { region: text, town: text, addresses: listOf(address) },
  each(["state", "district", "postalTown", "cityPart", "postOffice"]),
);

const company = rowOf(
  {
    ...each(["name", "registrationNumber", "taxNumber", "created"]),
    office: number,
    vatNumber: textOrNull,
    legalForm: rowOf(each(["type", "code", "name"])),
  },
  {
    ...each(["vatNumberSpecial", "terminated"]),
    isInInsolvency: oneOf([true]),
    blocks: rowOf({}, each(Object.keys(propertiesOf("CompanyData")), {})),
  },
);

const country = rowOf({
  postalCode: rowOf({ digits: number, separatedAfter: number, separator: anyText }),
  houseNumberType: textOrNull,
  hasNumberParts: { type: "boolean" },
  streetWords: rowOf({
    before: texts,
    flat: texts,
    ...each(["short", "ending"], { type: "object" }),
  }),
  townsInOtherLanguages: mapOf(listOf(text)),
  legalForms: { type: "object" },
  towns: listOf(town),
  companies: { type: "array", items: company },
});

/** Names with commas between them, each of given ones with a day behind it. */
const list = (day = "") => ({ type: "string", pattern: `^[^,]+?${day}(, [^,]+?${day})*$` });
const given = list(String.raw`( \d{1,2}\.\d{1,2}\.)?`);

const byLanguage = rowOf(each(["en", "cs", "sk", "pl", "de"], texts));
const fields = Object.keys(headers.fields);

const sandbox = "packages/mock/src/sandbox";

test.each<[string, Shape]>([
  ...["email", "phone"].map((kind): [string, Shape] => [
    `${sandbox}/${kind}/findings.json`,
    mapOf(rowOf(finding)),
  ]),
  ...Object.keys(countryNames).map((code): [string, Shape] => [
    `${sandbox}/countries/${code.toLowerCase()}.json`,
    country,
  ]),
  [`${sandbox}/countries/names.json`, mapOf(rowOf(each(Object.keys(countryNames.CZ))))],
  [`${sandbox}/email/well-known-domains.json`, { ...listOf(list()), uniqueItems: true }],
  [
    `${sandbox}/name/additions/listed.json`,
    listOf(
      rowOf(
        {
          kind: oneOf(["degreesBefore", "degreesAfter", "context"]),
          side: oneOf(["before", "after"]),
          writings: listOf(listOf(text)),
        },
        each(["isOnEitherSide", "isOfCompany"], oneOf([true])),
      ),
    ),
  ],
  [`${sandbox}/name/foreign-spellings.json`, rowOf(each(["CZ", "SK", "PL"], mapOf(text)))],
  [
    `${sandbox}/name/given-names.json`,
    rowOf(each(["CZ", "SK", "PL", "GB", ""], rowOf({ women: given, men: given }))),
  ],
  [`${sandbox}/name/surnames.json`, rowOf(each(["CZ", "SK", "PL", "GB", ""], list()))],
  [`${sandbox}/name/vietnamese.json`, rowOf(each(["surnames", "given"]))],
  [
    "packages/cli/src/clean/columns/headers.json",
    rowOf({
      fields: mapOf({ ...byLanguage, required: ["en"] }),
      contexts: rowOf({ person: byLanguage, record: byLanguage }),
      fillers: listOf(text),
      others: byLanguage,
      programs: listOf(
        rowOf({ program: text, source: text, headers: mapOf(oneOf([...fields, ""])) }),
      ),
    }),
  ],
  [
    "test/cli/tables/programs.json",
    mapOf(rowOf({ header: text, records: listOf(text) }, { cells: mapOf(text) })),
  ],
  [
    "test/cli/tables/expected.json",
    mapOf(rowOf({}, each(["name", "email", "phone", "sent"], listOf(text)))),
  ],
  [
    "test/mock/sandbox/checksums.json",
    listOf(rowOf({ source: text, numbers: mapOf(listOf(text)) })),
  ],
])("%s has the keys and values of its readers", (file, shape) => {
  expect(() => readTable(file, shape)).not.toThrow();
});
