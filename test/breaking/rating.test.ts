import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { compare } from "../../scripts/breaking.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";

const folder = mkdtempSync(join(tmpdir(), "breaking-"));

afterAll(() => rmSync(folder, { recursive: true }));

// All changes are made to one contract and compared in one go: each is found by its place.
const changes: [place: string, impact: string, what: string, change: (contract: Contract) => void][] = [
  [
    "POST /email/validate request.options.acceptFreemails",
    "major",
    "an option that became the schema false",
    ({ schemas }) => (schemas.EmailValidateOptions.properties.acceptFreemails = false),
  ],
  [
    "POST /email/validate request.options.acceptDisposableEmails",
    "major",
    "an option that is no longer there",
    ({ schemas }) => delete schemas.EmailValidateOptions.properties.acceptDisposableEmails,
  ],
  [
    "POST /phone/search request.options.resultsLimit",
    "major",
    "another default",
    ({ schemas }) => (schemas.PhoneSearchOptions.properties.resultsLimit.default += 1),
  ],
  [
    "POST /company/get responses 429 headers Retry-After",
    "major",
    "a header that became optional",
    ({ responses }) => (responses.TooManyRequests.headers["Retry-After"].required = false),
  ],
  ["POST /phone/search", "major", "another tag", ({ paths }) => (paths["/phone/search"].post.tags = ["name"])],
  [
    "components schemas PhoneOptions",
    "major",
    "a named schema that was renamed",
    ({ schemas }) => {
      schemas.PhoneOptions = schemas.PhoneValidateOptions;
      delete schemas.PhoneValidateOptions;
      schemas.PhoneValidateRequestRoot.properties.options.$ref = "#/components/schemas/PhoneOptions";
    },
  ],
  [
    "POST /name/validate response 200 result.data.dataTypes.valid[]",
    "major",
    "a closed enum of a response that gained a value",
    ({ schemas }) => schemas.NameDataType.enum.push("nickname"),
  ],
  [
    "POST /company/validate response 200 result.proposal.anyOf.0",
    "minor",
    "an open enum of a response that gained a value",
    ({ schemas }) => schemas.Proposal.anyOf[0].enum.push("doubtful"),
  ],
  [
    "POST /email/validate request.options.greeting",
    "minor",
    "a new option",
    ({ schemas }) => (schemas.EmailValidateOptions.properties.greeting = { type: "string" }),
  ],
  [
    "POST /email/validate requestBody content application/json examples another",
    "patch",
    "a new example",
    ({ paths }) =>
      (paths["/email/validate"].post.requestBody.content["application/json"].examples.another = { value: {} }),
  ],
  [
    "POST /email/search response 200 results[].data.user",
    "patch",
    "other words",
    ({ schemas }) => (schemas.EmailData.properties.user.description = "The user."),
  ],
];

const before = write("before", () => {});
const after = write("after", (contract) => {
  for (const [, , , change] of changes) change(contract);
});
const rows = await compare(before, after);

describe("A change of the contract is rated", () => {
  test.each(changes)("%s: %s, for %s", (place, impact) => {
    // The gravest change of a place comes first: a field that was forbidden was also modified.
    expect(rows.find((row) => row.place === place)?.impact).toBe(impact);
  });

  test("and nothing that did not change is rated", () => {
    const known = changes.map(([place]) => place);
    expect(rows.filter(({ impact, place }) => impact !== "patch" && !known.includes(place))).toEqual([]);
  });
});

/** Writes the bundle of version 2.1, changed, and gives the file. */
function write(name: string, change: (contract: Contract) => void): string {
  const bundle = readBundle("generated", "2.1") as unknown as Contract;
  change({ paths: bundle.paths, ...bundle.components });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(bundle));
  return file;
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into any corner of the document to change it.
type Contract = any;
