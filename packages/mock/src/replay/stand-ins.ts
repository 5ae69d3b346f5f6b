import { listed as listedWords } from "@data-validation/generated/mock/words";
import { fold } from "../sandbox/shared/text.ts";
import { freshDomain } from "./fresh-domains.ts";
import { findNotation } from "./fresh-notations.ts";
import { freshDigits, freshNumber } from "./fresh-numbers.ts";
import { freshWord } from "./fresh-words.ts";
import { createRandom, type Random } from "./random.ts";
import { type StandInEntry, standInOfStem } from "./same-stem.ts";
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
  const storedStandIns = new Map<string, string>();
  return {
    /** The stand-ins of a call. Names are replaced by names. */
    draft: (isName: boolean, bodies: unknown): StandIns =>
      new CallStandIns(storedStandIns, isName, bodies, random),
  };
}

/**
 * The stand-ins of one call, by the identity of a value: the folded form of a word, the digits of a
 * number, the text of anything else.
 */
class CallStandIns implements StandIns {
  readonly #storedStandIns: Map<string, string>;
  readonly #newStandIns = new Map<string, string>();
  readonly #usedStandIns: Set<string>;
  readonly #isName: boolean;
  readonly #random: Random;
  /** The international prefixes in the bodies, which are kept, also at the start of a number. */
  readonly #prefixes: string[];

  constructor(
    storedStandIns: Map<string, string>,
    isName: boolean,
    bodies: unknown,
    random: Random,
  ) {
    this.#storedStandIns = storedStandIns;
    this.#usedStandIns = new Set([...storedStandIns.values()].map(fold));
    this.#isName = isName;
    this.#random = random;
    const text = JSON.stringify(bodies) ?? "";
    const members = text.match(/refix(?:es)?":(?:"[^"]*"|\[[^\]]*\])/g) ?? [];
    const prefixes = members.join("").matchAll(/"(?:\+|00)?(\d{1,3})"/g);
    this.#prefixes = [...prefixes].map(([, prefix = ""]) => prefix);
    // The longest come first, since others may be a part of them.
    const runs = [...text.matchAll(NUMBERS)].map(([run]) => run.replace(/\D/g, ""));
    for (const run of runs.toSorted((one, two) => two.length - one.length))
      if (run.length >= SHORTEST_NUMBER) this.#standInOfDigits(run);
  }

  text(value: string): string {
    const existingStandIn = this.#find(value.toLowerCase());
    if (existingStandIn !== undefined && /[^\p{L}\d]/u.test(value)) return existingStandIn;
    const notation = findNotation(value);
    if (notation) return this.#findOrCreate(value, () => notation.create(value, this.#random));
    const at = value.lastIndexOf("@");
    if (at < 0) return this.#replaceWords(value);
    return `${this.#replaceWords(value.slice(0, at))}@${this.domain(value.slice(at + 1))}`;
  }

  domain(value: string): string {
    const small = value.toLowerCase();
    const standIns = {
      domain: (domain: string) => this.#find(domain),
      words: (text: string) => this.#replaceWords(text),
    };
    return this.#findOrCreate(small, () => freshDomain(small, standIns, this.#random));
  }

  number(value: number, member: string): number {
    const make = () => `${member} ${freshNumber(value, member, this.#random)}`;
    return Number(this.#findOrCreate(`${member} ${value}`, make).slice(member.length + 1));
  }

  keep(): void {
    for (const [key, standIn] of this.#newStandIns) this.#storedStandIns.set(key, standIn);
  }

  /** Each word and each number of a text. */
  #replaceWords(value: string): string {
    return value
      .replace(WORDS, (word) => this.#standInOfWord(word))
      .replace(NUMBERS, (run) => {
        const digits = [...this.#standInOfDigits(run.replace(/\D/g, ""))];
        return run.replace(/\d/g, () => digits.shift() ?? "0");
      });
  }

  #standInOfWord(word: string): string {
    if (listedWords.dataSource?.includes(word)) return word;
    const key = fold(word);
    const standIn = this.#find(key) ?? standInOfStem(key, this.#entries());
    const fresh = () => freshWord(key, this.#isName, this.#random);
    return spellLike(
      word,
      standIn === undefined ? this.#findOrCreate(key, fresh) : this.#add(key, standIn),
    );
  }

  #standInOfDigits(run: string): string {
    const prefix = run.length > 8 && this.#prefixes.find((each) => run.startsWith(each));
    if (prefix) return prefix + this.#standInOfDigits(run.slice(prefix.length));
    const standIn = this.#find(run);
    if (standIn !== undefined) return standIn;
    const numbers = this.#entries().filter(({ key }) => /^\d{4,}$/.test(key));
    const wholeEntry =
      run.length >= SHORTEST_NUMBER ? numbers.find(({ key }) => key.includes(run)) : undefined;
    if (wholeEntry) {
      const at = wholeEntry.key.indexOf(run);
      return this.#add(run, wholeEntry.standIn.slice(at, at + run.length));
    }
    const [partEntry] = numbers
      .filter(({ key }) => run.includes(key))
      .toSorted((one, two) => two.key.length - one.key.length);
    const make = () => freshDigits(run, this.#random);
    if (partEntry === undefined) return this.#findOrCreate(run, make);
    const at = run.indexOf(partEntry.key);
    return this.#findOrCreate(run, () => {
      const digits = make();
      return digits.slice(0, at) + partEntry.standIn + digits.slice(at + partEntry.key.length);
    });
  }

  #entries(): StandInEntry[] {
    const entries = [...this.#storedStandIns, ...this.#newStandIns];
    return entries.map(([key, standIn]) => ({ key, standIn }));
  }

  #find(key: string): string | undefined {
    return this.#newStandIns.get(key) ?? this.#storedStandIns.get(key);
  }

  /**
   * The stand-in of a key: the existing one, or a new one that is neither the value itself nor
   * used.
   */
  #findOrCreate(key: string, make: () => string): string {
    const existingStandIn = this.#find(key);
    if (existingStandIn !== undefined) return existingStandIn;
    let standIn = make();
    for (let left = TRIES; left > 0 && this.#isUsed(key, standIn); left -= 1) standIn = make();
    return this.#add(key, standIn);
  }

  #add(key: string, standIn: string): string {
    this.#newStandIns.set(key, standIn);
    this.#usedStandIns.add(fold(standIn));
    return standIn;
  }

  #isUsed(key: string, standIn: string): boolean {
    return fold(standIn) === fold(key) || this.#usedStandIns.has(fold(standIn));
  }
}
