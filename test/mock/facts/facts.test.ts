import { messageKinds } from "@data-validation/contract-files/ledgers";
import { placesOfMessage } from "@data-validation/contract-files/operation-grades";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock/internal/mock";
import { type Bundle, followReferences } from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";
import {
  type FieldNode,
  fieldTreeOf,
  flattenFields,
} from "@data-validation/openapi-document/field-tree";
import {
  type ContentOf,
  enumShape,
  integerShape,
  listShape,
  mapShape,
  objectShape,
  readTable,
  rowShape,
  stringShape,
  type TableShape,
  textShape,
} from "@data-validation/tooling/table";
import { expect, test } from "vitest";
import { bundleOf } from "../../support/contract-bundles.ts";
import { callOf } from "../support/call.ts";

const path = enumShape(Object.keys(bundleOf(currentVersion).paths));
const version = enumShape(versions);
const values: TableShape<unknown[]> = { type: "array" };

/**
 * A place of the contract. What is left out is not checked; `path` is every operation if it is left
 * out.
 */
const contractShape = rowShape(
  { at: enumShape(messageKinds), place: textShape },
  {
    path,
    version,
    isAbsent: enumShape([true]),
    types: listShape(
      enumShape(["array", "boolean", "integer", "null", "number", "object", "string"]),
    ),
    preset: {},
    /** Values that are listed, among others. */
    values,
    limits: textShape,
    /** A part of the description. */
    says: textShape,
    /** Errors of the response with this place: `REQUEST AUTH KEY`. */
    errors: listShape(textShape),
  },
);

const mockShape = rowShape(
  {
    path,
    request: objectShape,
    /** A part of status, headers and body. */
    expect: rowShape({}, { status: integerShape, headers: objectShape, body: objectShape }),
  },
  {
    version,
    /** Options of createMock. */
    with: objectShape,
    headers: mapShape(stringShape),
    /** Parts of the body that must not be there. */
    absent: listShape(textShape),
  },
);

const { content: facts, placeOf } = readTable(
  "test/mock/facts/facts.yaml",
  listShape(
    rowShape(
      { fact: integerShape, says: textShape, mock: listShape(mockShape) },
      { contract: listShape(contractShape) },
    ),
  ),
);

test.each(facts)(
  "The contract and the mock agree with the fact: $says",
  async ({ fact, contract = [], mock }) => {
    for (const [index, { path, version = currentVersion, ...row }] of contract.entries()) {
      const line = placeOf(fact - 1, "contract", index);
      const bundle = bundleOf(version);
      const paths = path === undefined ? Object.keys(bundle.paths) : [path];
      for (const each of paths) checkPlace(`${line}: ${each}`, bundle, { ...row, path: each });
    }
    for (const [index, row] of mock.entries())
      await checkResponse(placeOf(fact - 1, "mock", index), row);
  },
);

test("No fact is left out", () => {
  expect(facts.map(({ fact }) => fact)).toEqual(facts.map((_, at) => at + 1));
  expect(facts.length).toBe(69);
});

function checkPlace(
  row: string,
  bundle: Bundle,
  { path = "", at, place, isAbsent, errors, ...expectedField }: ContentOf<typeof contractShape>,
): void {
  const name = `${row} ${at}: ${place}`;
  const known = placesOfMessage(bundle, path, at).some((each) => each.place === place);
  expect(known, name).toBe(isAbsent !== true);
  const { responses, requestBody } = bundle.paths[path]?.post ?? {};
  if (errors !== undefined) {
    const response = followReferences(bundle, responses?.[place.replace("status ", "")] ?? {});
    const shown = Object.values(examplesOfBody(bundle, response)).map(({ value }) => kindOf(value));
    expect(shown, name).toEqual(expect.arrayContaining(errors));
  }
  const { types, preset, values, limits, says } = expectedField;
  if (Object.keys(expectedField).length === 0) return;
  const body = (at === "request" ? requestBody : responses?.[200]) ?? {};
  const field = flattenFields(fieldTreeOf(bundle, jsonBodyOf(bundle, body).schema)).find(
    (each) => each.path === place,
  ) as FieldNode;
  if (types !== undefined) expect(field.types.toSorted(), name).toEqual(types.toSorted());
  if (preset !== undefined) expect(field.preset, name).toBe(JSON.stringify(preset));
  if (values !== undefined) expect(field.values, name).toEqual(expect.arrayContaining(values));
  if (limits !== undefined) expect(field.limits, name).toContain(limits);
  if (says !== undefined) expect(field.description, name).toContain(says);
}

function kindOf(body: unknown): string {
  const [{ group, type, subtype }] = (body as { errors: [Record<string, string>] }).errors;
  return `${group} ${type} ${subtype}`;
}

async function checkResponse(
  line: string,
  { path, version, headers, request, ...row }: ContentOf<typeof mockShape>,
): Promise<void> {
  const call = callOf({}, { ...(version && { "api-version": version }), ...headers }, path);
  const response = await createMock(row.with).handle({ ...call, body: JSON.stringify(request) });
  const name = `${line}: ${JSON.stringify(request)}`;
  expect({ ...response, request: name }, name).toMatchObject({ ...row.expect, request: name });
  for (const absent of row.absent ?? []) expect(response.body, name).not.toHaveProperty(absent);
}
