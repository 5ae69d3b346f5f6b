import {
  alternativesOf,
  type Bundle,
  inlineReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { fieldTreesOf, flattenFields } from "@data-validation/openapi-document/field-tree";
import { isStated } from "@data-validation/openapi-document/standing";

/**
 * Appends the standing of each field to its description, for Redoc. References are replaced,
 * because a shared schema can have several standings.
 */
export function markStatedFields(bundle: Bundle): void {
  for (const { post } of Object.values(bundle.paths)) {
    const { request, response } = fieldTreesOf(bundle, post);
    const bodies = [
      { holder: post.requestBody, fields: flattenFields(request) },
      { holder: post.responses[200], fields: flattenFields(response) },
    ];
    if (!bodies.some(({ fields }) => fields.some(({ standing }) => isStated(standing)))) continue;
    for (const { holder, fields } of bodies) {
      const standings = new Map<string, string>(
        fields.flatMap(({ path, standing }) => (isStated(standing) ? [[path, standing]] : [])),
      );
      const body = jsonBodyOf(bundle, holder);
      body.schema = inlineReferences(bundle, body.schema);
      markField(body.schema, "", standings);
    }
  }
}

function markField(node: Node, path: string, standings: ReadonlyMap<string, string>): void {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    if (!field) continue;
    // Fields of list items have the paths of the list, also where the field may be one object.
    const [fieldPath = name] = [`${path}.${name}`, `${path}[].${name}`].filter((candidate) =>
      standings.has(candidate),
    );
    const standing = standings.get(fieldPath);
    if (standing) field.description = `${field.description ?? ""}\n\n**${standing}**`.trim();
    markField(field, fieldPath, standings);
  }
  for (const alternative of alternativesOf(node)) markField(alternative, path, standings);
  if (node.items) markField(node.items, path, standings);
}
