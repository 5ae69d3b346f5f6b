import { type Version, versions } from "../../generated/versions.ts";
import { OBSERVED } from "../../packages/cli/src/observe/changes/propose.ts";
import { createSandbox } from "../../packages/mock/src/sandbox/index.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";
import { type Bundle, follow, locate, type Node } from "../../scripts/lib/openapi/document.ts";
import { examplesOf } from "../../scripts/lib/openapi/examples.ts";
import { fieldsIn, fieldsOf } from "../../scripts/lib/openapi/fields.ts";
import type { Json } from "../../scripts/lib/openapi/json.ts";
import { toPointer } from "../../scripts/lib/openapi/pointer.ts";

/** An operation of a version, as the tests of this folder need it. */
export interface Operation {
  version: Version;
  path: string;
  id: string;
  /** The options that it has: where each is declared, as a JSON pointer of the bundle, and its name. */
  options: Option[];
  /** The value of the member `request` of each request example. */
  requests: Request[];
}

export interface Option {
  pointer: string;
  name: string;
}

/** The value of the body's member `request`. */
export interface Request {
  query?: unknown;
  options?: Record<string, unknown>;
}

const json = ["content", "application/json", "schema"];

const bundles = new Map(versions.map((version) => [version, readBundle("generated", version)]));

/** Every operation of every version. */
export const operations: Operation[] = [...bundles].flatMap(([version, bundle]) =>
  Object.entries(bundle.paths).map(([path, { post }]) => {
    const examples = Object.values(examplesOf<{ request: Request }>(bundle, requestBody(post)));
    const fields = fieldsOf(bundle, toPointer("paths", path, "post", "requestBody", ...json));
    return {
      version,
      path,
      id: post.operationId,
      options: [...fields].flatMap(([pointer, name]) => {
        const [, option] = /^request\.options\.([^.[]+)$/.exec(name) ?? [];
        return option === undefined ? [] : [{ pointer, name: option }];
      }),
      requests: examples.map(({ value }) => value.request),
    };
  }),
);

/** The fields of successful responses of a version, and those of them that a response example has with a value. */
export function responseFields(version: Version): { declared: Map<string, string>; returned: Set<string> } {
  const bundle = bundles.get(version) as Bundle;
  const declared = new Map<string, string>();
  const returned = new Set<string>();
  for (const [path, { post }] of Object.entries(bundle.paths)) {
    const pointer = toPointer("paths", path, "post", "responses", "200", ...json);
    for (const [field, name] of fieldsOf(bundle, pointer)) {
      // A field that observe added has no example until it is described and the sandbox returns it.
      const isUndescribed = locate(bundle, field)?.node.description === OBSERVED;
      if (!declared.has(field) && !isUndescribed) declared.set(field, `${name} of POST ${path}`);
    }
    for (const { value } of Object.values(examplesOf<Json>(bundle, post.responses["200"] ?? {}))) {
      fieldsIn(bundle, pointer, value, returned);
    }
  }
  return { declared, returned };
}

/** The fields of an operation's requests and successful responses in a version; empty if the version has no such operation. */
export function fieldNames(version: Version, path: string): Set<string> {
  const bundle = bundles.get(version) as Bundle;
  const bodies = [["requestBody"], ["responses", "200"]].map((keys) =>
    toPointer("paths", path, "post", ...keys, ...json),
  );
  return new Set(bodies.flatMap((pointer) => [...fieldsOf(bundle, pointer).values()]));
}

/** The values that the schema of an option lists, and its default. */
export function listedValues({ version }: Operation, { pointer }: Option): { values: unknown[]; preset: unknown } {
  const bundle = bundles.get(version) as Bundle;
  const own = locate(bundle, pointer)?.node ?? {};
  const alternatives = [own.anyOf, own.oneOf].flatMap((list) => (list ?? []) as Node[]);
  const values = [own, ...alternatives.map((node) => follow(bundle, node))].flatMap((node) => [
    ...((node.enum ?? []) as unknown[]),
    ...([node.type].flat().includes("boolean") ? [true, false] : []),
  ]);
  return { values, preset: own.default };
}

/** The response of the sandbox of the operation's version. */
export function respond({ version, id }: Operation, request: Request): Promise<unknown> {
  return createSandbox(version)(id, request);
}

function requestBody(post: object): Node {
  return (post as { requestBody: Node }).requestBody;
}
