import { gradesOf } from "@data-validation/contract-files/operation-grades";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { Graded } from "@data-validation/openapi-document/grades";
import { type PageField, pageFieldsOf } from "./page-fields.ts";

export function gradedTrees(bundle: Bundle, path: string) {
  const post = bundle.paths[path]?.post;
  const grades = gradesOf(bundle).get(path);
  if (!post || !grades) throw new Error(`Version ${bundle.info.version} has no ${path}.`);
  const { request, response } = pageFieldsOf(bundle, post);
  return {
    request: withGrades(request, grades.request),
    response: withGrades(response, grades.response),
  };
}

/**
 * The fields with their grades. Stated fields keep their label, which shows whether a detail is
 * assumed.
 */
function withGrades(fields: PageField[], grades: ReadonlyMap<string, Graded>): PageField[] {
  return fields.map((field) => {
    const inner = withGrades(field.fields, grades);
    const { grade = "Assumed" } = grades.get(field.path) ?? {};
    return { ...field, fields: inner, standing: grade === "Stated" ? field.standing : grade };
  });
}
