import { UserError } from "../command.ts";

/** A mistake in the contract, at the place in a source file where it was made. */
export interface Finding {
  /** The file, from the root of the repository. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** Findings in the order of their places, one for each line: what follows it on a line mostly has the same cause. */
export function inOrder(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted(
    (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
  );
  return sorted.filter(({ file, line }, index) => {
    const previous = sorted[index - 1];
    return file !== previous?.file || line !== previous.line;
  });
}

/** A line for each finding, as editors and terminals link them; in a workflow of GitHub, an annotation of the line too. */
export function format(findings: Finding[]): string {
  const lines = findings.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`);
  return [...lines, ...(process.env.GITHUB_ACTIONS ? findings.map(annotation) : [])].join("\n");
}

function annotation({ file, line, column, message }: Finding): string {
  const text = message.replaceAll("%", "%25").replaceAll("\n", "%0A");
  return `::error file=${file},line=${line},col=${column}::${text}`;
}

/** Ends with the findings, if there are any. */
export function refuse(findings: Finding[]): void {
  if (findings.length > 0) throw new UserError(format(findings));
}
