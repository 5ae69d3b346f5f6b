import { UserError } from "@data-validation/tooling/command";

/** A mistake in the contract, where it was made. */
export interface Finding {
  /** The path from the root of the repository. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** Findings in the order of their places: one for each line, and one for the same words elsewhere, since they mostly have one cause. */
export function inOrder(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
  );
  const ofLines = sorted.filter(({ file, line }, index) => {
    const previous = sorted[index - 1];
    return file !== previous?.file || line !== previous.line;
  });
  return [...Map.groupBy(ofLines, ({ message }) => message).values()].flatMap(
    ([first, ...others]) => (first ? { ...first, message: first.message + alsoAt(others) } : []),
  );
}

function alsoAt(others: Finding[]): string {
  const places = others.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
  if (others.length > 3) places.push(`${others.length - 3} more`);
  return places.length === 0 ? "" : ` Also at ${new Intl.ListFormat("en").format(places)}.`;
}

/** A line for each finding, as editors and terminals link them. GitHub Actions gets annotations too. */
export function format(findings: Finding[]): string {
  const lines = findings.map(
    ({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`,
  );
  return [...lines, ...(process.env.GITHUB_ACTIONS ? findings.map(annotation) : [])].join("\n");
}

function annotation({ file, line, column, message }: Finding): string {
  const text = message.replaceAll("%", "%25").replaceAll("\n", "%0A");
  return `::error file=${file},line=${line},col=${column}::${text}`;
}

export function reject(findings: Finding[]): void {
  if (findings.length > 0) throw new UserError(format(findings));
}
