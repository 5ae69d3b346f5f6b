import { foreignNames } from "@data-validation/client/internal/migrate/steps";
import {
  type Bundle,
  choicesOf,
  follow,
  type Node,
} from "@data-validation/openapi-document/document";
import { bodyOf } from "@data-validation/openapi-document/examples";

/** Keyword of the schema of a field that a version does not have: what to use instead. */
export const advice = "x-advice";

/** Keyword of a schema in a response: the names of its fields in the other version. */
export const renamed = "x-renamed";

type ForeignName = ReturnType<typeof foreignNames>[number];

/** A copy of a bundle that says, for each name of the other version, what replaces it: on forbidden request fields and on response schemas. */
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
  const field = {
    deprecated: true,
    description: `Not in version ${version}: ${text}.`,
    [advice]: text,
  };
  const root = bodyOf(bundle, bundle.paths[path]?.post.requestBody ?? {}).schema;
  for (const schema of schemasAt(bundle, root, place.split("."))) {
    const all = forms(bundle, schema).flatMap(({ properties }) => (properties ? [properties] : []));
    for (const properties of all) if (properties[foreign] === false) properties[foreign] = field;
    // Null beside an object is no second form of it.
    if (all.length < 2) continue;
    // A compiler's error is about the form closest to the value. This form, which no value matches, is the closest to one with the name.
    const absent = Object.fromEntries(
      all.flatMap(Object.keys).map((name) => [name, false as const]),
    );
    const alternatives = schema.oneOf ?? schema.anyOf;
    // Beside null, one object is left, which is the closest form already.
    if (alternatives?.some(({ type }) => type === "null")) continue;
    alternatives?.push({
      type: "object",
      required: [foreign],
      properties: { ...absent, [foreign]: field },
    });
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
      if (!schema.properties?.[first]) continue;
      const known = [schema[renamed] ?? []].flat();
      schema[renamed] = [...new Set([...known, `${foreign} is ${own} in ${bundle.info.version}`])];
    }
  }
}

/** The schemas at a path of fields, through references, lists and alternatives. */
function schemasAt(bundle: Bundle, node: Node, [key, ...rest]: string[]): Node[] {
  const schema = follow(bundle, node);
  if (key === undefined) return [schema];
  return forms(bundle, schema).flatMap((form) => {
    const property = form.properties?.[key];
    return property ? schemasAt(bundle, property, rest) : [];
  });
}

/** The alternatives of a schema, or of the items of a list. */
function forms(bundle: Bundle, node: Node): Node[] {
  const schema = follow(bundle, node);
  const members = [...choicesOf(schema), schema.items ?? []].flat();
  return members.length > 0 ? members.flatMap((member) => forms(bundle, member)) : [schema];
}
