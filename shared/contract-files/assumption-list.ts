import { capitalise, inCode } from "@data-validation/common/text";
import { type Bundle, kindOfPath } from "@data-validation/openapi-document/document";
import { gradesByStrength } from "@data-validation/openapi-document/grades";
import { collectAssumptions, type GradedAssumption } from "./assumptions.ts";

/** Markdown: a table for each subject, with a row for each sentence. */
export function listAssumptions(bundles: Bundle[]): string {
  const all = collectAssumptions(bundles);
  const paths = [...new Set(bundles.toReversed().flatMap((bundle) => Object.keys(bundle.paths)))];
  const rows = rowsOf(all, paths);
  const kinds = [...new Set(paths.map(kindOfPath))];
  const head = ["Field", "Assumption", "Grade", "Assumed inside", "Operations", "Versions"];
  const sections = [...subjects, ...kinds.map(capitalise)].flatMap((subject) => {
    const cells = rows
      .filter((row) => subjectOf(row) === subject)
      .map(({ fields, why, grade, contradictions, assumedFields, operations, versions }) => [
        fields.map((field) => (field.includes(" ") ? field : inCode(field))).join(", "),
        [why, ...contradictions.map((text) => `**Contradicted:** ${text}`)].join(" "),
        grade,
        firstNames(assumedFields),
        // As code: Markdown reads two stars as emphasis.
        operations.length === paths.length
          ? "all"
          : shortenPaths(operations, paths, kinds).map(inCode).join(", "),
        versions.join(", "),
      ]);
    if (cells.length === 0) return [];
    return `## ${subject}\n\n${[head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`;
  });
  const counts = gradesByStrength.map((grade) => {
    const ofGrade = rows.filter((row) => row.grade === grade);
    return `${grade}: ${ofGrade.length}.`;
  });
  return `${rows.length} assumptions. ${counts.join(" ")}\n\n${sections.join("\n")}`;
}

function firstNames(names: string[]): string {
  const shown = names.slice(0, FEW).map(inCode).join(", ");
  return names.length > FEW ? `${shown} … ${names.length} in all` : shown;
}

const FEW = 3;

/** The subjects other than the data kinds. */
const subjects = ["Service", "Versions", "Errors", "Envelope", "Shared options"];

/** Assumptions with the same sentence as one row. */
function rowsOf(all: GradedAssumption[], paths: string[]) {
  const grade: (keyof GradedAssumption)[] = ["grade", "contradictions", "assumedFields"];
  const sameField = groupByFields(all, ["field", "why", "versions", ...grade]);
  const merged = sameField.map((members) => {
    const operations = paths.filter((path) =>
      members.some((member) => member.operations.includes(path)),
    );
    return { ...(members[0] as GradedAssumption), operations };
  });
  const sameSentence = groupByFields(merged, ["why", "operations", "versions", ...grade]);
  return sameSentence.map((members) => ({
    ...(members[0] as GradedAssumption),
    fields: members.map(({ field }) => field),
  }));
}

function groupByFields(
  all: GradedAssumption[],
  fields: (keyof GradedAssumption)[],
): GradedAssumption[][] {
  return [
    ...Map.groupBy(all, (assumption) =>
      JSON.stringify(fields.map((field) => assumption[field])),
    ).values(),
  ];
}

function subjectOf({ pointer, field, operations }: GradedAssumption): string {
  const kinds = new Set(operations.map(kindOfPath));
  if (/ApiVersion/.test(pointer)) return "Versions";
  if (/^\/components\/(responses|schemas\/(RequestError|ErrorResponse|Unauthorized))/.test(pointer))
    return "Errors";
  if (kinds.size === 0) return "Service";
  if (kinds.size === 1) return capitalise([...kinds].join(""));
  if (pointer.startsWith("/components/schemas/Location")) return "Location";
  return field.startsWith("request.options.") ? "Shared options" : "Envelope";
}

/** Paths, with `/company/*` for all paths of a kind. */
function shortenPaths(operations: string[], paths: string[], kinds: string[]): string[] {
  return kinds.flatMap((kind) => {
    const isOfKind = (path: string) => kindOfPath(path) === kind;
    const ofKind = operations.filter(isOfKind);
    return ofKind.length > 1 && ofKind.length === paths.filter(isOfKind).length
      ? [`/${kind}/*`]
      : ofKind;
  });
}
