import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { counterpart } from "./lexicon.ts";
import { fieldOf, type Person, type QueryField, replaceWord, textOf, withTexts } from "./person.ts";
import { inCaseOf, type Problem, quote, rewrite, subtypeOf } from "./problem.ts";
import { separate } from "./split.ts";
import { genderOfPart } from "./word.ts";

/** What is wrong with the parts of a name taken together: one is missing or too much, or does not fit the other. */
export function fitProblems(person: Person): Problem[] {
  const found = [
    ...missingPart(person),
    ...secondSurname(person),
    ...extraPart(person, "name"),
    ...extraPart(person, "surname"),
    ...swappedFields(person),
    ...reversedOrder(person),
  ];
  return found.length > 0 ? found : [...contradiction(person), ...gendersThatDiffer(person)];
}

function missingPart(person: Person): Problem[] {
  const whole = fieldOf(person, "nameSurname");
  if (!whole?.text.trim() || (whole.given && whole.surname)) return [];
  const missing = whole.given === null ? "given" : "surname";
  const text = `The value has no ${missing === "given" ? "name" : "surname"}.`;
  return [{ fields: ["nameSurname"], kind: ["SYNTAX", "VALUE_PART_MISSING", subtypeOf(missing)], text }];
}

function secondSurname(person: Person): Problem[] {
  return person.fields
    .filter(({ surplus }) => surplus === "surname")
    .map(({ field, text }) => {
      const words = text.trim().split(/\s+/u);
      const joined = [...words.slice(0, -2), words.slice(-2).join("-")].join(" ");
      return {
        fields: [field],
        kind: ["SYNTAX", "VALUE_PART_EXTRA", "SURNAME"],
        text: "The value has two surnames without a hyphen.",
        candidates: [rewrite(person, field, joined, ["SYNTAX", "SURNAME"])],
      };
    });
}

/**
 * A surname in the field for the name, or a name in that for the surname. It goes where it belongs if that field is empty or has it
 * already; otherwise only the user knows what is right.
 */
function extraPart(person: Person, field: "name" | "surname"): Problem[] {
  const separated = separate(fieldOf(person, field)?.compounds ?? [], field);
  if (separated === null) return [];
  const { own, extra } = separated;
  const other = field === "name" ? "surname" : "name";
  const otherText = textOf(person, other);
  const isEmpty = otherText?.trim() === "";
  const isThere = otherText !== undefined && ` ${fold(otherText)} `.includes(` ${fold(extra)} `);
  const subtype = subtypeOf(field === "name" ? "surname" : "given");
  const change = { field, toField: other, from: extra, to: isEmpty ? extra : null };
  const repair = () => ({
    person: withTexts(person, { [field]: own, ...(isEmpty && { [other]: extra }) }),
    fixes: [fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], change)],
  });
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_EXTRA", subtype];
  const text = `${quote(extra)} belongs to the ${other}.`;
  return [{ fields: [field], kind, text, ...((isEmpty || isThere) && { repair }) }];
}

const incorrectOrder: FindingKind = ["VALUE", "INCORRECT_ORDER", null];

function swappedFields(person: Person): Problem[] {
  if (!person.isSwapped) return [];
  const name = textOf(person, "name") ?? "";
  const surname = textOf(person, "surname") ?? "";
  const moved = (field: QueryField, toField: QueryField, value: string) =>
    fix(["VALUE", "CHANGED", null], { field, toField, from: value, to: value });
  const repair = () => ({
    person: withTexts(person, { name: surname, surname: name }),
    fixes: [moved("surname", "name", surname), moved("name", "surname", name)],
  });
  const text = "Name and surname are in each other's field.";
  return [{ fields: ["name", "surname"], aspect: "fit", kind: incorrectOrder, text, repair }];
}

function reversedOrder(person: Person): Problem[] {
  const { isReversed, given, surname } = fieldOf(person, "nameSurname") ?? {};
  if (!isReversed) return [];
  const repair = rewrite(person, "nameSurname", `${given?.text} ${surname?.text}`, ["VALUE", null]);
  const text = "The surname stands before the name.";
  return [{ fields: ["nameSurname"], aspect: "fit", kind: incorrectOrder, text, repair }];
}

/** A full name without the name or the surname that was sent beside it; only the user knows which of the two is right. */
function contradiction(person: Person): Problem[] {
  const whole = fieldOf(person, "nameSurname");
  if (whole === undefined) return [];
  const beside = person.fields.filter(({ field, text }) => field !== "nameSurname" && text.trim() !== "");
  const folded = new Set(whole.words.map(({ word }) => word.folded));
  if (beside.every(({ words }) => words.every(({ word }) => folded.has(word.folded)))) return [];
  const both = beside.map(({ text }) => text).join(" ");
  const candidates = beside.length === 2 ? [rewrite(person, "nameSurname", both, ["VALUE", null])] : [];
  const fields = person.fields.map(({ field }) => field);
  const text = "The full name differs from the name and the surname beside it.";
  return [{ fields, aspect: "fit", kind: ["VALUE", "INVALID_COMBINATION", null], text, candidates }];
}

/**
 * A surname in the form of the other gender. A man with the surname of a woman is a mistake; a woman may bear the form of a man, so
 * there it is a doubt.
 */
function gendersThatDiffer(person: Person): Problem[] {
  const { name, surname } = person;
  if (!name?.words.every(({ word }) => word.isGiven || word.isInitial)) return [];
  const ofName = genderOfPart(name);
  const ofSurname = genderOfPart(surname);
  if (ofName === 0 || ofSurname === 0 || ofName === ofSurname) return [];
  const field = fieldOf(person, "surname") ?? fieldOf(person, "nameSurname");
  if (field === undefined) return [];
  const to = field.words.reduceRight((line, placed) => {
    const form = placed.role === "surname" ? counterpart(placed.word, person.options) : null;
    return form === null ? line : replaceWord(line, placed, inCaseOf(placed.word, form));
  }, field.text);
  const isDoubtful = ofName === 2;
  if (isDoubtful && to === field.text) return [];
  const text = isDoubtful
    ? "The name is a woman's, and the surname has the form of a man's."
    : "The name is a man's, and the surname has the form of a woman's.";
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", "SURNAME"];
  const candidates = to === field.text ? [] : [rewrite(person, field.field, to, ["VALUE", "SURNAME"])];
  return [{ fields: [field.field], aspect: "fit", kind, text, weight: isDoubtful ? "doubt" : undefined, candidates }];
}
