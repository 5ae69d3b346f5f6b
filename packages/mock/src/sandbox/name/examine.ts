import type { Correction, Examination } from "../shared/envelope.ts";
import type { FindingKind } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { additionProblems } from "./addition-problems.ts";
import { mostWords } from "./compounds.ts";
import { describe } from "./details.ts";
import { fitProblems } from "./fit-problems.ts";
import { type Field, type NameOptions, type NameQuery, type Person, readQuery, writtenField } from "./person.ts";
import { type Component, findingOf, isFatal, type Problem, quote, type Repair, subtypeOf } from "./problem.ts";
import { spellingProblems } from "./spelling-problems.ts";

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

function diagnose(person: Person): Problem[] {
  const { fields, options } = person;
  const unusable = fields.flatMap((field) => unusableText(field, options.isTooLong));
  const isUsable = ({ field }: Field) => !unusable.some((problem) => problem.fields.includes(field));
  // An empty field can be filled from another one.
  const canFit = unusable.every(({ kind: [, type] }) => type === "EMPTY");
  return [
    ...unusable,
    ...fields.flatMap((field) => additionProblems(person, field)),
    ...fields.filter(isUsable).flatMap((field) => spellingProblems(person, field)),
    ...(canFit ? fitProblems(person) : []),
  ];
}

/** What leaves nothing to look at any closer in a field: no text, no letter, too many words, or a word that is no name. */
function unusableText({ field, text, words, surplus }: Field, isTooLong: (text: string) => boolean): Problem[] {
  const unusable = (kind: FindingKind, description: string): Problem[] => [
    { fields: [field], aspect: "characters", kind, text: description },
  ];
  if (isTooLong(text)) return unusable(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], "The value is longer than any name.");
  if (text.trim() === "") return unusable(["VALUE", "EMPTY", null], "The value has no name.");
  if (!/\p{L}/u.test(text)) return unusable(["SYNTAX", "CHARACTERS", null], "The value has no letter.");
  if (surplus === "person") {
    const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", "NAME"];
    return [{ fields: [field], kind, text: "The value names more than one person." }];
  }
  if (words.length > mostWords || words.length === 0)
    return unusable(["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], `The value has more than ${mostWords} words.`);
  return (["given", "surname"] as const).flatMap((role) => {
    const first = words.find((placed) => placed.role === role && placed.word.isNonsense);
    return first ? unusable(["VALUE", "INVALID", subtypeOf(role)], `${quote(first.word.text)} is no name.`) : [];
  });
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
  return from.problems
    .flatMap(({ candidates = [] }) => candidates)
    .slice(0, 2 * mostSuggestions)
    .map((candidate) => correct(apply(from, candidate), false))
    .filter((state) => fatalIn(state).length === 0)
    .slice(0, mostSuggestions)
    .map(write);
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
