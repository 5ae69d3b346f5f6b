import { type Bundle, type Node, partsOf } from "@data-validation/openapi-document/document";
import { bodyOf } from "@data-validation/openapi-document/examples";
import { toKeys } from "@data-validation/openapi-document/pointer";
import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

type Workflow = { inputs?: { properties?: object }; steps?: { operationId?: string }[] };

/** The operations, inputs and fields of responses that a file of workflows names, and that do not exist. */
export function misnamed(source: Source, bundle: Bundle): Finding[] {
  const { workflows = [] } = source.value as { workflows?: Workflow[] };
  const operations = new Map(
    Object.values(bundle.paths).map(({ post }) => [post.operationId, post]),
  );
  return source.leaves().flatMap(({ keys, value }) => {
    const text = String(value);
    const { inputs, steps = [] } = workflows[Number(keys[1])] ?? {};
    const { operationId = "" } = (keys[2] === "steps" && steps[Number(keys[3])]) || {};
    const at = (what: string) => source.findingAt(keys, `${what} Correct it.`);
    if (keys.at(-1) === "operationId" && !operations.has(text))
      return at(`No operation is named ${text}.`);
    const names = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name = ""]) => name);
    const unknown = names.find((name) => !Object.hasOwn(inputs?.properties ?? {}, name));
    if (unknown !== undefined) return at(`The workflow has no input ${unknown}.`);
    const [, pointer] = /\$response\.body#(\/[\w/]+)/.exec(text) ?? [];
    const success = operations.get(operationId)?.responses["200"];
    if (pointer === undefined || success === undefined) return [];
    const isThere = hasField(bundle, bodyOf(bundle, success).schema, toKeys(pointer));
    return isThere ? [] : at(`The response of ${operationId} has no ${pointer}.`);
  });
}

function hasField(bundle: Bundle, schema: Node, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true;
  return partsOf(bundle, schema).some(({ properties = {}, items }) => {
    const inside = /^\d+$/.test(key) ? items : (properties as Record<string, Node>)[key];
    return inside ? hasField(bundle, inside as Node, rest) : false;
  });
}
