import type { FindingKind } from "../shared/finding.ts";
import { fix, partFix } from "../shared/fix.ts";
import { composed } from "../shared/text.ts";
import type { Addition } from "./additions.ts";
import { type FieldText, type Person, type QueryField, textOf, withAddition } from "./person.ts";
import { type Description, quote, type Repair } from "./problem.ts";

/** What is wrong with what stands beside the name in a field: that it is there, how it is written, where it stands. */
export function additionProblems(person: Person, { field, additions }: FieldText): Description[] {
  const { acceptContext, acceptDegrees } = person.options;
  return additions.flatMap((addition) => {
    const isAccepted = addition.kind === "context" ? acceptContext : acceptDegrees;
    if (!isAccepted) return [notAccepted(person, field, addition)];
    return [...writtenOtherwise(person, field, addition), ...misplaced(person, field, addition)];
  });
}

function notAccepted(person: Person, field: QueryField, addition: Addition): Description {
  const { kind, sent, raw } = addition;
  const subtype = kind === "context" ? "CONTEXT" : "DEGREES";
  const what = kind === "context" ? "an addition to the name" : "a degree";
  const repair = () => ({
    person: withAddition(person, addition),
    fixes: [partFix("VALUE", subtype, { field, from: raw, to: null })],
  });
  // An addition alone is no name with something beside it; an empty field, another one may fill.
  const leavesName = (field !== "nameSurname" && person.fields.length > 1) || textOf(person, field)?.trim() !== "";
  return {
    fields: [field],
    about: [kind],
    kind: ["VALUE", "NOT_ALLOWED", subtype],
    text: `${quote(sent)} is ${what}, which the options do not accept.`,
    repair: leavesName ? repair : undefined,
  };
}

function writtenOtherwise(person: Person, field: QueryField, addition: Addition): Description[] {
  const { kind, sent, written } = addition;
  if (sent === written) return [];
  const subtype = differenceOf(sent, written);
  const finding: FindingKind = ["FORMAT", "CHARACTERS", subtype];
  const text = `${quote(sent)} is properly written ${quote(written)}.`;
  const repair = replaced(person, field, addition, { ...addition, raw: written, sent: written }, ["FORMAT", subtype]);
  return [{ fields: [field], about: [kind], kind: finding, text, repair, isFormatting: true }];
}

function misplaced(person: Person, field: QueryField, addition: Addition): Description[] {
  // In a field of its own, a part of a name has no side.
  if (!addition.isMisplaced || field !== "nameSurname") return [];
  const side = addition.side === "before" ? "after" : "before";
  const finding: FindingKind = ["SYNTAX", "VALUE_PART_POSITION", null];
  const text = `${quote(addition.sent)} belongs ${side} the name.`;
  const repair = replaced(person, field, addition, { ...addition, side, isMisplaced: false }, ["SYNTAX", null]);
  return [{ fields: [field], about: [addition.kind], kind: finding, text, repair }];
}

/** Replaces an addition. It stands in a member of the data that has its kind for a name, so that is where its fixed form is. */
function replaced(
  person: Person,
  field: QueryField,
  old: Addition,
  to: Addition,
  [group, subtype]: [group: string, subtype: string | null],
): Repair {
  const change = { field, toField: old.kind, from: old.sent, to: to.sent };
  return () => ({
    person: withAddition(person, old, to),
    fixes: [fix([group, "VALUE_PART_CHANGED", subtype], change)],
  });
}

function differenceOf(sent: string, written: string): string | null {
  const bare = (text: string) => text.replace(/\s/gu, "");
  if (composed(sent) === written) return "DIACRITICS";
  if (sent.toLowerCase() === written.toLowerCase()) return "CASE_SENSITIVITY";
  return bare(sent) === bare(written) ? "WHITESPACES" : null;
}
