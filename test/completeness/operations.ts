import { OBSERVED } from "@data-validation/cli/internal/comparison/changes/propose";
import { requestDetailsHeader } from "@data-validation/generated/mock/tables";
import type { Version } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock";
import {
  followReferences,
  locateNode,
  type Node,
} from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { fieldPathsOf, fieldValuesIn } from "@data-validation/openapi-document/fields";
import type { Json } from "@data-validation/openapi-document/json";
import * as cases from "../contract/cases.ts";
import { requestOf, successOf } from "../support/body-schemas.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { createSandbox } from "../support/sandbox.ts";

/** The value of a body's member `request`. */
export interface ExampleRequest {
  query?: unknown;
  options?: Record<string, unknown>;
}

export type TestedOptions = (typeof testedOperations)[number];

export type Option = TestedOptions["options"][number];

/**
 * Every operation of every version, with its options and the values of `request` in its examples.
 */
export const testedOperations = cases.contractOperations.map(({ version, bundle, path, post }) => {
  const examples = Object.values(
    examplesOfBody<{ request: ExampleRequest }>(bundle, post.requestBody),
  );
  const options = [...fieldPathsOf(bundle, requestOf(path))].flatMap(([pointer, field]) => {
    const [, name] = /^request\.options\.([^.[]+)$/.exec(field) ?? [];
    return name === undefined ? [] : [{ pointer, name }];
  });
  return {
    version,
    bundle,
    path,
    post,
    options,
    requests: examples.map(({ value }) => value.request),
  };
});

/**
 * The fields of successful responses of a version, and the values of them that response examples
 * have, without null.
 */
export function responseFields(version: Version): {
  declared: Map<string, string>;
  returned: Map<string, Json[]>;
} {
  const declared = new Map<string, string>();
  const returned = new Map<string, Json[]>();
  for (const { bundle, path, post } of testedOperations.filter(
    (each) => each.version === version,
  )) {
    for (const [field, name] of fieldPathsOf(bundle, successOf(path))) {
      // A field that observe added has no example until it is described and the sandbox returns it.
      const isUndescribed = locateNode(bundle, field)?.node.description === OBSERVED;
      if (!declared.has(field) && !isUndescribed) declared.set(field, `${name} of POST ${path}`);
    }
    const examples = Object.values(
      examplesOfBody<Json>(bundle, post.responses["200"] ?? {}),
    ).flatMap(({ value }) => [...fieldValuesIn(bundle, successOf(path), value)]);
    for (const { field, value } of examples)
      if (value !== null) returned.set(field, [...(returned.get(field) ?? []), value]);
  }
  return { declared, returned };
}

/**
 * The fields of the mock's echo for a request with a `customId` and the header that asks for
 * details, without null ones.
 */
export async function echoedFields(version: Version): Promise<Set<string>> {
  const mock = createMock({ authentication: false });
  const ofVersion = testedOperations.filter((each) => each.version === version);
  const fields = ofVersion.map(async ({ bundle, path, requests: [request] }) => {
    const details = { customId: "order-2031", client: { country: "CZ" } };
    const response = await mock.fetch(
      new Request(`http://mock${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "api-version": version,
          [requestDetailsHeader]: "true",
        },
        body: JSON.stringify({ request: { ...request, ...details } }),
      }),
    );
    const body = (await response.json()) as Json;
    const values = [...fieldValuesIn(bundle, successOf(path), body)];
    return values.flatMap(({ field, value }) => (value === null ? [] : [field]));
  });
  return new Set((await Promise.all(fields)).flat());
}

/**
 * The fields of an operation's requests and successful responses in a version; empty if the version
 * has no such operation.
 */
export function fieldNames(version: Version, path: string): Set<string> {
  const bundle = bundleOf(version);
  return new Set(
    [requestOf(path), successOf(path)].flatMap((pointer) => [
      ...fieldPathsOf(bundle, pointer).values(),
    ]),
  );
}

/** The values that the schema of an option lists, and its default. */
export function valuesOfOption(
  { bundle }: TestedOptions,
  { pointer }: Option,
): { values: unknown[]; preset: unknown } {
  const schema = locateNode(bundle, pointer)?.node ?? {};
  const alternatives = [schema.anyOf, schema.oneOf].flatMap((list) => (list ?? []) as Node[]);
  const values = [schema, ...alternatives.map((node) => followReferences(bundle, node))].flatMap(
    (node) => [
      ...((node.enum ?? []) as unknown[]),
      ...([node.type].flat().includes("boolean") ? [true, false] : []),
    ],
  );
  return { values, preset: schema.default };
}

export function computeResponse(
  { version, post }: TestedOptions,
  request: ExampleRequest,
): Promise<unknown> {
  return createSandbox(version)(post.operationId, request);
}
