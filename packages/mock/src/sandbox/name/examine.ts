import type { Correction, Examination } from "../shared/envelope.ts";
import type { Fix } from "../shared/fix.ts";
import type { Addition } from "./additions/addition.ts";
import { diagnoseName } from "./diagnose.ts";
import { type NameFacts, nameFactsOf } from "./facts.ts";
import { type NameOptions, type NameQuery, type Person, readPerson } from "./person.ts";
import { findingOfProblem, isFatalProblem, type NameEdit, type NameProblem } from "./problem.ts";

/** A name as sent, or after the corrections that the fixes describe. */
interface NameState {
  person: Person;
  problems: readonly NameProblem[];
  fixes: readonly Fix[];
  /** The additions that corrections removed from the name. */
  removed: readonly Addition[];
}

/** More rounds than any name needs: stops two corrections that undo each other. */
const MOST_FIXES = 40;
const MOST_SUGGESTIONS = 5;

/**
 * Examines a name as sent, applies its certain corrections (or those of formatting only), and finds
 * suggestions.
 */
export function examineName(
  query: NameQuery,
  options: NameOptions,
  isFormatOnly: boolean,
): Examination<NameFacts> {
  const sentState = stateOf(query, options, [], []);
  const improve = () => {
    const corrected = correct(sentState, isFormatOnly);
    const correction = corrected === sentState ? undefined : write(corrected);
    return { correction, suggestions: suggest(corrected) };
  };
  return { ...write(sentState), improve };
}

function stateOf(
  query: NameQuery,
  options: NameOptions,
  fixes: readonly Fix[],
  removed: readonly Addition[],
): NameState {
  const person = readPerson(query, options);
  return { person, problems: diagnoseName(person), fixes, removed };
}

/** Applies certain corrections one by one, until none is left. */
function correct(state: NameState, isFormatOnly: boolean): NameState {
  const problem = state.problems.find(
    ({ correction, kind }) => correction && (kind[0] === "FORMAT" || !isFormatOnly),
  );
  if (problem?.correction === undefined || state.fixes.length >= MOST_FIXES) return state;
  return correct(apply(state, problem.correction), isFormatOnly);
}

function apply({ person, fixes, removed }: NameState, edit: NameEdit): NameState {
  return stateOf(
    { ...person.query, ...edit.texts },
    person.options,
    [...fixes, ...edit.fixes],
    [...removed, ...(edit.removed ?? [])],
  );
}

/** The valid names that the candidates lead to. */
function suggest(from: NameState): Correction<NameFacts>[] {
  return from.problems
    .flatMap(({ candidates = [] }) => candidates)
    .slice(0, MOST_SUGGESTIONS)
    .map((candidate) => settle(apply(from, candidate)))
    .filter((state) => fatalIn(state).length === 0)
    .map(write);
}

/** Applies the certain corrections, and the best candidate for each remaining problem. */
function settle(state: NameState): NameState {
  const corrected = correct(state, false);
  const [candidate] = fatalIn(corrected).flatMap(({ candidates = [] }) => candidates);
  if (candidate === undefined || corrected.fixes.length >= MOST_FIXES) return corrected;
  return settle(apply(corrected, candidate));
}

function fatalIn({ person, problems }: NameState): readonly NameProblem[] {
  return problems.filter((problem) => isFatalProblem(problem, person.options));
}

function write(state: NameState): Correction<NameFacts> {
  const { person, problems, fixes, removed } = state;
  const fatalProblems = fatalIn(state);
  const invalid = fatalProblems.flatMap((problem) => problem.components ?? problem.fields);
  const isValid = fatalProblems.length === 0;
  // A possible other spelling is a suggestion of a valid name, without a finding.
  const reportedProblems = problems.filter(
    ({ candidates = [] }) => !isValid || candidates.length === 0,
  );
  const errors = reportedProblems.map((problem) => findingOfProblem(problem, person.options));
  return { isValid, data: nameFactsOf(person, invalid, removed), errors, fixes: [...fixes] };
}
