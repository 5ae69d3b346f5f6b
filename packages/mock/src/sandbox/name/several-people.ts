import { fold } from "../shared/text.ts";
import { separateAdditions } from "./additions/separate.ts";
import { feminineSurname } from "./inflection.ts";
import type { Lexicon } from "./lexicon.ts";
import { joinCompounds, mayBeGiven, type NameCompound, readCompounds, SEPARATOR } from "./parts.ts";
import type { NameField } from "./person.ts";
import { editValue, type NameEdit } from "./problem.ts";

/**
 * Each of two people joined by a conjunction, alone; a shared surname follows the second. Of a name
 * that is there twice, one.
 */
export function splitPeople(field: NameField, lexicon: Lexicon): NameEdit[] {
  const { name, compounds } = field;
  if (SEPARATOR.test(field.value)) return splitList(field, lexicon);
  const once = joinCompounds(compounds.slice(0, compounds.length / 2));
  if (joinCompounds(compounds) === `${once} ${once}`)
    return [editValue(field, once, ["SYNTAX", "VALUE_PART_REMOVED", "DUPLICITY"])];
  const at = compounds.findIndex(({ kind }) => kind === "conjunction");
  // Manželé Jan a Eva Novákovi
  const first = compounds.slice(0, at).filter(({ words }) => !words[0]?.word.isPlaceholder);
  const second = compounds.slice(at + 1);
  const isMore = second.some(({ kind }) => kind === "conjunction");
  const isOfTwo = at >= 0 && second.length > 1 && !isMore;
  if (name !== "nameSurname" || !isOfTwo) return [];
  const shared = first.every(mayBeGiven) ? second.slice(-1) : [];
  const people = [
    { side: "before", compounds: [...first, ...shared] },
    { side: "after", compounds: second },
  ];
  return people.map((person) => {
    // A degree before a pair belongs to the first person.
    const additions = field.additions.filter(({ side }) => side === person.side);
    const alone = personName(person.compounds, lexicon);
    return editValue({ ...field, additions }, alone, ["SYNTAX", "VALUE_PART_REMOVED", "NAME"]);
  });
}

/**
 * Each of two people of a list, without degrees and generations: Jan Novák st., Ing. Eva
 * Malá.
 */
function splitList(field: NameField, lexicon: Lexicon): NameEdit[] {
  const people = field.value
    .split(SEPARATOR)
    .map((text) => separateAdditions(text.trim(), lexicon).value);
  const isOfWholeNames = people.every((person) => {
    const compounds = readCompounds(person, lexicon);
    return compounds.length === 2 && compounds.some(mayBeGiven);
  });
  if (field.name !== "nameSurname" || people.length !== 2 || !isOfWholeNames) return [];
  return people.map((alone) =>
    editValue({ ...field, additions: [] }, alone, ["SYNTAX", "VALUE_PART_REMOVED", "NAME"]),
  );
}

/**
 * A person's name, with the family's surname in the person's form: Nováková for Jana Novákovi,
 * Kowalski for Jan Kowalscy.
 */
function personName(compounds: readonly NameCompound[], { surname }: Lexicon): string {
  const name = joinCompounds(compounds);
  const [, before = "", stem = "", plural] = /^(.* )(\p{L}+)(ovi|cy)$/u.exec(name) ?? [];
  const endings = plural === "cy" ? ["ki"] : ["", "a", "o", "e"];
  const masculine = endings.map((ending) => stem + ending).find((form) => surname.has(fold(form)));
  if (masculine === undefined) return name;
  const isWoman = compounds[0]?.words[0]?.word.genders.given === 2;
  return before + (isWoman ? feminineSurname(masculine, plural === "cy" ? "PL" : "CZ") : masculine);
}
