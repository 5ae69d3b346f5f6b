import type { Correction, Examination } from "../shared/envelope.ts";
import type { Fix } from "../shared/fix.ts";
import { describe } from "./details.ts";
import { type NameOptions, type NameQuery, type Person, readQuery } from "./person.ts";
import type { Component, Problem, Rewrite } from "./problem.ts";
import { diagnose } from "./problems.ts";

/** What is known of a name, independent of the version. */
export type NameFacts = ReturnType<typeof factsOf>;

/** A name after some of its corrections. */
interface State {
  person: Person;
  /** The changes that led to it. */
  fixes: Fix[];
  problems: Problem[];
}

/** More than any name needs; it ends corrections that undo each other. */
const mostFixes = 40;
const mostSuggestions = 5;

/** Examines a name as sent, and finds the better forms of it that `correctionMode` (section 2.4) asks for. */
export function examineName(
  query: NameQuery,
  options: NameOptions,
  correctionMode: string | undefined,
): Examination<NameFacts> {
  const person = readQuery(query, options.countries);
  const sent: State = { person, fixes: [], problems: diagnose(person, options) };
  const { isValid, data, errors } = write(sent, options);
  const [isNone, isFormat] = [correctionMode === "none", correctionMode === "format"];
  const correctionOf = ({ isFormatting, correction }: Problem) => (isFormatting || !isFormat ? correction : undefined);
  const corrected = isNone ? sent : applyCorrections(sent, options, correctionOf);
  const correction = corrected === sent ? undefined : write(corrected, options);
  const suggestions = isNone || isFormat ? [] : suggest(corrected, options);
  return { isValid, isUnknown: false, data, errors, correction, suggestions };
}

/** Applies what is certain, one change after the other, until nothing is left to correct. */
function applyCorrections(
  start: State,
  options: NameOptions,
  correctionOf: (problem: Problem) => Rewrite | undefined,
): State {
  let state = start;
  while (state.fixes.length < mostFixes) {
    const found = state.problems.find((problem) => correctionOf(problem) !== undefined);
    const rewrite = found && correctionOf(found);
    if (rewrite === undefined) break;
    state = follow(state, rewrite, options);
  }
  return state;
}

function follow({ fixes }: State, rewrite: Rewrite, options: NameOptions): State {
  const better = rewrite();
  return { person: better.person, fixes: [...fixes, ...better.fixes], problems: diagnose(better.person, options) };
}

/** The forms that result from each alternative; only those that are valid. */
function suggest(from: State, options: NameOptions): Correction<NameFacts>[] {
  // An unknown name that is close to none stays what it is.
  const hasNoCorrection = ({ finding, correction, alternatives }: Problem) =>
    finding.type === "INVALID" && correction === undefined && alternatives.length === 0;
  if (from.problems.some((problem) => problem.isFatal && hasNoCorrection(problem))) return [];
  const candidates = from.problems.flatMap(({ alternatives }) => alternatives).slice(0, 2 * mostSuggestions);
  return candidates
    .map((candidate) => settle(follow(from, candidate, options), options))
    .filter(({ problems }) => !problems.some(({ isFatal }) => isFatal))
    .slice(0, mostSuggestions)
    .map((state) => write(state, options));
}

/** Takes the first correction of every problem that still makes the name invalid. */
function settle(start: State, options: NameOptions): State {
  return applyCorrections(
    start,
    options,
    ({ isFatal, correction, alternatives }) => correction ?? (isFatal ? alternatives[0] : undefined),
  );
}

function write({ person, fixes, problems }: State, options: NameOptions): Correction<NameFacts> {
  const isValid = !problems.some(({ isFatal }) => isFatal);
  return { isValid, data: factsOf(person, problems, options), errors: problems.map(({ finding }) => finding), fixes };
}

function factsOf(person: Person, problems: readonly Problem[], options: NameOptions) {
  const { name, surname } = person;
  const additions = person.fields.flatMap((field) => field.additions);
  const listed = (kind: string) => additions.filter((addition) => addition.kind === kind).map(({ sent }) => sent);
  const { vocativeName, vocativeSurname, details } = describe(person, options);
  const isWhole = vocativeName !== null && vocativeSurname !== null;
  return {
    name: name?.text ?? null,
    surname: surname?.text ?? null,
    nameSurname: wholeOf(person),
    context: listed("context"),
    degreesBefore: listed("degreesBefore"),
    degreesAfter: listed("degreesAfter"),
    vocativeName,
    vocativeSurname,
    vocativeNameSurname: isWhole ? `${vocativeName} ${vocativeSurname}` : null,
    dataTypes: dataTypesOf(person, problems),
    // Absent unless they are asked for.
    ...(options.withDetails && { details }),
  };
}

/** The full name: as it was sent, or as it is written after a correction, with the additions that the options accept. */
function wholeOf({ fields, name, surname }: Person): string | null {
  const whole = fields.find(({ field }) => field === "nameSurname");
  if (whole === undefined) return name && surname && `${name.text} ${surname.text}`;
  if (whole.sent !== undefined) return whole.sent;
  const before = whole.additions.filter(({ side }) => side === "before").map(({ raw }) => `${raw} `);
  const after = whole.additions
    .filter(({ side }) => side === "after")
    .map(({ raw }) => (/^[([{-]/.test(raw) ? ` ${raw}` : `, ${raw}`));
  return (before.join("") + whole.text + after.join("")).trim();
}

const additionKinds = ["context", "degreesBefore", "degreesAfter"] as const;

function dataTypesOf({ fields }: Person, problems: readonly Problem[]): { valid: Component[]; invalid: Component[] } {
  const kinds = new Set(fields.flatMap(({ additions }) => additions.map(({ kind }) => kind)));
  const additions = additionKinds.filter((kind) => kinds.has(kind));
  const components: Component[] = [...fields.map(({ field }) => field), ...additions];
  const isWrong = (component: Component) => problems.some(({ isFatal, about }) => isFatal && about.includes(component));
  return { valid: components.filter((each) => !isWrong(each)), invalid: components.filter(isWrong) };
}
