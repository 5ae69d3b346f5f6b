import { foreignNames } from "../../packages/client/src/migrate/steps.ts";
import { type Bundle, follow, type Node } from "./openapi/document.ts";
import { bodyOf } from "./openapi/examples.ts";
import { mapValues } from "./openapi/portable.ts";

/** On the schema of a field that a version does not have: what to use instead. */
export const advice = "x-advice";

/** On a schema of a response: the names that the other version has for its fields. */
export const renamed = "x-renamed";

type ForeignName = ReturnType<typeof foreignNames>[number];

/**
 * A copy of a bundle that names the replacement of each name of the other version: on each field of a request that is forbidden
 * (the schema `false`), and on each schema of a response whose fields had other names.
 */
export function withAdvice(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const name of foreignNames(copy.info.version)) {
    if (name.place.startsWith("request.")) adviseRequest(copy, name);
    else adviseResponse(copy, name);
  }
  return copy;
}

function adviseRequest(bundle: Bundle, { path, place, foreign, advice: text }: ForeignName): void {
  const { version } = bundle.info;
  const field = { deprecated: true, description: `Not in version ${version}: ${text}.`, [advice]: text };
  const root = bodyOf(bundle, bundle.paths[path]?.post.requestBody ?? {}).schema;
  for (const schema of schemasAt(bundle, root, place.split("."))) {
    const all = forms(bundle, schema).map((form) => (form.properties ?? {}) as Record<string, unknown>);
    for (const properties of all) if (properties[foreign] === false) properties[foreign] = field;
    // A query of several forms gets one more form that no value matches, so that the compiler's message about a name is about the
    // form closest to the value.
    const absent = mapValues(Object.assign({}, ...all), () => false);
    const alternatives = (schema.oneOf ?? schema.anyOf) as Node[] | undefined;
    alternatives?.push({ type: "object", required: [foreign], properties: { ...absent, [foreign]: field } });
  }
}

function adviseResponse(bundle: Bundle, { path, place, foreign, own }: ForeignName): void {
  if (own === null) return;
  const [, ...rest] = place.split(".");
  const root = bodyOf(bundle, bundle.paths[path]?.post.responses[200] ?? {}).schema;
  for (const start of ["result", "resultCorrected", "suggestions"]) {
    const found = schemasAt(bundle, root, [start, ...rest]).flatMap((node) => forms(bundle, node));
    for (const schema of new Set(found)) {
      const [first = ""] = own.split(".");
      if (!(schema.properties as Node | undefined)?.[first]) continue;
      const known = [schema[renamed] ?? []].flat();
      schema[renamed] = [...new Set([...known, `${foreign} is ${own} in ${bundle.info.version}`])];
    }
  }
}

/** The schemas at a place, references followed: of a list its items, of alternatives each. */
function schemasAt(bundle: Bundle, node: Node, [key, ...rest]: string[]): Node[] {
  const schema = follow(bundle, node);
  if (key === undefined) return [schema];
  return forms(bundle, schema).flatMap((form) => {
    const property = (form.properties as Record<string, Node> | undefined)?.[key];
    return property ? schemasAt(bundle, property, rest) : [];
  });
}

/** The alternatives of a schema: of a list those of its items. */
function forms(bundle: Bundle, node: Node): Node[] {
  const schema = follow(bundle, node);
  const members = [schema.oneOf ?? schema.anyOf ?? schema.items ?? []].flat() as Node[];
  return members.length > 0 ? members.flatMap((member) => forms(bundle, member)) : [schema];
}
