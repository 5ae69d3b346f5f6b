import { type Finding, type FindingKind, finding, type Severity } from "../shared/finding.ts";
import { type Fix, type FixKind, fix } from "../shared/fix.ts";
import type { Addition, AdditionKind } from "./additions/addition.ts";
import { withAdditions } from "./additions/separate.ts";
import {
  type NameField,
  type NameOptions,
  type NameQuery,
  type NameQueryField,
  validationDepths,
} from "./person.ts";
import problems from "./problems.json" with { type: "json" };

export type NameComponent = NameQueryField | AdditionKind;

export interface NameProblem {
  kind: FindingKind;
  fields: readonly NameQueryField[];
  text: string;
  /** The components that it makes invalid; by default the fields. */
  components?: readonly NameComponent[];
  /**
   * The first depth at which it makes a name invalid; `moderate` by default, `null` if the value
   * may be correct.
   */
  depth?: NameOptions["depth"] | null;
  /**
   * By default `critical` if it makes the name invalid, otherwise `warning`; one level less for
   * formatting.
   */
  severity?: Severity;
  /** The certain correction. */
  correction?: NameEdit | undefined;
  /** Likely corrections, best first. */
  candidates?: readonly NameEdit[];
}

/** New texts of some fields, and the fixes for the change. */
export interface NameEdit {
  texts: NameQuery;
  fixes: readonly Fix[];
  /** Additions that are removed from the name and kept in the data. */
  removed?: readonly Addition[];
}

export type NameProblemName = keyof typeof problems;

type ProblemRow = Pick<NameProblem, "text" | "depth" | "severity"> &
  Record<"group" | "type", string> & { subtype: string | null };

/** A problem of the table; each {} of its text stands for a value. */
export function nameProblem(
  name: NameProblemName,
  field: NameField,
  more: Partial<NameProblem> = {},
  ...values: readonly string[]
): NameProblem {
  const { group, type, subtype, text, ...levels } = problems[name] as ProblemRow;
  const filled = values.reduce((line, value) => line.replace("{}", () => value), text);
  return { kind: [group, type, subtype], fields: [field.name], text: filled, ...levels, ...more };
}

export function isFatalProblem({ depth = "moderate" }: NameProblem, options: NameOptions): boolean {
  return (
    depth !== null && validationDepths.indexOf(depth) <= validationDepths.indexOf(options.depth)
  );
}

/** The severities of a problem that makes a name invalid, and of any other. */
type Severities = Record<"fatal" | "harmless", Severity>;

const formattingSeverities: Severities = { fatal: "warning", harmless: "info" };
const otherSeverities: Severities = { fatal: "critical", harmless: "warning" };

export function findingOfProblem(problem: NameProblem, options: NameOptions): Finding {
  const { kind, fields, text } = problem;
  const [group] = kind;
  const severities = group === "FORMAT" ? formattingSeverities : otherSeverities;
  const severity = severities[isFatalProblem(problem, options) ? "fatal" : "harmless"];
  return finding(problem.severity ?? severity, kind, fields, text);
}

/** Replaces the value of a field, between its additions; the fix is of the whole field. */
export function editValue(
  { name, text, additions }: NameField,
  better: string,
  kind: FixKind,
): NameEdit {
  const to = withAdditions(better, additions);
  return { texts: { [name]: to }, fixes: [fix(kind, { field: name, from: text, to })] };
}

/**
 * A value to quote in a sentence, without control characters and lone surrogates, which would not
 * survive encoding.
 */
export function quote(text: string): string {
  return `"${text.replace(/\p{C}/gu, "\uFFFD")}"`;
}
