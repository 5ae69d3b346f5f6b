import { fix, partFix } from "../shared/fix.ts";
import type { Addition } from "./additions.ts";
import { type Field, type Person, withAddition } from "./person.ts";
import { type Problem, quote, type Repair } from "./problem.ts";

/** What is wrong with what stands beside the name in a field: that it is there, how it is written, where it stands. */
export function additionProblems(person: Person, field: Field): Problem[] {
  const { acceptContext, acceptDegrees } = person.options;
  return field.additions.flatMap((addition) => {
    const isAccepted = addition.kind === "context" ? acceptContext : acceptDegrees;
    if (!isAccepted) return [notAccepted(person, field, addition)];
    return [...writtenOtherwise(person, field, addition), ...misplaced(person, field, addition)];
  });
}

function notAccepted(person: Person, { field, text }: Field, addition: Addition): Problem {
  const { kind, sent, raw } = addition;
  const subtype = kind === "context" ? "CONTEXT" : "DEGREES";
  const what = kind === "context" ? "an addition to the name" : "a degree";
  const repair = () => ({
    person: withAddition(person, addition),
    fixes: [partFix("VALUE", subtype, { field, from: raw, to: null })],
  });
  // An addition alone has no name beside it; an empty field may be filled from another.
  const leavesName = (field !== "nameSurname" && person.fields.length > 1) || text.trim() !== "";
  return {
    fields: [field],
    about: [kind],
    kind: ["VALUE", "NOT_ALLOWED", subtype],
    text: `${quote(sent)} is ${what}, which the options do not accept.`,
    repair: leavesName ? repair : undefined,
  };
}

function writtenOtherwise(person: Person, { field }: Field, addition: Addition): Problem[] {
  const { kind, sent, written } = addition;
  if (sent === written) return [];
  const subtype = differenceOf(sent, written);
  const text = `${quote(sent)} is properly written ${quote(written)}.`;
  const repair = replaced(person, field, addition, { ...addition, raw: written, sent: written }, ["FORMAT", subtype]);
  const fields = [field];
  return [{ fields, about: [kind], kind: ["FORMAT", "CHARACTERS", subtype], text, repair, isFormatting: true }];
}

function misplaced(person: Person, { field, text: name }: Field, addition: Addition): Problem[] {
  // Alone in its field, a part of a name stands neither before nor after the name.
  if (!addition.isMisplaced || field !== "nameSurname" || name === "") return [];
  const side = addition.side === "before" ? "after" : "before";
  const text = `${quote(addition.sent)} belongs ${side} the name.`;
  const repair = replaced(person, field, addition, { ...addition, side, isMisplaced: false }, ["SYNTAX", null]);
  return [{ fields: [field], about: [addition.kind], kind: ["SYNTAX", "VALUE_PART_POSITION", null], text, repair }];
}

/** Replaces an addition. It stands in a member of the data that has its kind for a name, so that is where its fixed form is. */
function replaced(
  person: Person,
  field: string,
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
  if (sent.toLowerCase() === written.toLowerCase()) return "CASE_SENSITIVITY";
  return bare(sent) === bare(written) ? "WHITESPACES" : null;
}
