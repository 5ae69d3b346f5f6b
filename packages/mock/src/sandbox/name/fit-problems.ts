import type { FindingKind } from "../shared/finding.ts";
import { fix } from "../shared/fix.ts";
import { fold } from "../shared/text.ts";
import { counterpart } from "./lexicon.ts";
import { type NameOptions, type Person, type QueryField, separate } from "./person.ts";
import type { Phrase } from "./phrase.ts";
import { type Problem, problem, quote, rewrite, subtypeOf } from "./problem.ts";
import { inCaseOf, replaceWord } from "./spelling.ts";

/** What is wrong with the parts of a name taken together: one is missing, has the other in it, or does not fit the other. */
export function fitProblems(person: Person, options: NameOptions): Problem[] {
  const found = [
    missingPart(person, options),
    extraPart(person, "name", options),
    extraPart(person, "surname", options),
    swappedFields(person, options),
    reversedOrder(person, options),
  ].filter(isThere);
  return found.length > 0 ? found : [contradiction(person, options), genders(person, options)].filter(isThere);
}

function isThere(problem: Problem | undefined): problem is Problem {
  return problem !== undefined;
}

function missingPart({ split }: Person, options: NameOptions): Problem | undefined {
  if (split === null) return;
  const missing = split.name === null ? "given" : split.surname === null ? "surname" : null;
  if (missing === null) return;
  const kind: FindingKind = ["SYNTAX", "VALUE_PART_MISSING", subtypeOf(missing)];
  const text = `There is no ${missing === "given" ? "name" : "surname"} in the value.`;
  return problem({ fields: ["nameSurname"], aspect: "form", kind, text }, options);
}

/**
 * A surname in the field for the name, or a name in that for the surname. It goes where it belongs when that field is empty or has
 * it already; otherwise nobody but the user knows what was meant.
 */
function extraPart(person: Person, field: "name" | "surname", options: NameOptions): Problem | undefined {
  const phrase = person.phrase(field);
  if (phrase === undefined || person.isSwapped) return;
  const separated = separate(phrase, field);
  if (separated === null) return;
  const { own, extra } = separated;
  const other = field === "name" ? "surname" : "name";
  const otherText = person.phrase(other)?.text;
  const isEmpty = person.phrase(other)?.isEmpty === true;
  const isThere = otherText !== undefined && ` ${fold(otherText)} `.includes(` ${fold(extra)} `);
  const subtype = subtypeOf(field === "name" ? "surname" : "given");
  const change = { field, toField: other, from: extra, to: isEmpty ? extra : null };
  const remedy = () => ({
    person: isEmpty
      ? person.withTexts(field === "name" ? { name: own, surname: extra } : { name: extra, surname: own })
      : person.withText(field, own),
    fixes: [fix(["SYNTAX", "VALUE_PART_REMOVED", subtype], change)],
  });
  return problem(
    {
      fields: [field],
      aspect: "form",
      kind: ["SYNTAX", "VALUE_PART_EXTRA", subtype],
      text: `${quote(extra)} belongs to the ${other}.`,
      ...(isEmpty || isThere ? { remedy } : {}),
    },
    options,
  );
}

/** A full name without the name or the surname that was sent beside it; which of the two is right, nobody but the user knows. */
function contradiction(person: Person, options: NameOptions): Problem | undefined {
  const { name, surname, nameSurname } = person.fields;
  if (nameSurname === undefined || person.split === null) return;
  if (name === undefined && surname === undefined) return;
  const whole = new Set(bareWords(nameSurname));
  const sent = [name, surname].filter((part) => part !== undefined).filter((part) => !part.isEmpty);
  if (sent.every((part) => bareWords(part).every((word) => whole.has(word)))) return;
  const kind: FindingKind = ["VALUE", "INVALID_COMBINATION", null];
  const text = "The full name is another than the name and the surname beside it.";
  const both = sent.map(({ text }) => text).join(" ");
  const others = sent.length === 2 ? [rewrite(person, "nameSurname", both, ["VALUE", null])] : [];
  return problem({ fields: person.sent, aspect: "fit", kind, text, alternatives: others }, options);
}

function bareWords({ tokens }: Phrase): string[] {
  return tokens.map(({ term }) => term.folded).filter(Boolean);
}

function swappedFields(person: Person, options: NameOptions): Problem | undefined {
  if (!person.isSwapped) return;
  const [name, surname] = [person.text("name"), person.text("surname")];
  const moved = (field: QueryField, toField: QueryField, value: string) =>
    fix(["VALUE", "CHANGED", null], { field, toField, from: value, to: value });
  return problem(
    {
      fields: ["name", "surname"],
      aspect: "fit",
      kind: ["VALUE", "INCORRECT_ORDER", null],
      text: "Name and surname are each in the other's place.",
      remedy: () => ({
        person: person.withTexts({ name: surname, surname: name }),
        fixes: [moved("surname", "name", surname), moved("name", "surname", name)],
      }),
    },
    options,
  );
}

function reversedOrder(person: Person, options: NameOptions): Problem | undefined {
  if (!person.split?.isReversed) return;
  const { name, surname } = person.split;
  const inOrder = `${name?.text} ${surname?.text}`;
  const kind: FindingKind = ["VALUE", "INCORRECT_ORDER", null];
  const remedy = rewrite(person, "nameSurname", inOrder, ["VALUE", null]);
  const text = "The surname stands before the name.";
  return problem({ fields: ["nameSurname"], aspect: "fit", kind, text, remedy }, options);
}

/**
 * A surname in the form of the other gender. A man with the surname of a woman is a slip; a woman may bear the form of a man, so
 * there it is a doubt.
 */
function genders(person: Person, options: NameOptions): Problem | undefined {
  const { name, surname } = person;
  if (name === null || surname === null || !isListed(name)) return;
  const [ofName, ofSurname] = [name.gender("given"), surname.gender("surname")];
  if (ofName === 0 || ofSurname === 0 || ofName === ofSurname) return;
  const field = person.fields.surname === undefined ? "nameSurname" : "surname";
  const from = person.text(field);
  const to = person.words(field).reduceRight((result, word) => {
    const form = word.role === "surname" ? counterpart(word.term.listed, options.countries) : null;
    return form === null ? result : replaceWord(result, word, inCaseOf(word.term, form));
  }, from);
  const isDoubtful = ofName === 2;
  if (isDoubtful && to === from) return;
  const [nameIs, surnameIs] = isDoubtful ? ["woman's", "man's"] : ["man's", "woman's"];
  return problem(
    {
      fields: [field],
      aspect: "fit",
      kind: ["VALUE", "INVALID_COMBINATION", "SURNAME"],
      text: `The name is a ${nameIs}, and the surname has the form of a ${surnameIs}.`,
      isDoubtful,
      alternatives: to === from ? [] : [rewrite(person, field, to, ["VALUE", "SURNAME"])],
    },
    options,
  );
}

/** A guess at the gender of an unknown name is not enough to find fault with it. */
function isListed({ compounds }: Phrase): boolean {
  return compounds.every(({ term }) => term.isGiven);
}
