import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { readCompounds } from "./compounds.ts";
import { counterpart } from "./lexicon.ts";
import { type Person, type QueryField, textOf, withTexts } from "./person.ts";
import { type Description, inCaseOf, quote, rewrite, subtypeOf } from "./problem.ts";
import { replaceWord } from "./spelling.ts";
import { genderOfPart } from "./spelling-problems.ts";
import { separate } from "./split.ts";
import type { Word } from "./word.ts";

/** What is wrong with the parts of a name taken together: one is missing or too much, or does not fit the other. */
export function fitProblems(person: Person): Description[] {
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

function missingPart({ split, fields }: Person): Description[] {
  if (split === undefined || (split.name !== null && split.surname !== null)) return [];
  if (fields.some(({ field, text }) => field === "nameSurname" && text.trim() === "")) return [];
  const missing = split.name === null ? "given" : "surname";
  const text = `The value has no ${missing === "given" ? "name" : "surname"}.`;
  return [{ fields: ["nameSurname"], kind: ["SYNTAX", "VALUE_PART_MISSING", subtypeOf(missing)], text }];
}

/** A second surname without a hyphen. */
function secondSurname(person: Person): Description[] {
  return person.fields
    .filter(({ field }) => person.tooMuch[field] === "surname")
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
function extraPart(person: Person, field: "name" | "surname"): Description[] {
  const compounds = readCompounds(textOf(person, field) ?? "", person.options.lexicon);
  const separated = person.isSwapped ? null : separate(compounds, field);
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

function swappedFields(person: Person): Description[] {
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

function reversedOrder(person: Person): Description[] {
  if (!person.split?.isReversed) return [];
  const { name, surname } = person.split;
  const repair = rewrite(person, "nameSurname", `${name?.text} ${surname?.text}`, ["VALUE", null]);
  const text = "The surname stands before the name.";
  return [{ fields: ["nameSurname"], aspect: "fit", kind: incorrectOrder, text, repair }];
}

/** A full name without the name or the surname that was sent beside it; only the user knows which of the two is right. */
function contradiction(person: Person): Description[] {
  if (textOf(person, "nameSurname") === undefined) return [];
  const beside = person.fields.filter(({ field, text }) => field !== "nameSurname" && text.trim() !== "");
  const folded = new Set(person.words.nameSurname?.map(({ word }) => word.folded));
  if (beside.every(({ field }) => person.words[field]?.every(({ word }) => folded.has(word.folded)))) return [];
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
function gendersThatDiffer(person: Person): Description[] {
  const { name, surname } = person;
  if (!name?.words.every(({ word }) => word.isGiven || word.isInitial)) return [];
  const ofName = genderOfPart(name, "given");
  const ofSurname = genderOfPart(surname, "surname");
  if (ofName === 0 || ofSurname === 0 || ofName === ofSurname) return [];
  const field = textOf(person, "surname") === undefined ? "nameSurname" : "surname";
  const from = textOf(person, field) ?? "";
  const to = withOtherSurnames(person, field, from);
  const isDoubtful = ofName === 2;
  if (isDoubtful && to === from) return [];
  const text = isDoubtful
    ? "The name is a woman's, and the surname has the form of a man's."
    : "The name is a man's, and the surname has the form of a woman's.";
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", "SURNAME"];
  const candidates = to === from ? [] : [rewrite(person, field, to, ["VALUE", "SURNAME"])];
  return [{ fields: [field], aspect: "fit", kind, text, weight: isDoubtful ? "doubt" : undefined, candidates }];
}

/** A text with its surnames in the form of the other gender, as far as it is known. */
function withOtherSurnames(person: Person, field: QueryField, text: string): string {
  const surnames = (person.words[field] ?? []).filter(({ role }) => role === "surname");
  return surnames.reduceRight((line, placed) => {
    const form = counterpartOf(placed.word, person);
    return form === null ? line : replaceWord(line, placed, form);
  }, text);
}

function counterpartOf(word: Word, { options }: Person): string | null {
  const form = counterpart(word.folded, options.countries, options.lexicon);
  return form === null ? null : inCaseOf(word, form);
}
