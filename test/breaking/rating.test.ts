import { expect, test } from "vitest";
import { compareBundles, wholeVersion } from "#scripts/breaking.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { newFolder, writeIn } from "../support/folder.ts";

// A comparison starts Redocly, which takes seconds, so one contract has all changes. Each is at a
// place of its own, and is rated the same when it is made alone.
const changes: [what: string, place: string, change: (contract: EditableContract) => unknown][] = [
  [
    "major: an option that became the schema false",
    "POST /email/validate request.options.acceptFreemails",
    ({ schemas }) => (schemas.EmailValidateOptions.properties.acceptFreemails = false),
  ],
  [
    "major: an option that is no longer there",
    "POST /email/validate request.options.acceptDisposableEmails",
    ({ schemas }) => delete schemas.EmailValidateOptions.properties.acceptDisposableEmails,
  ],
  [
    "major: another default",
    "POST /phone/search request.options.resultsLimit",
    ({ schemas }) => (schemas.PhoneSearchOptions.properties.resultsLimit.default += 1),
  ],
  [
    "major: a header that became optional",
    "POST /company/get responses 429 headers Service-Api-Version",
    ({ responses, headers }) =>
      (responses.TooManyRequests.headers["Service-Api-Version"] = {
        ...headers.ServiceApiVersion,
        required: false,
      }),
  ],
  [
    "major: another tag",
    "POST /phone/search",
    ({ paths }) => (paths["/phone/search"].post.tags = ["name"]),
  ],
  [
    "major: a named schema that was renamed",
    "components schemas PhoneOptions",
    ({ schemas }) => {
      schemas.PhoneOptions = schemas.PhoneValidateOptions;
      delete schemas.PhoneValidateOptions;
      schemas.PhoneValidateRequestRoot.properties.options.$ref =
        "#/components/schemas/PhoneOptions";
    },
  ],
  [
    "major: a closed enum of a response that gained a value",
    "POST /name/validate response 200 result.data.dataTypes.valid[]",
    ({ schemas }) => schemas.NameDataType.enum.push("nickname"),
  ],
  [
    "minor: an open enum of a response that gained a value",
    "POST /company/validate response 200 result.proposal.anyOf.0",
    ({ schemas }) => schemas.Proposal.anyOf[0].enum.push("doubtful"),
  ],
  [
    "major: an open enum that became closed",
    "POST /location/search request.query.type.anyOf.1",
    ({ schemas }) => schemas.LocationSearchQuery.properties.type.anyOf.pop(),
  ],
  [
    "major: a value of an enum that became closed",
    "POST /location/search request.query.type.anyOf.0",
    ({ schemas }) => schemas.LocationSearchQuery.properties.type.anyOf[0].enum.pop(),
  ],
  [
    "minor: a new option",
    "POST /email/validate request.options.greeting",
    ({ schemas }) => (schemas.EmailValidateOptions.properties.greeting = { type: "string" }),
  ],
  [
    "patch: a new example",
    "POST /email/validate requestBody content application/json examples another",
    ({ paths }) =>
      (paths["/email/validate"].post.requestBody.content["application/json"].examples.another = {
        value: {},
      }),
  ],
  [
    "patch: other words",
    "POST /email/search response 200 results[].data.user",
    ({ schemas }) => (schemas.EmailData.properties.user.description = "The user."),
  ],
];

const before = write("before", () => {});
const after = write("after", (contract) => {
  for (const [, , change] of changes) change(contract);
});
const rows = await compareBundles(before, after);

test.each(changes)("A change of the contract is rated %s, at %s", (what, place) => {
  // The gravest change of a place comes first: a field that was forbidden was also modified.
  expect(rows.find((row) => row.place === place)?.impact).toBe(what.split(":")[0]);
});

test("A new version is rated minor, and one that was removed major", () => {
  expect([true, false].map((isNew) => wholeVersion("2.2", isNew).impact)).toEqual([
    "minor",
    "major",
  ]);
});

test("What did not change in the contract is not rated", () => {
  const known = changes.map(([, place]) => place);
  expect(rows.filter(({ impact, place }) => impact !== "patch" && !known.includes(place))).toEqual(
    [],
  );
});

/** Writes a changed bundle of version 2.1, and returns the file. */
function write(name: string, change: (contract: EditableContract) => void): string {
  const bundle: EditableContract = structuredClone(bundleOf("2.1"));
  change({ paths: bundle.paths, ...bundle.components });
  return writeIn(newFolder(), `${name}.json`, JSON.stringify(bundle));
}

// biome-ignore lint/suspicious/noExplicitAny: tests reach into any corner of the document to change it.
type EditableContract = any;
