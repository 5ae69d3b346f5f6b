import type { Correction, Examination } from "../shared/envelope.ts";
import type { Fix } from "../shared/fix.ts";
import { describe } from "./details.ts";
import type { NameOptions } from "./options.ts";
import { type NameQuery, type Person, readQuery, writtenField } from "./person.ts";
import { type Component, findingOf, isFatal, type Problem, type Repair } from "./problem.ts";
import { diagnose } from "./problems.ts";

/** What is known of a name, in neither version's way of writing it. */
export type NameFacts = ReturnType<typeof factsOf>;

interface State {
  person: Person;
  fixes: readonly Fix[];
  problems: readonly Problem[];
}

/** More than any name needs; it keeps one correction that calls for another from going on for ever. */
const mostFixes = 40;
const mostSuggestions = 5;

/** Examines a name as sent, and finds the better forms of it that `correctionMode` (section 2.4) asks for. */
export function examineName(
  query: NameQuery,
  options: NameOptions,
  correctionMode: string | undefined,
): Examination<NameFacts> {
  const person = readQuery(query, options);
  const sent: State = { person, fixes: [], problems: diagnose(person) };
  const { isValid, data, errors } = write(sent);
  const corrected = correctionMode === "none" ? sent : correct(sent, correctionMode === "format");
  const correction = corrected === sent ? undefined : write(corrected);
  const isCertain = correctionMode === "none" || correctionMode === "format";
  const suggestions = isCertain ? [] : suggest(corrected);
  return { isValid, isUnknown: false, data, errors, correction, suggestions };
}

/** Applies what is certain, one change after the other, until nothing is left to correct. */
function correct(start: State, isFormatOnly: boolean): State {
  let state = start;
  while (state.fixes.length < mostFixes) {
    const found = state.problems.find(({ repair, isFormatting }) => repair && (isFormatting || !isFormatOnly));
    if (found?.repair === undefined) break;
    state = apply(state, found.repair);
  }
  return state;
}

function apply({ fixes }: State, repair: Repair): State {
  const better = repair();
  return { person: better.person, fixes: [...fixes, ...better.fixes], problems: diagnose(better.person) };
}

/** The forms that result from each candidate; only those that are valid then. */
function suggest(from: State): Correction<NameFacts>[] {
  // An unknown name that is close to none stays what it is.
  const isHopeless = ({ kind, repair, candidates = [] }: Problem) =>
    kind[1] === "INVALID" && repair === undefined && candidates.length === 0;
  if (fatalIn(from).some(isHopeless)) return [];
  return from.problems
    .flatMap(({ candidates = [] }) => candidates)
    .slice(0, 2 * mostSuggestions)
    .map((candidate) => withAnotherGuess(correct(apply(from, candidate), false)))
    .filter((state) => fatalIn(state).length === 0)
    .slice(0, mostSuggestions)
    .map(write);
}

/** Applies the first candidate of what still makes the name invalid: two parts may be misspelt. */
function withAnotherGuess(state: State): State {
  const [candidate] = fatalIn(state).flatMap(({ candidates = [] }) => candidates);
  return candidate === undefined ? state : correct(apply(state, candidate), false);
}

function fatalIn({ person, problems }: State): Problem[] {
  return problems.filter((problem) => isFatal(problem, person.options));
}

function write(state: State): Correction<NameFacts> {
  const { person, problems, fixes } = state;
  const errors = problems.map((problem) => findingOf(problem, person.options));
  return { isValid: fatalIn(state).length === 0, data: factsOf(state), errors, fixes: [...fixes] };
}

function factsOf(state: State) {
  const { person } = state;
  const additions = person.fields.flatMap((field) => field.additions);
  const listed = (kind: string) => additions.filter((addition) => addition.kind === kind).map(({ sent }) => sent);
  const name = writtenField(person, "name") ?? person.name?.text ?? null;
  const surname = writtenField(person, "surname") ?? person.surname?.text ?? null;
  const { vocativeName, vocativeSurname, details } = describe(person);
  return {
    name,
    surname,
    nameSurname: writtenField(person, "nameSurname") ?? joined(name, surname),
    context: listed("context"),
    degreesBefore: listed("degreesBefore"),
    degreesAfter: listed("degreesAfter"),
    vocativeName,
    vocativeSurname,
    vocativeNameSurname: joined(vocativeName, vocativeSurname),
    dataTypes: dataTypesOf(state),
    // Absent unless they are asked for.
    ...(person.options.withDetails && { details }),
  };
}

function joined(first: string | null, second: string | null): string | null {
  return first?.trim() && second?.trim() ? `${first} ${second}` : null;
}

const additionKinds = ["context", "degreesBefore", "degreesAfter"] as const;

function dataTypesOf(state: State): { valid: Component[]; invalid: Component[] } {
  const { fields } = state.person;
  const additions = additionKinds.filter((kind) =>
    fields.some((field) => field.additions.some((a) => a.kind === kind)),
  );
  const components: Component[] = [...fields.map(({ field }) => field), ...additions];
  const wrong = new Set(fatalIn(state).flatMap((problem) => problem.about ?? problem.fields));
  return {
    valid: components.filter((each) => !wrong.has(each)),
    invalid: components.filter((each) => wrong.has(each)),
  };
}
