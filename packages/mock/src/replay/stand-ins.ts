import { listed as listedWords } from "@data-validation/generated/mock/words";
import { misspelt } from "../sandbox/email/typos.ts";
import wellKnownDomains from "../sandbox/email/well-known-domains.json" with { type: "json" };
import { listed } from "../sandbox/name/lexicon.ts";
import { fold } from "../sandbox/shared/text.ts";

export interface StandIns {
  text(text: string): string;
  domain(domain: string): string;
  number(value: number, member: string): number;
  /** Makes them those of the calls to come as well. */
  keep(): void;
}

const anyOf = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
const digit = (least = 0) => String(least + Math.floor(Math.random() * (10 - least)));

/** A digit for the one at a place; a zero at the beginning stays one. */
const digitLike = (run: string, at: number) =>
  at === 0 && run[0] === "0" ? "0" : digit(at === 0 ? 1 : 0);

const names = [
  listed.given.filter(({ gender }) => gender === 2),
  listed.given.filter(({ gender }) => gender === 1),
  listed.surname.filter(({ gender }) => gender !== 2),
].map((list) => list.map(({ form }) => form));
const folded = names.map((list) => new Set(list.map(fold)));
/** A word stays one in any spelling. */
const [women = [], men = [], family = []] = names.map((list) =>
  list.filter((name) => /^[a-z]+$/.test(fold(name))),
);

