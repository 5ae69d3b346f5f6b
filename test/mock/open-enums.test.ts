import { createMock } from "@data-validation/mock/internal/mock";
import {
  type Bundle,
  type Node,
  referenceTarget,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";
import { acceptsAnyText } from "@data-validation/openapi-document/values";
import { expect, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";
import { callOf } from "./support/call.ts";

/** The values at open enums: one of listed values, or any other text. */
function* valuesIn(
  bundle: Bundle,
  schema: Node,
  value: unknown,
  name = "",
): Generator<[string, string, unknown[]]> {
  const { $ref, allOf = [], anyOf = [], oneOf = [], properties = {}, items } = schema;
  if ($ref) yield* valuesIn(bundle, referenceTarget(bundle, schema) ?? {}, value, name);
  for (const part of [...allOf, ...anyOf, ...oneOf]) yield* valuesIn(bundle, part, value, name);
  const parts = anyOf.map((part): Node => ({ ...referenceTarget(bundle, part), ...part }));
  const listed = parts.flatMap(
    (part) => part.enum ?? (part.const === undefined ? [] : [part.const]),
  );
  const isOpen = parts.some(acceptsAnyText);
  if (isOpen && listed.length > 0 && typeof value === "string") yield [name, value, listed];
  if (Array.isArray(value) && items)
    for (const item of value) yield* valuesIn(bundle, items, item, `${name}[]`);
  if (typeof value !== "object" || value === null) return;
  for (const [member, inside] of Object.entries(properties))
    if (inside && member in value)
      yield* valuesIn(
        bundle,
        inside,
        (value as Record<string, unknown>)[member],
        `${name}.${member}`,
      );
}

test("What the mock returns in an open enum is one of its listed values", () => {
  let seen = 0;
  const unlisted = contractOperations.flatMap(({ version, path, bundle, post }) => {
    const responses = Object.values(examplesOfBody(bundle, post.responses[200]));
    const { schema } = jsonBodyOf(bundle, post.responses[200]);
    return responses.flatMap((example) =>
      [...valuesIn(bundle, schema, example.value)].flatMap(([name, value, listed]) => {
        seen += 1;
        return listed.includes(value) ? [] : [`${version} ${path} ${name}: ${value}`];
      }),
    );
  });
  expect(seen).toBeGreaterThan(1000);
  expect([...new Set(unlisted)]).toEqual([]);
});

test("Internet telephony is one of the listed types of a carrier", async () => {
  const mock = createMock();
  const phone = contractOperations.filter(({ path }) => path === "/phone/validate");
  for (const { version, path, bundle, post } of phone) {
    const query = { prefix: "+420", number: "910123456" };
    const { body } = await mock.handle(callOf(query, { "api-version": version }, path));
    const { schema } = jsonBodyOf(bundle, post.responses[200]);
    const types = [...valuesIn(bundle, schema, body)].filter(([name]) =>
      /carrier.type$/.test(name),
    );
    expect(types).toContainEqual([expect.any(String), "voip", expect.arrayContaining(["voip"])]);
  }
});
