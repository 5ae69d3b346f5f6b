import type { Correction, Examination } from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { additionProblems } from "./addition-problems.ts";
import type { AdditionKind } from "./additions.ts";
import { type Detail, detailsOf, vocativesOf } from "./details.ts";
import { fitProblems } from "./fit-problems.ts";
import { type NameOptions, type NameQuery, type Person, personOf } from "./person.ts";
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
  /** Absent unless they are asked for. */
  details?: Detail[];
}

/** More than any name needs; it keeps a remedy that calls for another from going on for ever. */
const mostFixes = 40;
const mostSuggestions = 5;

/** A name on its way to a better form. */
interface State {
  person: Person;
  /** The changes that led to it. */
  fixes: Fix[];
  /** What is still wrong with it, to the first problem that is to be mended next. */
  problems: Problem[];
}

/** Examines a name as sent, and finds its better forms as far as they are asked for. */
export function examineName(query: NameQuery, options: NameOptions): Examination<NameFacts> {
  return new NameExamination(stateOf(personOf(query, options.countries), [], options), options);
}

/** What is asked for in no mode of correction is not worked out. */
class NameExamination implements Examination<NameFacts> {
  readonly isValid: boolean;
  readonly data: NameFacts;
  readonly errors: Finding[];
  readonly #sent: State;
  readonly #options: NameOptions;
  /** What is valid as sent needs no correction; a better form is a suggestion, unless corrections are wanted all the same. */
  readonly #isOnlyOffered: boolean;
  #repaired: State | undefined;
  #better: Correction<NameFacts> | undefined;

  constructor(sent: State, options: NameOptions) {
    const { isValid, data, errors } = check(sent, options);
    this.isValid = isValid;
    this.data = data;
    this.errors = errors;
    this.#sent = sent;
    this.#options = options;
    this.#isOnlyOffered = isValid && !options.correctsValid;
  }

  get corrected(): Correction<NameFacts> | undefined {
    return this.#isOnlyOffered ? undefined : this.#improve();
  }

