import { createMock } from "@data-validation/mock/internal/mock";
import {
  type Bundle,
  combinedSchemas,
  type Node,
  propertyOf,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";
import { describe, expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";
import { callOf } from "./support/call.ts";

const mock = createMock();

interface Sent {
  query: Record<string, unknown>;
  options?: unknown;
  client?: unknown;
}

/** The response of a version to the member `request` of a body. */
async function responseTo(version: string, path: string, request: unknown) {
  const call = {
    ...callOf({}, { "api-version": version }, path),
    body: JSON.stringify({ request }),
  };
  const { status, body } = await mock.handle(call);
  return { status, body: body as { errors?: { subtype: string; relatedTo: string[] }[] } };
}

/** An object of a schema with null in each optional field, also in the objects inside. */
function nullsOf(bundle: Bundle, schema: Node | false): Record<string, unknown> {
  const parts = schema ? combinedSchemas(bundle, schema) : [];
  const isOneForm = parts.every(({ anyOf, oneOf }) => !anyOf && !oneOf);
  const required = isOneForm ? parts.flatMap((part) => part.required ?? []) : [];
  const names = parts.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) =>
      field && field.type !== "null" && !required.includes(name) ? name : [],
    ),
  );
  return Object.fromEntries(names.map((name) => [name, null]));
}

const operations = allBundles().flatMap((bundle) =>
  Object.entries(bundle.paths).map(([path, { post }]) => {
    const { schema } = jsonBodyOf(bundle, post.requestBody);
    const { properties = {} } = propertyOf(bundle, schema, "request");
    const [example] = Object.values(examplesOfBody<{ request: Sent }>(bundle, post.requestBody));
    return {
      version: bundle.info.version,
      path,
      bundle,
      properties,
      request: example?.value.request,
    };
  }),
);

describe.each(operations)("$path of $version", ({ version, path, bundle, properties, request }) => {
  const plain = { query: request?.query };

  test.each([null, []])(
    "A request has the same response with %j instead of its optional objects",
    async (absent) => {
      const expected = await responseTo(version, path, plain);
      expect(expected.status).toBe(200);
      const sent = { ...plain, options: absent, client: absent, customId: null };
      expect(await responseTo(version, path, sent)).toEqual(expected);
      const inside = { ...plain, client: { location: absent, ip: null, country: null } };
      expect(await responseTo(version, path, inside)).toEqual(expected);
    },
  );

  test("A request has the same response with null in each option and each other field of the query", async () => {
    const options = nullsOf(bundle, properties.options ?? {});
    const query = { ...nullsOf(bundle, properties.query ?? {}), ...plain.query };
    const expected = await responseTo(version, path, plain);
    expect(await responseTo(version, path, { query, options })).toEqual(expected);
  });

  test.each([
    { query: null },
    { query: [] },
    { ...plain, options: "" },
    { ...plain, options: ["x"] },
    { ...plain, client: ["x"] },
    { query: {} },
    null,
  ])("A required object that is %j is rejected", async (wrong) => {
    expect((await responseTo(version, path, wrong)).status).toBe(400);
  });
});

test("A query without a value in any field lacks them all", async () => {
  const { status, body } = await responseTo("2.1", "/name/validate", {
    query: { name: null, surname: null },
  });
  expect(status).toBe(400);
  expect(body.errors?.[0]).toMatchObject({ subtype: "PARAMETERS_REQUIRED" });
});

test("A query may have a house number as an object", async () => {
  const validate = async (query: object) => responseTo("2.1", "/location/validate", { query });
  const rest = { street: "Sokolovská", city: "Praha 8" };
  const flat = await validate({ ...rest, "number.full": "192/79" });
  expect(await validate({ ...rest, number: { full: "192/79", part1: null } })).toEqual(flat);
  expect((await validate({ number: { full: "192/79" } })).status).toBe(200);
  expect((await validate({ number: { full: null } })).status).toBe(400);
});

test.each([
  ["/location/validate", { number: { full: "1" }, "number.full": "1" }],
  ["/location/validate", { street: "Sokolovská", streetWithNumber: "Sokolovská 1" }],
  ["/name/validate", { name: "Jana", nameSurname: "Jana Malá" }],
  ["/phone/validate", { numberFull: "+420607123456", prefix: "+420" }],
])("A query of %s has only one form: %j", async (path, query) => {
  const { status, body } = await responseTo("2.1", path, { query });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.subtype).toBe("PARAMETERS_COMBINATION");
});
