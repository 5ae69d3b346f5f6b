import { composed, fold, rememberedBeside } from "../shared/text.ts";
import { type Gender, genderOf, isListed, type Lexicon, type Role } from "./lexicon.ts";

const particle =
  /^(?:af|al|bin|da|das|de|del|della|den|der|di|dos|du|el|ibn|la|le|ten|ter|van|vom|von|z|ze|zu|zum|zur)$/;

/** One word: letters with their marks, and single apostrophes between them. */
const readable = /^\p{L}\p{M}*(?:['’]?\p{L}\p{M}*)*$/u;
/** J., J.R. */
const initials = /^(?:\p{L}\p{M}*\.)+$|^\p{L}\p{M}*$/u;
const latin = /\p{Script=Latin}/u;
/** Scripts that have letters which look like Latin ones, and that begin a name with a capital as Latin does. */
const likeLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

export type Word = ReturnType<typeof readWord>;

export const readWord = rememberedBeside((text, lexicon: Lexicon) => {
  const small = composed(text).toLowerCase();
  const folded = fold(text);
  const isKnown = isListed(folded, lexicon);
  return {
    text,
    small,
    /** Without regard to case and diacritics. */
    folded,
    /** Whether it has only what names are written with. */
    isReadable: (readable.test(text) || initials.test(text)) && !(latin.test(text) && likeLatin.test(text)),
    isGiven: lexicon.entries(folded, "given").length > 0,
    /** Whether people bear it as a surname, or it has the ending that only a woman's surname has. */
    isSurname: lexicon.entries(folded, "surname").length > 0 || hasFeminineEnding(text),
    /** Whether it belongs to the surname behind it: van, von, de. */
    isParticle: particle.test(small),
    /** Whether it is one letter, with a dot or without; in scripts without capitals, a letter may be a whole name. */
    isInitial: /^[\p{Lu}\p{Ll}]\p{M}*\.?$/u.test(text),
    /** In capital and small letters as names are written. */
    recased: recase(text, small),
    /** Whether a capital within it may begin another word, as no list has it as one. */
    isJoined: !isKnown && isJoined(text),
    isNonsense: !isKnown && isNonsense(folded),
    genders: {
      given: genderOf(small, lexicon.entries(folded, "given")) ?? 0,
      surname: genderOf(small, lexicon.entries(folded, "surname")) ?? genderOfEnding(text),
    },
  };
});

export function hasFeminineEnding(text: string): boolean {
  return /..ov[aá]$/iu.test(text.slice(-5));
}

/** A capital within a word is right after certain beginnings: McDonald, DeVito, O'Neil, d'Arc. */
const deliberate = /^(?:(?:Mac|Mc|Fitz|De|Di|Du|La|Le|Van|Von)?|\p{L}['’])\p{Lu}[\p{Ll}\p{M}]+$/u;

/** A capital behind a small letter, unless the word was typed with the wrong case throughout: jANA. */
function isJoined(text: string): boolean {
  const isWronglyCased = /^\p{Ll}[\p{Lu}\p{M}]+$/u.test(text);
  return /\p{Ll}\p{M}*\p{Lu}/u.test(text) && !isWronglyCased && !deliberate.test(text);
}

function recase(text: string, small: string): string {
  const hasCapitals = latin.test(text) || likeLatin.test(text);
  if (!hasCapitals || deliberate.test(text)) return text;
  if (initials.test(text)) return text.toUpperCase();
  return capitalise(small).replace(/(?<=^\p{Lu}\p{M}*['’])\p{L}/u, capitalise);
}

/** A first letter whose capital is two letters stays: ß, ŉ. */
function capitalise(small: string): string {
  const [first = ""] = small;
  const capital = first.toUpperCase();
  return (capital.length === first.length ? capital : first) + small.slice(first.length);
}

/** The gender by the words of a part that have one, by the lists or by the ending; 0 if they do not agree, or none has. */
export function genderOfPart(part: { role: Role; words: readonly { word: Word }[] } | null): Gender {
  const genders = new Set(part?.words.map(({ word }) => word.genders[part.role]));
  genders.delete(0);
  const [gender = 0] = genders;
  return genders.size === 1 ? gender : 0;
}

/** By the endings that one gender alone has: foreign women bear surnames that end in a consonant, too. */
function genderOfEnding(surname: string): Gender {
  if (/(?:ov|sk|ck|n|t)á$|(?:sk|ck|dzk)a$/iu.test(surname)) return 2;
  return /(?:sk|ck|n|t)ý$|(?:sk|ck|dzk)i$/iu.test(surname) ? 1 : 0;
}

/** What people type who do not want to give their name. */
const placeholder =
  /^(?:abcd?|admin|anonym(?:ous)?|asdf?|ahoj|bla(?:bla)?|demo|fake|foo|bar|firma|company|hello|jmeno|prijmeni|imie|nazwisko|lorem|ipsum|meno|name|first|last|surname|nazev|nemam|nevim|nikdo|nic|nobody|none|null|priezvisko|qwe(?:rt[yz]\p{L}*)?|sample|someone|test(?:er|ing|ovaci)?|uzivatel|unknown|user|undefined|xyz)$/u;

/** Whether a folded word is certainly no name: a placeholder, or one letter again and again. */
function isNonsense(folded: string): boolean {
  return placeholder.test(folded) || /^(.)\1{2,}$/u.test(folded);
}
