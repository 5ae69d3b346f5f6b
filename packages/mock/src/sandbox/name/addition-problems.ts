import type { FindingKind } from "../shared/finding.ts";
import type { FixKind } from "../shared/fix.ts";
import type { Addition } from "./additions/addition.ts";
import { isSameAddition } from "./additions/separate.ts";
import type { NameField, Person } from "./person.ts";
import { editValue, type NameEdit, type NameProblem, nameProblem, quote } from "./problem.ts";

/** Problems of an addition: that it is there, its spelling, its place. */
export function additionProblems({ fields, options }: Person, field: NameField): NameProblem[] {
  // An addition without a name beside it; an empty field may be filled from another.
  const isRemovable =
    field.value.trim() !== "" || (field.name !== "nameSurname" && fields.length > 1);
  return field.additions.flatMap((addition) => {
    if (addition.isRepeated || isInEarlierField(addition, field, fields))
      return [repeatedAddition(field, addition)];
    const isAccepted = addition.kind === "context" ? options.acceptContext : options.acceptDegrees;
    const isOfPerson = !addition.isOfCompany || mayBeOfPerson(field);
    if (!isAccepted) return [unacceptedAddition(field, addition, isRemovable && isOfPerson)];
    return [...unusualSpelling(field, addition), ...wrongSide(field, addition)];
  });
}

/**
 * Whether a legal form may stand behind a person: not behind a surname alone, nor behind words that
 * are no names, as in Jan Novák Kovárna s.r.o.
 */
function mayBeOfPerson({ name, compounds }: NameField): boolean {
  const surname = compounds.findIndex(({ kind }) => kind === "surname");
  const isNamedAfterPerson =
    surname >= 0 && compounds.slice(surname).some(({ kind }) => kind === "unknown");
  return name === "nameSurname" && !isNamedAfterPerson;
}

/** Whether a degree is also in the field before: Ing. Jan, and Novák, Ing. */
function isInEarlierField(
  addition: Addition,
  field: NameField,
  fields: readonly NameField[],
): boolean {
  if (addition.kind === "context") return false;
  const earlier = fields.slice(0, fields.indexOf(field)).flatMap((each) => each.additions);
  return earlier.some((before) => isSameAddition(before, addition));
}

/** First of all problems, so that an addition is not moved next to itself. */
function repeatedAddition(field: NameField, addition: Addition): NameProblem {
  const kind = ["SYNTAX", "VALUE_PART_REMOVED", "DUPLICITY"] as const;
  return nameProblem(
    ["SYNTAX", "VALUE_PART_EXTRA", addition.kind === "context" ? "CONTEXT" : "DEGREE"],
    field,
    `${quote(addition.writtenText)} is there twice.`,
    { components: [addition.kind], correction: replace(field, addition, [], kind) },
  );
}

function unacceptedAddition(
  field: NameField,
  addition: Addition,
  isRemovable: boolean,
): NameProblem {
  const { kind, writtenText } = addition;
  const subtype = kind === "context" ? "CONTEXT" : "DEGREE";
  const what = kind === "context" ? "an addition to the name" : "a degree";
  const text = `${quote(writtenText)} is ${what}, which the options do not accept.`;
  const removed = replace(field, addition, [], ["VALUE", "VALUE_PART_REMOVED", subtype]);
  // Removed from the name, but kept in the data.
  const correction = isRemovable ? { ...removed, removed: [addition] } : undefined;
  return nameProblem(["VALUE", "NOT_ALLOWED", subtype], field, text, {
    components: [kind],
    correction,
  });
}

function unusualSpelling(field: NameField, addition: Addition): NameProblem[] {
  const { writtenText, usual } = addition;
  if (writtenText === usual) return [];
  const subtype = writtenText.toLowerCase() === usual.toLowerCase() ? "CASE_SENSITIVITY" : null;
  const text = `${quote(writtenText)} is properly written ${quote(usual)}.`;
  return [
    improvedAddition(
      field,
      addition,
      { raw: usual, writtenText: usual },
      ["FORMAT", "CHARACTERS", subtype],
      text,
    ),
  ];
}

function wrongSide(field: NameField, addition: Addition): NameProblem[] {
  if (!addition.isMisplaced || field.name !== "nameSurname" || field.value === "") return [];
  const side = addition.side === "before" ? "after" : "before";
  const text = `${quote(addition.writtenText)} belongs ${side} the name.`;
  return [
    improvedAddition(
      field,
      addition,
      // Without its brackets.
      { side, raw: addition.writtenText },
      ["SYNTAX", "VALUE_PART_POSITION", null],
      text,
    ),
  ];
}

function improvedAddition(
  field: NameField,
  old: Addition,
  changes: Partial<Addition>,
  kind: FindingKind,
  text: string,
): NameProblem {
  const [group, , subtype] = kind;
  const improved = { ...old, ...changes };
  const correction = replace(field, old, [improved], [group, "VALUE_PART_CHANGED", subtype]);
  return nameProblem(kind, field, text, { components: [old.kind], correction });
}

function replace(field: NameField, old: Addition, instead: Addition[], kind: FixKind): NameEdit {
  const additions = field.additions.flatMap((addition) =>
    addition === old ? instead : [addition],
  );
  return editValue({ ...field, additions }, field.value, kind);
}
