import { flattenFields } from "@data-validation/openapi-document/field-tree";
import { gradesByStrength } from "@data-validation/openapi-document/grades";
import { operationsOf, type Source } from "../contract/source.ts";
import { tableMarkdown } from "./blocks.ts";
import { gradeMeanings, labelMarkdown } from "./grade-labels.ts";

export function gradeTable(source: Source): string {
  const fields = operationsOf(source, source.current).flatMap((operation) =>
    flattenFields([...operation.fields.request, ...operation.fields.response]),
  );
  const rows = gradesByStrength.map((grade) => {
    const { length } = fields.filter(({ standing }) => standing.startsWith(grade));
    return [labelMarkdown(grade), gradeMeanings[grade], String(length)];
  });
  return tableMarkdown(["Grade", "Meaning", `Fields in ${source.current}`], rows);
}
