import { isWoman, vocative } from "czech-vocative";
import { foldSmall, once } from "../shared/text.ts";
import {
  type Entry,
  entriesOf,
  type Gender,
  isNonsense,
  type Listed,
  type Lookup,
  likelyNames,
  listedAs,
  listedGender,
  lookUp,
  type Role,
  type Sought,
} from "./lexicon.ts";
import {
  isCapitalised,
  isParticle,
  isPlain,
  isReadableWord,
  onlyLetters,
  recaseParticle,
  recaseWord,
} from "./spelling.ts";

/** Longer words are nobody's, and the rules for endings take time that grows with the square of the length. */
const longestWord = 40;

/** The Czech vocative of a listed name. The rules for men's endings are many, so each is worked out once, when it is first needed. */
const vocativeOfMan = once(({ form }: Entry) => vocative(form, false));

/** What is known of a word as a given name, or as a surname. */
interface InRole {
  gender: Gender | undefined;
  lookup: Lookup | undefined;
  /** The typing errors beside a name of no known gender, of a man, and of a woman. */
  typos: Lookup[] | undefined;
}

/**
 * A word apart from where it stands. What is asked of every word is worked out with it, so that nobody who asks has to; what the lists
 * of names say of it is looked up when it is first asked for, and once.
 */
export class Term implements Sought {
  readonly text: string;
  readonly small: string;
  readonly folded: string;
  readonly listed: Listed;
  /** Whether it has nothing but letters of the languages at home here. */
  readonly isPlain: boolean;
  /** Its letters alone, folded. */
  readonly letters: string;
  /** In capital and small letters as names are. */
  readonly recased: string;
  /** Whether people bear it, or each of its parts, as a given name, wherever. */
  readonly isGiven: boolean;
  /** Whether it, or each of its parts, is a listed surname, or has the ending that only a woman's surname has. */
  readonly isSurname: boolean;
  /** Whether it belongs to the surname after it and is written small. */
  readonly isParticle: boolean;
  readonly #countries: readonly string[];
  #asGiven: InRole | undefined;
  #asSurname: InRole | undefined;
  #isNonsense: boolean | undefined;
  #isInflectable: boolean | undefined;
  #vocativeOfMan: string | undefined;

  /**
   * @param countries whose names the word is compared with, ISO 3166-1 alpha-2
   * @param parts what stands between the hyphens of a word that has some
   * @param isKnownPlain whether it is of a plain text
   */
  constructor(text: string, countries: readonly string[], parts: readonly Term[] | undefined, isKnownPlain: boolean) {
    this.text = text;
    this.small = text.toLowerCase();
    this.folded = foldSmall(text, this.small);
    this.listed = listedAs(this.folded);
    this.isPlain = parts === undefined && (isKnownPlain || isPlain(text));
    this.letters = this.isPlain ? this.folded : onlyLetters(this.folded);
    this.recased = this.isPlain && isCapitalised(text, this.small) ? text : recaseWord(this);
    this.isGiven = parts === undefined ? this.listed.given.length > 0 : parts.every((part) => part.isGiven);
    this.isSurname = parts === undefined ? isSurname(this) : parts.every((part) => part.isSurname);
    this.isParticle = isParticle(this.small);
    this.#countries = countries;
  }

  /** What the lists of names say of it. */
  lookup(role: Role): Lookup {
    const own = this.#as(role);
    own.lookup ??= lookUp(this.#composed, role, this.#countries);
    return own.lookup;
  }

  /** The same of a misspelt name: which of the names that are near is the likelier one, the gender of the other part says. */
  typo(role: Role, genderOfOther: Gender): Lookup {
    const own = this.#as(role);
    own.typos ??= [];
    own.typos[genderOfOther] ??= likelyNames(this.lookup(role), role, genderOfOther);
    return own.typos[genderOfOther] as Lookup;
  }

  get #composed(): Sought {
    const { text, folded, listed, isPlain } = this;
    return isPlain ? this : { small: text.normalize("NFC").toLowerCase(), folded, listed };
  }

  /** The gender by the lists of names first, then by the ending. 0 where the two share it or where nothing is known. */
  gender(role: Role): Gender {
    const own = this.#as(role);
    own.gender ??= listedGender(this, role) ?? this.#genderOfEnding(role);
    return own.gender;
  }

  #as(role: Role): InRole {
    if (role === "given") {
      this.#asGiven ??= { gender: undefined, lookup: undefined, typos: undefined };
      return this.#asGiven;
    }
    this.#asSurname ??= { gender: undefined, lookup: undefined, typos: undefined };
    return this.#asSurname;
  }

  #genderOfEnding(role: Role): Gender {
    if (role === "given") return this.isInflectable && this.text.length > 2 ? (isWoman(this.text) ? 2 : 1) : 0;
    if (!/[áaýi]$/.test(this.small)) return 0;
    // Only endings that one gender alone has. A consonant says nothing: foreign women bear such surnames too.
    if (/(?:ov|sk|ck|n|t)á$|(?:sk|ck|dzk)a$/iu.test(this.text)) return 2;
    return /(?:sk|ck|n|t)ý$|(?:sk|ck|dzk)i$/iu.test(this.text) ? 1 : 0;
  }

  /** The Czech vocative; a woman's surname has the form of the nominative. */
  vocative(role: Role, isWoman: boolean): string {
    if (isWoman) return role === "surname" ? this.text : vocative(this.text, true, false);
    if (this.#vocativeOfMan === undefined) {
      const entry = entriesOf(this.listed, role).find(({ form }) => form === this.text);
      this.#vocativeOfMan = entry === undefined ? vocative(this.text, false) : vocativeOfMan(entry);
    }
    return this.#vocativeOfMan;
  }

  /** Whether it has only what names are written with. */
  get isReadable(): boolean {
    return this.isPlain || isReadableWord(this.text);
  }

  /** Whether it is certainly no name. */
  get isNonsense(): boolean {
    this.#isNonsense ??= isNonsense(this);
    return this.#isNonsense;
  }

  /** Whether the rules for endings can be applied to it. */
  get isInflectable(): boolean {
    const { text } = this;
    this.#isInflectable ??=
      text.length <= longestWord && (this.isPlain || /^[\p{Script=Latin}'’]+$/u.test(text)) && !this.isNonsense;
    return this.#isInflectable;
  }

  get isInitial(): boolean {
    return this.text.length <= 3 && /^\p{L}\.?$/u.test(this.text);
  }

  /** Whether it is one letter, as an initial is. */
  get isOneLetter(): boolean {
    return this.isPlain ? this.text.length === 1 : /^\p{L}\p{M}*\.?$/u.test(this.text);
  }

  get hasLetter(): boolean {
    return this.isPlain || /\p{L}/u.test(this.text);
  }

  /** In small letters, or with a capital, as the words before a surname are. */
  get recasedParticle(): string {
    return recaseParticle(this.text, this.small);
  }
}

function isSurname({ text, folded, listed }: Pick<Term, "text" | "folded" | "listed">): boolean {
  return listed.surname.length > 0 || (folded.endsWith("ova") && /..ov[aá]$/iu.test(text));
}
