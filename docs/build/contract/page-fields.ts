import type { Bundle, OperationObject } from "@data-validation/openapi-document/document";
import { type FieldNode, fieldTreesOf } from "@data-validation/openapi-document/field-tree";
import type { Standing } from "@data-validation/openapi-document/standing";

export interface PageField extends FieldNode {
  /**
   * The id on its page: the path without quotation marks, with `response.` first if a field of the
   * request or a heading has this id.
   */
  anchor: string;
  fields: PageField[];
  /** The anchor of an earlier field with the same inner fields, which are left out here. */
  sameAs?: string;
  /** The shared object whose page describes the inner fields, which are left out here. */
  shared?: { name: string; anchor: string };
  /** The fields of the shared object: the id of each, and its anchor on the object's page. */
  elsewhere?: { id: string; anchor: string; standing: Standing }[];
}

export function pageFieldsOf(bundle: Bundle, operation: OperationObject) {
  const { request, response } = fieldTreesOf(bundle, operation);
  const usedIds = new Set([...request.map(({ name }) => name), ...headings]);
  return {
    request: withAnchors(request),
    response: response.flatMap((field) =>
      withAnchors([field], usedIds.has(field.name) ? "response." : ""),
    ),
  };
}

/** Ids of headings on the page of an operation that may be names of fields too. */
const headings = ["examples", "errors"];

export function withAnchors(fields: FieldNode[], prefix = ""): PageField[] {
  return fields.map((field) => ({
    ...field,
    anchor: prefix + field.path.replaceAll('"', ""),
    fields: withAnchors(field.fields, prefix),
  }));
}
