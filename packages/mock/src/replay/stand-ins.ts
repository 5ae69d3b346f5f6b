import { listed as listedWords } from "@data-validation/generated/mock/words";
import { fold } from "../sandbox/shared/text.ts";
import { freshDomain } from "./fresh-domains.ts";
import { findNotation } from "./fresh-notations.ts";
import { freshDigits, freshNumber } from "./fresh-numbers.ts";
import { freshWord } from "./fresh-words.ts";
import { createRandom, type Random } from "./random.ts";
import { standInOfStem } from "./same-stem.ts";
import { spellLike } from "./spelling.ts";

export interface StandIns {
  text(text: string): string;
  domain(domain: string): string;
  number(value: number, member: string): number;
  /** Stores them for later calls, too. */
  keep(): void;
}

/**
 * The number of attempts to find an unused stand-in. Short values are few: the last attempt is used
 * then.
 */
const TRIES = 50;
/** A shorter run of digits occurs everywhere, and is not replaced. */
const SHORTEST_NUMBER = 4;
/** Digits, in groups or not. */
const NUMBERS = /\d+(?:[ \u00a0-]\d+)*/g;
const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * Stand-ins for the values of a recording, none at first. A value keeps its stand-in in each
 * notation, part and call, and no two values share one, so that relations within the recording are
 * kept.
 *
 * @param random The source of randomness: by default, a seed for this recording that is not stored.
 */
export function createStandIns(random: Random = createRandom()) {
  const kept = new Map<string, string>();
  return {
    /** The stand-ins of a call. Names are replaced by names. */
    draft: (isName: boolean, bodies: unknown): StandIns =>
      new CallStandIns(kept, isName, bodies, random),
  };
}

/**
 * The stand-ins of one call, by the identity of a value: the folded form of a word, the digits of a
 * number, the text of anything else.
 */
class CallStandIns implements StandIns {
  readonly #kept: Map<string, string>;
  readonly #added = new Map<string, string>();
  readonly #taken: Set<string>;
  readonly #isName: boolean;
  readonly #random: Random;
  /** The international prefixes in the bodies, which are kept, also at the start of a number. */
  readonly #prefixes: string[];

  constructor(kept: Map<string, string>, isName: boolean, bodies: unknown, random: Random) {
    this.#kept = kept;
    this.#taken = new Set([...kept.values()].map(fold));
    this.#isName = isName;
    this.#random = random;
    const text = JSON.stringify(bodies) ?? "";
    const prefixes = text.matchAll(/refix(?:es)?":\[?"(?:\+|00)?(\d{1,3})"/g);
    this.#prefixes = [...prefixes].map(([, prefix = ""]) => prefix);
    // The longest come first, since others may be a part of them.
    const runs = [...text.matchAll(NUMBERS)].map(([run]) => run.replace(/\D/g, ""));
    for (const run of runs.toSorted((one, two) => two.length - one.length))
      if (run.length >= SHORTEST_NUMBER) this.#digits(run);
  }

  text(value: string): string {
    const known = this.#known(value.toLowerCase());
    if (known !== undefined && /[^\p{L}\d]/u.test(value)) return known;
    const notation = findNotation(value);
    if (notation) return this.#standIn(value, () => notation.create(value, this.#random));
    const at = value.lastIndexOf("@");
    if (at < 0) return this.#words(value);
    return `${this.#words(value.slice(0, at))}@${this.domain(value.slice(at + 1))}`;
  }

  domain(value: string): string {
    const small = value.toLowerCase();
    const standIns = {
      domain: (domain: string) => this.#known(domain),
      words: (text: string) => this.#words(text),
    };
    return this.#standIn(small, () => freshDomain(small, standIns, this.#random));
  }

  number(value: number, member: string): number {
    const make = () => `${member} ${freshNumber(value, member, this.#random)}`;
    return Number(this.#standIn(`${member} ${value}`, make).slice(member.length + 1));
  }

  keep(): void {
    for (const [key, made] of this.#added) this.#kept.set(key, made);
  }

  /** Each word and each number of a text. */
  #words(value: string): string {
    return value
      .replace(WORDS, (word) => this.#word(word))
      .replace(NUMBERS, (run) => {
        const made = [...this.#digits(run.replace(/\D/g, ""))];
        return run.replace(/\d/g, () => made.shift() ?? "0");
      });
  }

  #word(word: string): string {
    if (listedWords.dataSource?.includes(word)) return word;
    const key = fold(word);
    const made = this.#known(key) ?? standInOfStem(key, this.#all());
    const fresh = () => freshWord(key, this.#isName, this.#random);
    return spellLike(word, made === undefined ? this.#standIn(key, fresh) : this.#add(key, made));
  }

  #digits(run: string): string {
    const prefix = run.length > 8 && this.#prefixes.find((each) => run.startsWith(each));
    if (prefix) return prefix + this.#digits(run.slice(prefix.length));
    const known = this.#known(run);
    if (known !== undefined) return known;
    const others = this.#all().filter(([key]) => /^\d{4,}$/.test(key));
    const whole =
      run.length >= SHORTEST_NUMBER ? others.find(([key]) => key.includes(run)) : undefined;
    if (whole) {
      const [number, standIn] = whole;
      return this.#add(run, standIn.slice(number.indexOf(run)).slice(0, run.length));
    }
    const [part, standIn = ""] =
      others
        .filter(([key]) => run.includes(key))
        .toSorted(([one], [two]) => two.length - one.length)[0] ?? [];
    const make = () => freshDigits(run, this.#random);
    if (part === undefined) return this.#standIn(run, make);
    const at = run.indexOf(part);
    return this.#standIn(run, () => {
      const made = make();
      return made.slice(0, at) + standIn + made.slice(at + part.length);
    });
  }

  #all(): [string, string][] {
    return [...this.#kept, ...this.#added];
  }

  #known(key: string): string | undefined {
    return this.#added.get(key) ?? this.#kept.get(key);
  }

  /**
   * The stand-in of a key: the existing one, or a new one that is neither the value itself nor
   * used.
   */
  #standIn(key: string, make: () => string): string {
    const known = this.#known(key);
    if (known !== undefined) return known;
    let made = make();
    for (let left = TRIES; left > 0 && this.#isUsed(key, made); left -= 1) made = make();
    return this.#add(key, made);
  }

  #add(key: string, made: string): string {
    this.#added.set(key, made);
    this.#taken.add(fold(made));
    return made;
  }

  #isUsed(key: string, made: string): boolean {
    return fold(made) === fold(key) || this.#taken.has(fold(made));
  }
}