/** Stand-ins for values, none at first. Words are known by their folded form, numbers by their digits. */
export function createStandIns() {
  const kept = new Map<string, string>();
  return {
    /** Of numbers the longest come first, since others may be a part of them. Words that are names become names. */
    draft(isName: boolean, bodies: unknown): StandIns {
      const added = new Map<string, string>();
      const known = (key: string) => added.get(key) ?? kept.get(key);
      const once = (key: string, make: () => string): string => {
        const found = known(key) ?? make();
        added.set(key, found);
        return found;
      };
      const text = JSON.stringify(bodies) ?? "";
      const codes = [...text.matchAll(/refix(?:es)?":\[?"(?:\+|00)?(\d{1,3})"/g)].map(
        ([, code = ""]) => code,
      );

      const digits = (run: string): string => {
        const code = run.length > 8 ? codes.find((each) => run.startsWith(each)) : undefined;
        if (code) return code + digits(run.slice(code.length));
        return once(run, () => {
          const others = [...kept, ...added].filter(([key]) => /^\d{4,}$/.test(key));
          const whole = run.length > 3 ? others.find(([key]) => key.includes(run)) : undefined;
          if (whole) return whole[1].substr(whole[0].indexOf(run), run.length);
          const part = others
            .filter(([key]) => run.includes(key))
            .sort(([one], [two]) => two.length - one.length)[0];
          const made = unlike(run, () => run.replace(/\d/g, (_, at: number) => digitLike(run, at)));
          if (!part) return made;
          const at = run.indexOf(part[0]);
          return made.slice(0, at) + part[1] + made.slice(at + part[0].length);
        });
      };
      const word = (found: string): string => {
        if (listedWords.dataSource?.includes(found)) return found;
        const key = fold(found);
        return spelled(
          found,
          once(key, () => relative(key, [...kept, ...added]) ?? freshWord(key, isName)),
        );
      };
      const words = (value: string): string =>
        value.replace(/\p{L}[\p{L}\p{M}]*/gu, word).replace(/\d+(?:[ \u00a0-]\d+)*/g, (run) => {
          const made = [...digits(run.replace(/\D/g, ""))];
          return run.replace(/\d/g, () => made.shift() ?? "0");
        });
      const domain = (value: string): string =>
        once(value.toLowerCase(), () => freshDomain(value.toLowerCase(), known, words));
      const whole = (value: string): string => {
        const same = known(value.toLowerCase());
        if (same !== undefined && /[^\p{L}\d]/u.test(value)) return same;
        const notation = notations.find(([pattern]) => pattern.test(value));
        if (notation) return once(value, () => unlike(value, () => notation[1](value)));
        const at = value.lastIndexOf("@");
        return at < 0
          ? words(value)
          : `${words(value.slice(0, at))}@${domain(value.slice(at + 1))}`;
      };
      const runs = [...text.matchAll(/\d+(?:[ \u00a0-]\d+)*/g)].map(([run]) =>
        run.replace(/\D/g, ""),
      );
      for (const run of runs
        .filter((each) => each.length > 3)
        .sort((one, two) => two.length - one.length))
        digits(run);
      return {
        text: whole,
        domain,
        number: (value, member) =>
          Number(once(`${member} ${value}`, () => String(freshNumber(value, member)))),
        keep: () => {
          for (const [key, made] of added) kept.set(key, made);
        },
      };
    },
  };
}

/** A name for a name, of the same kind and gender; letters for anything else. */
function freshWord(key: string, isName: boolean): string {
  const [isWoman, isMan, isFamily] = folded.map((names) => names.has(key));
  if (isWoman) return unlike(key, () => anyOf(women));
  if (isMan) return unlike(key, () => anyOf(men));
  if (key.endsWith("ova") && key.length > 5)
    return `${anyOf(family.filter((name) => /[bdlnrt]$/.test(name)))}ová`;
  if (isFamily) return unlike(key, () => anyOf(family));
  return unlike(key, () =>
    isName && key.length > 2 ? anyOf(anyOf([women, men, family])) : letters(key),
  );
}

/** A word of the same stem as one that has a stand-in: an inflected form, or a typing error. */
function relative(key: string, known: Iterable<readonly [string, string]>): string | undefined {
  for (const [other, standIn] of known) {
    let same = 0;
    while (same < key.length && key[same] === other[same]) same += 1;
    const cut = other.length - same;
    if (same < 3 || cut > 2 || key.length - same > 3) continue;
    return standIn.slice(0, standIn.length - cut) + key.slice(same);
  }
  return undefined;
}

/** A provider for a provider, a misspelt one for a misspelt one; of others the top-level domain stays. */
function freshDomain(
  domain: string,
  known: (key: string) => string | undefined,
  words: (text: string) => string,
) {
  const provider = (of: string) =>
    known(of) ??
    anyOf(
      wellKnownDomains.filter((other) => other !== of && other.length > 7 && other[1] !== other[2]),
    );
  if (wellKnownDomains.includes(domain)) return provider(domain);
  const correct = misspelt(domain, wellKnownDomains).certain;
  if (correct !== undefined) return provider(correct).replace(/^(.)(.)(.)/, "$1$3$2");
  const dot = domain.lastIndexOf(".");
  return dot < 0 ? words(domain) : words(domain.slice(0, dot)) + domain.slice(dot);
}

function freshNumber(value: number, member: string): number {
  const most = { month: 12, day: 31 }[member];
  if (most !== undefined)
    return value >= 1 && value <= most
      ? 1 + Math.floor(Math.random() * Math.min(most, 28))
      : (most + 1) * Math.sign(value);
  if (Number.isInteger(value) && !/^(lat|lon)$/.test(member))
    return Number(String(value).replace(/\d/g, (_, at: number) => digit(at === 0 ? 1 : 0)));
  return Number((value + (Math.random() - 0.5) * 2).toFixed(6));
}

/** What has a notation of its own, and values in that notation. */
const notations: [RegExp, (value: string) => string][] = [
  [/^\d{4}-\d\d-\d\d$/, () => freshTime().slice(0, 10)],
  [/^\d{4}-\d\d-\d\dT/, freshTime],
  [
    /^[\da-f]{8}-[\da-f-]{27}$/i,
    (value) => value.replace(/[\da-f]/gi, () => anyOf([..."0123456789abcdef"])),
  ],
  [/^\d+(\.\d+){3}$/, () => `192.0.2.${1 + Math.floor(Math.random() * 254)}`],
  [/^[\da-f]*:[\da-f:]*:[\da-f]*$/i, () => `2001:db8::${digit(1)}${digit()}${digit()}`],
];

function freshTime(): string {
  return new Date(Math.random() * 1.5e12).toISOString();
}

/** A word of as many letters, a vowel for a vowel. */
function letters(key: string): string {
  return key.replace(/\p{L}/gu, (letter) =>
    anyOf([...(/[aeiouy]/.test(letter) ? "aeiou" : "bcdfghjklmnprstvz")]),
  );
}

/** The first of what is made that is not the value itself. */
function unlike(value: string, make: () => string): string {
  for (let tries = 0; tries < 50; tries += 1) {
    const made = make();
    if (fold(made) !== fold(value)) return made;
  }
  return make();
}

/** A stand-in as the word is spelled: in capitals, and with diacritics or without. */
function spelled(word: string, standIn: string): string {
  const plain = fold(word) === word.toLowerCase() ? fold(standIn) : standIn;
  if (word.length > 1 && word === word.toUpperCase()) return plain.toUpperCase();
  if (word[0] !== word[0]?.toLowerCase())
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return plain.toLowerCase();
}
