import type { FixKind } from "../shared/fix.ts";
import type { Addition } from "./additions/addition.ts";
import { isSameAddition } from "./additions/separate.ts";
import type { NameField, Person } from "./person.ts";
import {
  editValue,
  type NameEdit,
  type NameProblem,
  type NameProblemName,
  nameProblem,
  quote,
} from "./problem.ts";

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
  const correction = replace(field, addition, [], ["SYNTAX", "VALUE_PART_REMOVED", "DUPLICITY"]);
  const name = addition.kind === "context" ? "repeatedContext" : "repeatedDegree";
  return additionProblem(name, field, addition, correction);
}

function unacceptedAddition(
  field: NameField,
  addition: Addition,
  isRemovable: boolean,
): NameProblem {
  const isContext = addition.kind === "context";
  const kind: FixKind = ["VALUE", "VALUE_PART_REMOVED", isContext ? "CONTEXT" : "DEGREE"];
  // Removed from the name, but kept in the data.
  const correction = { ...replace(field, addition, [], kind), removed: [addition] };
  const name = isContext ? "unacceptedContext" : "unacceptedDegree";
  return additionProblem(name, field, addition, isRemovable ? correction : undefined);
}

function unusualSpelling(field: NameField, addition: Addition): NameProblem[] {
  const { writtenText, usual } = addition;
  if (writtenText === usual) return [];
  const isCase = writtenText.toLowerCase() === usual.toLowerCase();
  const improved = { ...addition, raw: usual, writtenText: usual };
  const kind: FixKind = ["FORMAT", "VALUE_PART_CHANGED", isCase ? "CASE_SENSITIVITY" : null];
  const correction = replace(field, addition, [improved], kind);
  const name = isCase ? "additionInOtherCase" : "unusualAddition";
  return [additionProblem(name, field, addition, correction, quote(usual))];
}

function wrongSide(field: NameField, addition: Addition): NameProblem[] {
  if (!addition.isMisplaced || field.name !== "nameSurname" || field.value === "") return [];
  const side = addition.side === "before" ? "after" : "before";
  // Without its brackets.
  const improved: Addition = { ...addition, side, raw: addition.writtenText };
  const correction = replace(field, addition, [improved], ["SYNTAX", "VALUE_PART_CHANGED", null]);
  return [additionProblem("additionOnWrongSide", field, addition, correction, side)];
}

function additionProblem(
  name: NameProblemName,
  field: NameField,
  { kind, writtenText }: Addition,
  correction: NameEdit | undefined,
  ...values: string[]
): NameProblem {
  return nameProblem(
    name,
    field,
    { components: [kind], correction },
    quote(writtenText),
    ...values,
  );
}

function replace(field: NameField, old: Addition, instead: Addition[], kind: FixKind): NameEdit {
  const additions = field.additions.flatMap((addition) =>
    addition === old ? instead : [addition],
  );
  return editValue({ ...field, additions }, field.value, kind);
}