  get reformatted(): Correction<NameFacts> | undefined {
    if (this.#isOnlyOffered) return undefined;
    const formatted = repair(this.#sent, this.#options, isReformatted);
    return formatted === this.#sent ? undefined : check(formatted, this.#options);
  }

  get suggestions(): Correction<NameFacts>[] {
    const better = this.#improve();
    const others = suggest(this.#repaired ?? this.#sent, this.#options);
    return this.#isOnlyOffered && better !== undefined ? [better, ...others] : others;
  }

  /** The better form that is certain; undefined where there is none. */
  #improve(): Correction<NameFacts> | undefined {
    if (this.#repaired === undefined) {
      this.#repaired = repair(this.#sent, this.#options);
      if (this.#repaired !== this.#sent) this.#better = check(this.#repaired, this.#options);
    }
    return this.#better;
  }
}

function stateOf(person: Person, fixes: Fix[], options: NameOptions): State {
  return { person, fixes, problems: diagnose(person, options, () => false) };
}

/** Applies what is certain, one remedy after the other, until nothing is left to mend. */
function repair(start: State, options: NameOptions, isWanted = isMended): State {
  let state = start;
  for (let remedy = remedyIn(state, isWanted); remedy; remedy = remedyIn(state, isWanted)) {
    if (state.fixes.length >= mostFixes) return stateOf(state.person, state.fixes, options);
    state = follow(state, remedy, options, isWanted);
  }
  return state;
}

function remedyIn({ problems }: State, isWanted: (problem: Problem) => boolean): Remedy | undefined {
  return problems.find(isWanted)?.remedy;
}

function isMended({ remedy }: Problem): boolean {
  return remedy !== undefined;
}

function isReformatted({ remedy, isFormatting }: Problem): boolean {
  return remedy !== undefined && isFormatting;
}

/** The forms that result from each thing that may have been meant; those alone that are valid then. */
function suggest(from: State, options: NameOptions): Correction<NameFacts>[] {
  // A name that nobody knows, and that is close to none, stays what it is.
  if (from.problems.some((problem) => problem.isFatal && isWithoutWayOut(problem))) return [];
  const found: Correction<NameFacts>[] = [];
  let tried = 0;
  for (const { alternatives } of from.problems) {
    for (const way of alternatives) {
      if (found.length === mostSuggestions || tried === 2 * mostSuggestions) return found;
      tried += 1;
      const settled = settle(follow(from, way, options), options);
      if (settled.problems.some(isFatal)) continue;
      const suggestion = check(settled, options);
      const written = JSON.stringify(suggestion.data);
      if (!found.some(({ data }) => JSON.stringify(data) === written)) found.push(suggestion);
    }
  }
  return found;
}

function isFatal(problem: Problem): boolean {
  return problem.isFatal;
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

/** Looks at what a remedy leads to no further than to the next one that is wanted. */
function follow({ fixes }: State, remedy: Remedy, options: NameOptions, isWanted = isMended): State {
  const { person, fixes: further } = remedy();
  return { person, fixes: [...fixes, ...further], problems: diagnose(person, options, isWanted) };
}

/** Whether a name can be used as it is, and all that is told of it. */
function check({ person, fixes, problems }: State, options: NameOptions): Correction<NameFacts> {
  const isValid = !problems.some(isFatal);
  return { isValid, data: factsOf(person, problems, options), errors: problems.map(({ finding }) => finding), fixes };
}

function factsOf(person: Person, problems: Problem[], options: NameOptions): NameFacts {
  const { name, surname } = person;
  const { vocativeName, vocativeSurname } = vocativesOf(person, options);
  const facts: NameFacts = {
    name: name?.text ?? null,
    surname: surname?.text ?? null,
    nameSurname: name && surname && (person.fields.nameSurname?.text ?? `${name.text} ${surname.text}`),
    context: sentAs("context", person),
    degreesBefore: sentAs("degreesBefore", person),
    degreesAfter: sentAs("degreesAfter", person),
    vocativeName,
    vocativeSurname,
    vocativeNameSurname:
      vocativeName === null || vocativeSurname === null ? null : `${vocativeName} ${vocativeSurname}`,
    dataTypes: dataTypesOf(person, problems),
  };
  if (options.withDetails) facts.details = detailsOf(person, options);
  return facts;
}

function sentAs(kind: AdditionKind, { additions }: Person): string[] {
  return additions.length === 0 ? [] : additions.filter((item) => item.kind === kind).map(({ sent }) => sent);
}

const additionKinds = ["context", "degreesBefore", "degreesAfter"] as const;

function dataTypesOf({ sent, additions }: Person, problems: Problem[]): NameFacts["dataTypes"] {
  const components: Component[] = [...sent];
  if (additions.length > 0)
    components.push(...additionKinds.filter((kind) => additions.some((addition) => addition.kind === kind)));
  if (!problems.some(isFatal)) return { valid: components, invalid: [] };
  const isWrong = (component: Component) => problems.some(({ isFatal, about }) => isFatal && about.includes(component));
  return { valid: components.filter((component) => !isWrong(component)), invalid: components.filter(isWrong) };
}

/**
 * Finds what is wrong with a name, in the order in which it is to be mended.
 *
 * @param isEnough whether a problem is all that is asked for; then no other is looked for
 */
export function diagnose(person: Person, options: NameOptions, isEnough: (problem: Problem) => boolean): Problem[] {
  const { sent, additions } = person;
  const problems: Problem[] = [];
  let readable = sent;
  for (const field of sent) {
    const hopeless = hopelessProblems(person, field, options);
    if (hopeless.length === 0) continue;
    problems.push(...hopeless);
    readable = readable.filter((other) => other !== field);
  }
  const isHopeful = problems.every(isEmptyField);
  for (let index = 0; index < additions.length; index++) problems.push(...additionProblems(person, index, options));
  for (const field of readable) {
    if (problems.some(isEnough)) return problems;
    problems.push(...spellingProblems(person, field, options, isEnough));
  }
  if (isHopeful && !problems.some(isEnough)) problems.push(...fitProblems(person, options));
  return problems;
}

/** An empty field can be filled from another. */
function isEmptyField({ finding }: Problem): boolean {
  return finding.type === "EMPTY";
}
