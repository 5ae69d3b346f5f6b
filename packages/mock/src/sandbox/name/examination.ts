import type { Correction, Examination } from "../shared/envelope.ts";
import type { Fix } from "../shared/fix.ts";
import { additionProblems } from "./addition-problems.ts";
import { type Detail, detailsOf, vocativesOf } from "./details.ts";
import { fitProblems } from "./fit-problems.ts";
import { fieldsOf, type NameOptions, type NameQuery, type Person, partsOf, personOf } from "./person.ts";
import type { Component, Problem, Remedy } from "./problem.ts";
import { hopelessProblems, spellingProblems } from "./spelling-problems.ts";

/** What is told of a name, in neither version's way of writing it. */
export interface NameFacts {
  name: string | null;
  surname: string | null;
  nameSurname: string | null;
  context: string[];
  degreesBefore: string[];
  degreesAfter: string[];
  vocativeName: string | null;
  vocativeSurname: string | null;
  vocativeNameSurname: string | null;
  dataTypes: { valid: Component[]; invalid: Component[] };
  details: Detail[];
}

/** More than any name needs; it keeps a remedy that calls for another from going on for ever. */
const mostFixes = 40;
const mostSuggestions = 5;

/** A name on its way to a better form. */
interface State {
  person: Person;
  /** The changes that led to it. */
  fixes: Fix[];
  /** What is still wrong with it. */
  problems: Problem[];
}

/** Examines a name as sent, and finds its better forms. */
export function examineName(query: NameQuery, options: NameOptions): Examination<NameFacts> {
  const sent = stateOf({ person: personOf(query), fixes: [] }, options);
  const judged = judge(sent, options);
  const { isValid, data, errors } = judged;
  const repaired = repair(sent, options);
  const better = repaired === sent ? undefined : judge(repaired, options);
  // What is valid as sent needs no correction; a better form is a suggestion, unless corrections are wanted all the same.
  const isOnlyOffered = isValid && !options.correctsValid;
  return {
    isValid,
    data,
    errors,
    corrected: isOnlyOffered ? undefined : better,
    get reformatted() {
      const formatted = isOnlyOffered ? sent : repair(sent, options, ({ isFormatting }) => isFormatting);
      return formatted === sent ? undefined : judge(formatted, options);
    },
    get suggestions() {
      const others = suggest(repaired, options);
      return isOnlyOffered && better !== undefined ? [better, ...others] : others;
    },
  };
}

function stateOf({ person, fixes }: Remedy, options: NameOptions): State {
  return { person, fixes, problems: diagnose(person, options) };
}

/** Applies what is certain, one remedy after the other, until nothing is left to mend. */
function repair(start: State, options: NameOptions, isWanted = (_: Problem) => true): State {
  let state = start;
  while (state.fixes.length < mostFixes) {
    const remedy = state.problems.find((problem) => problem.remedy && isWanted(problem))?.remedy;
    if (!remedy) break;
    state = follow(state, remedy, options);
  }
  return state;
}

/** The forms that result from each thing that may have been meant; those alone that are valid then. */
function suggest(from: State, options: NameOptions): Correction<NameFacts>[] {
  // A name that nobody knows, and that is close to none, stays what it is.
  if (from.problems.some((problem) => problem.isFatal && isWithoutWayOut(problem))) return [];
  const found = new Map<string, Correction<NameFacts>>();
  for (const way of from.problems.flatMap(({ alternatives }) => alternatives).slice(0, 2 * mostSuggestions)) {
    if (found.size === mostSuggestions) break;
    const settled = settle(follow(from, way, options), options);
    if (settled.problems.some(({ isFatal }) => isFatal)) continue;
    const suggestion = judge(settled, options);
    const key = JSON.stringify(suggestion.data);
    if (!found.has(key)) found.set(key, suggestion);
  }
  return [...found.values()];
}

function isWithoutWayOut({ finding, remedy, alternatives }: Problem): boolean {
  return finding.type === "INVALID" && remedy === undefined && alternatives.length === 0;
}

/** Takes the likeliest way out of every problem that still makes the name invalid. */
function settle(start: State, options: NameOptions): State {
  let state = repair(start, options);
  while (state.fixes.length < mostFixes) {
    const choice = state.problems.find((problem) => problem.isFatal && problem.alternatives.length > 0);
    const [likeliest] = choice?.alternatives ?? [];
    if (!likeliest) break;
    state = repair(follow(state, likeliest, options), options);
  }
  return state;
}

function follow({ fixes }: State, next: Remedy, options: NameOptions): State {
  return stateOf({ person: next.person, fixes: [...fixes, ...next.fixes] }, options);
}

/** Whether a name can be used as it is, and all that is told of it. */
function judge({ person, fixes, problems }: State, options: NameOptions): Correction<NameFacts> {
  const isValid = !problems.some(({ isFatal }) => isFatal);
  return { isValid, data: factsOf(person, problems, options), errors: problems.map(({ finding }) => finding), fixes };
}

function factsOf(person: Person, problems: Problem[], options: NameOptions): NameFacts {
  const additions = (kind: Component) => person.additions.filter((item) => item.kind === kind).map(({ sent }) => sent);
  const { vocativeName, vocativeSurname } = vocativesOf(person, options);
  return {
    ...partsOf(person),
    context: additions("context"),
    degreesBefore: additions("degreesBefore"),
    degreesAfter: additions("degreesAfter"),
    vocativeName,
    vocativeSurname,
    vocativeNameSurname:
      vocativeName === null || vocativeSurname === null ? null : `${vocativeName} ${vocativeSurname}`,
    dataTypes: dataTypesOf(person, problems),
    details: options.withDetails ? detailsOf(person, options) : [],
  };
}

function dataTypesOf(person: Person, problems: Problem[]): NameFacts["dataTypes"] {
  const additions = (["context", "degreesBefore", "degreesAfter"] as const).filter((kind) =>
    person.additions.some((addition) => addition.kind === kind),
  );
  const queried: Component[] = [...fieldsOf(person), ...additions];
  const wrong = new Set(problems.filter(({ isFatal }) => isFatal).flatMap(({ about }) => about));
  return {
    valid: queried.filter((component) => !wrong.has(component)),
    invalid: queried.filter((component) => wrong.has(component)),
  };
}

/** Finds everything that is wrong with a name, in the order in which it is to be mended. */
export function diagnose(person: Person, options: NameOptions): Problem[] {
  const fields = fieldsOf(person);
  const hopeless = fields.flatMap((field) => hopelessProblems(person, field, options));
  const readable = fields.filter((field) => !hopeless.some(({ about }) => about.includes(field)));
  return [
    ...hopeless,
    ...person.additions.flatMap((_, index) => additionProblems(person, index, options)),
    ...readable.flatMap((field) => spellingProblems(person, field, options)),
    ...(hopeless.every(isEmptyField) ? fitProblems(person, options) : []),
  ];
}

/** An empty field can be filled from another. */
function isEmptyField({ finding }: Problem): boolean {
  return finding.type === "EMPTY";
}
