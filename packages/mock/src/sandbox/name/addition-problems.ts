import { fix, partFix } from "../shared/fix.ts";
import type { NameOptions, Person, PlacedAddition } from "./person.ts";
import { type Problem, problem, quote, type Remedy } from "./problem.ts";

/** What is wrong with one of the additions: that it is there, how it is written, where it stands. */
export function additionProblems(person: Person, index: number, options: NameOptions): Problem[] {
  const addition = person.additions[index];
  if (!addition) return [];
  const isAccepted = addition.kind === "context" ? options.acceptContext : options.acceptDegrees;
  if (!isAccepted) return [notAllowed(person, addition, index, options)];
  return [
    ...(addition.sent === addition.written ? [] : [misspelt(person, addition, index, options)]),
    ...(addition.isMisplaced ? [misplaced(person, addition, index, options)] : []),
  ];
}

function notAllowed(
  person: Person,
  { field, kind, sent }: PlacedAddition,
  index: number,
  options: NameOptions,
): Problem {
  const subtype = kind === "context" ? "CONTEXT" : "DEGREES";
  const what = kind === "context" ? "an addition to the name" : "a degree";
  return problem(
    {
      fields: [field],
      about: [kind],
      aspect: "form",
      kind: ["VALUE", "NOT_ALLOWED", subtype],
      text: `${quote(sent)} is ${what}, which the options do not accept.`,
      remedy: () => ({
        person: person.withAddition(index),
        fixes: [partFix("VALUE", subtype, { field, from: sent, to: null })],
      }),
    },
    options,
  );
}

function misspelt(person: Person, addition: PlacedAddition, index: number, options: NameOptions): Problem {
  const { field, kind, sent, written } = addition;
  const subtype = differenceOf(sent, written);
  return problem(
    {
      fields: [field],
      about: [kind],
      aspect: "form",
      kind: ["FORMAT", "CHARACTERS", subtype],
      text: `${quote(sent)} is properly written ${quote(written)}.`,
      isFormatting: true,
      remedy: changed(person, index, { ...addition, sent: written }, ["FORMAT", subtype], written),
    },
    options,
  );
}

function misplaced(person: Person, addition: PlacedAddition, index: number, options: NameOptions): Problem {
  const { field, kind, sent } = addition;
  const side = kind === "degreesAfter" ? "after" : "before";
  return problem(
    {
      fields: [field],
      about: [kind],
      aspect: "form",
      kind: ["SYNTAX", "VALUE_PART_POSITION", null],
      text: `${quote(sent)} belongs ${side} the name.`,
      remedy: changed(person, index, { ...addition, isMisplaced: false }, ["SYNTAX", null], sent),
    },
    options,
  );
}

/** An addition is told in a member of the data that has its kind for a name, so that is where its fixed form is. */
function changed(
  person: Person,
  index: number,
  to: PlacedAddition,
  [group, subtype]: readonly [group: string, subtype: string | null],
  value: string,
): Remedy {
  const from = person.additions[index]?.sent ?? null;
  const change = { field: to.field, toField: to.kind, from, to: value };
  return () => ({
    person: person.withAddition(index, to),
    fixes: [fix([group, "VALUE_PART_CHANGED", subtype], change)],
  });
}

function differenceOf(sent: string, written: string): string | null {
  const bare = (text: string) => text.replace(/\s/gu, "");
  if (sent.normalize("NFC") === written) return "DIACRITICS";
  if (sent.toLowerCase() === written.toLowerCase()) return "CASE_SENSITIVITY";
  return bare(sent) === bare(written) ? "WHITESPACES" : null;
}
