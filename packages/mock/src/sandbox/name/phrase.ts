import { codeAt } from "../shared/text.ts";
import type { Gender, Role } from "./lexicon.ts";
import { isPlainText, longestValue, replaceWord, tidySpaces } from "./spelling.ts";
import { Term } from "./term.ts";

/** A word, or some with hyphens between them. */
export interface Compound {
  term: Term;
}

/** A word of a text, or one part of a hyphenated word, and where it stands. */
export interface Token extends Compound {
  text: string;
  start: number;
}

/** A word of a name, and what it is there. */
export interface Word extends Token {
  role: Role;
}

/** Reads the words of one request, each once: a name and its better forms have most of them in common. */
export class Reader {
  readonly #countries: readonly string[];
  readonly #terms: Term[] = [];

  /** @param countries whose names the words are compared with, ISO 3166-1 alpha-2 */
  constructor(countries: readonly string[]) {
    this.#countries = countries;
  }

  /** @param isPlain whether a text is plain; found out when left out, of one that is not too long */
  phrase(text: string, isPlain = text.length <= longestValue && isPlainText(text)): Phrase {
    return new Phrase(text, this, isPlain);
  }

  /** @param term a plain word that was read already */
  word(term: Term): Phrase {
    return new Phrase(term.text, this, true, [{ term, text: term.text, start: 0 }]);
  }

  /** @param isPlain whether it is of a plain text */
  term(text: string, isPlain = false): Term {
    for (const term of this.#terms) if (term.text === text) return term;
    const parts = text.includes("-") ? text.split("-").filter(Boolean) : undefined;
    const term = new Term(
      text,
      this.#countries,
      parts?.map((part) => this.term(part, isPlain)),
      isPlain,
    );
    this.#terms.push(term);
    return term;
  }
}

const none: readonly Token[] = [];

/** A text of one or more words. */
export class Phrase {
  readonly text: string;
  readonly reader: Reader;
  /** Whether it has nothing but letters of the languages at home here, and single spaces or hyphens between them. */
  readonly isPlain: boolean;
  /** Whether it is too long to be read. */
  readonly isTooLong: boolean;
  /** Its words, and the parts of hyphenated ones; none when it is too long. */
  readonly tokens: readonly Token[];
  /** What stands between white space and commas: words with the hyphens in them. */
  readonly separated: readonly Token[];
  #compounds: readonly Compound[] | undefined;
  #given: readonly Word[] | undefined;
  #surname: readonly Word[] | undefined;
  #tidied: Phrase | undefined;
  #isReadable: boolean | undefined;

  constructor(text: string, reader: Reader, isPlain: boolean, tokens?: readonly Token[]) {
    this.text = text;
    this.reader = reader;
    this.isPlain = isPlain;
    this.isTooLong = text.length > longestValue;
    this.tokens = tokens ?? (this.isTooLong ? none : cut(this, isWordEnd));
    this.separated = this.isTooLong || !text.includes("-") ? this.tokens : cut(this, isCompoundEnd);
  }

  get isEmpty(): boolean {
    return !this.isPlain && this.text.trim() === "";
  }

  /** With white space as it belongs. */
  get tidied(): Phrase {
    this.#tidied ??= this.isPlain ? this : this.reader.phrase(tidySpaces(this.text));
    return this.#tidied;
  }

  /** What stands between spaces. */
  get compounds(): readonly Compound[] {
    if (this.isPlain) return this.separated;
    this.#compounds ??= this.tidied.text.split(" ").map((compound) => ({ term: this.reader.term(compound) }));
    return this.#compounds;
  }

  /** Whether it has only what names are written with, and can be read at all. */
  get isReadable(): boolean {
    this.#isReadable ??=
      !this.isTooLong &&
      (this.isPlain || this.tidied.text.split(/[ -]/u).every((part) => this.reader.term(part).isReadable));
    return this.#isReadable;
  }

  get hasLetter(): boolean {
    return this.isPlain || /\p{L}/u.test(this.text);
  }

  /** Its words, all of one role. */
  words(role: Role): readonly Word[] {
    if (role === "given") {
      this.#given ??= inRole(this.tokens, role);
      return this.#given;
    }
    this.#surname ??= inRole(this.tokens, role);
    return this.#surname;
  }

  /** The gender by its words that tell one; 0 where they do not agree or where nothing is known. */
  gender(role: Role): Gender {
    if (this.isTooLong) return 0;
    let common: Gender = 0;
    for (const { term } of this.tokens) {
      const gender = term.gender(role);
      if (gender === 0 || gender === common) continue;
      if (common !== 0) return 0;
      common = gender;
    }
    return common;
  }

  /** In capital and small letters as names of a role are. */
  recased(role: Role): Phrase {
    if (this.tokens.every(isCased)) return this;
    const text = recase(this.text, this.words(role));
    return text === this.text ? this : this.reader.phrase(text);
  }
}

/** Whether a word has capital and small letters as it should; then it does as the particle of a surname, too. */
function isCased({ term, text }: Token): boolean {
  return term.recased === text;
}

function inRole(tokens: readonly Token[], role: Role): readonly Word[] {
  return tokens.map(({ term, text, start }) => ({ term, text, start, role }));
}

function cut(
  { text, reader, isPlain }: Pick<Phrase, "text" | "reader" | "isPlain">,
  isEnd: (code: number) => boolean,
): Token[] {
  const found: Token[] = [];
  const { length } = text;
  let start = -1;
  for (let at = 0; at <= length; at++) {
    const isOutside = at === length || isEnd(codeAt(text, at));
    if (!isOutside) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      const part = text.slice(start, at);
      const token = { term: reader.term(part, isPlain), text: part, start };
      if (start === 0 && at === length) return [token];
      found.push(token);
      start = -1;
    }
  }
  return found;
}

const [comma, hyphen] = [0x2c, 0x2d];

function isWordEnd(code: number): boolean {
  return code === hyphen || isCompoundEnd(code);
}

function isCompoundEnd(code: number): boolean {
  if (code > 0x2d) return code >= 0xa0 && (code === 0xa0 || (code >= 0x1680 && /\s/.test(String.fromCharCode(code))));
  return code === 0x20 || code === comma || (code >= 0x09 && code <= 0x0d);
}

/** A text with its words in capital and small letters as names are; words that may be meant as they are stay. */
export function recase(text: string, words: readonly Word[]): string {
  let recased = text;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] as Word;
    const isLead = word.role === "surname" && words[at + 1]?.role === "surname" && word.term.isParticle;
    const to = isLead ? word.term.recasedParticle : word.term.recased;
    if (to !== word.text) recased = replaceWord(recased, word, to);
  }
  return recased;
}
