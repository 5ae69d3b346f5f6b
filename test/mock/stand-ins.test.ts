import { freshDomain } from "@data-validation/mock/internal/replay/fresh-domains";
import { findNotation } from "@data-validation/mock/internal/replay/fresh-notations";
import { freshDigits, freshNumber } from "@data-validation/mock/internal/replay/fresh-numbers";
import { freshWord } from "@data-validation/mock/internal/replay/fresh-words";
import { createRandom, type Random } from "@data-validation/mock/internal/replay/random";
import { standInOfStem } from "@data-validation/mock/internal/replay/same-stem";
import { spellLike } from "@data-validation/mock/internal/replay/spelling";
import { createStandIns } from "@data-validation/mock/internal/replay/stand-ins";
import { expect, test, vi } from "vitest";

const seed = [1, 2, 3, 4] as const;
const people = ["Jana", "Petr", "Eva", "Novák", "Svobodová", "Dvořák", "Kadlecová", "Bezinková"];
const numbers = Array.from({ length: 60 }, (_, index) => String(607_123_456 + index * 7));
const domains = ["seznam.cz", "gmail.com", "sezanm.cz", "seznma.cz", "firma.cz", "jina-firma.cz"];

function standInsOf(random = createRandom()) {
  const draft = createStandIns(random).draft(true, { people, numbers });
  return [
    ...[...people, ...numbers].map((text) => draft.text(text)),
    ...domains.map((domain) => draft.domain(domain)),
  ];
}

test("Two values of a recording never share a stand-in, and none is its own", () => {
  for (let first = 0; first < 20; first += 1) {
    const standIns = standInsOf(createRandom([first, 2, 3, 4]));
    expect(new Set(standIns).size).toBe(standIns.length);
    expect(
      [...people, ...numbers, ...domains].filter((value, index) => standIns[index] === value),
    ).toEqual([]);
  }
});

test("A seed gives the same stand-ins, and each recording draws its own", () => {
  expect(standInsOf(createRandom(seed))).toEqual(standInsOf(createRandom(seed)));
  expect(standInsOf()).not.toEqual(standInsOf());
});

test("Nothing depends on Math.random, which a reader of a recording could continue", () => {
  const random = vi.spyOn(Math, "random");
  standInsOf();
  expect(random).not.toHaveBeenCalled();
});

test("A value keeps its stand-in in the next call, and a part of a number has that part", () => {
  const standIns = createStandIns(createRandom(seed));
  const first = standIns.draft(true, { number: "+420 607 123 456" });
  const whole = first.text("607123456");
  first.keep();
  const next = standIns.draft(true, { number: "607123456" });
  expect(next.text("607 123 456").replaceAll(" ", "")).toBe(whole);
  expect(next.text("123456")).toBe(whole.slice(3));
});

test.each([
  { prefix: "+420" },
  { prefix: "00420" },
  { prefix: "420" },
  { preferredPrefixes: ["+420"] },
  { preferredPrefixes: ["+421", "+420"] },
])("A number keeps the international prefix that the request has: %j", (sent) => {
  const number = "420607123456";
  const draft = createStandIns(createRandom(seed)).draft(true, { ...sent, number });
  expect(draft.text(number)).toMatch(/^420(?!607123456)\d{9}$/);
  expect(createStandIns(createRandom(seed)).draft(true, { number }).text(number)).not.toMatch(
    /^420/,
  );
});

test("A word is replaced by one of its kind: a woman's name, a man's, a surname in either form, or letters", () => {
  const first = { pick: <Item>(list: readonly Item[]) => list[0] as Item, digit: () => "1" };
  const last = { ...first, pick: <Item>(list: readonly Item[]) => list.at(-1) as Item };
  const fresh = (key: string, isName = true) =>
    [first, last].map((random) => freshWord(key, isName, random as unknown as Random)).join(" ");
  const woman = fresh("jana");
  const man = fresh("petr");
  const surname = fresh("novak");
  expect(new Set([woman, man, surname, fresh("novakova"), fresh("xyzq")]).size).toBe(5);
  expect([fresh("jana", false), fresh("petr", false)]).toEqual([woman, man]);
  expect(fresh("novak", false)).toBe(surname);
  expect(fresh("xkova", false)).not.toMatch(/ová/);
  expect(fresh("xykova", false)).toMatch(/^\S+[bdlnrt]ová \S+[bdlnrt]ová$/);
  expect(fresh("ovaxyz", false)).not.toMatch(/ová/);
  expect(fresh("xqz")).toBe(`${woman.split(" ")[0]} ${surname.split(" ")[1]}`);
  expect(fresh("xq")).toBe("bb zz");
  expect(fresh("xqz", false)).toBe("bbb zzz");
});

test("A stand-in has the capitals and the diacritics of its word", () => {
  expect(spellLike("JANA", "petr")).toBe("PETR");
  expect(spellLike("Jana", "petr")).toBe("Petr");
  expect(spellLike("J", "petr")).toBe("Petr");
  expect(spellLike("jana", "Petr")).toBe("petr");
  expect(spellLike("Novák", "dvořák")).toBe("Dvořák");
  expect(spellLike("Novak", "dvořák")).toBe("Dvorak");
  expect(spellLike("", "petr")).toBe("petr");
});

test("A word of the same stem has the stand-in with its own ending, and a shorter stem none", () => {
  const entries = [{ key: "novak", standIn: "dvorak" }];
  expect(standInOfStem("novakovi", entries)).toBe("dvorakovi");
  expect(standInOfStem("novek", entries)).toBe("dvorek");
  expect(standInOfStem("novakovice", entries)).toBeUndefined();
  expect(standInOfStem("novy", entries)).toBe("dvory");
  expect(standInOfStem("novy", [{ key: "novako", standIn: "dvorak" }])).toBeUndefined();
  expect(standInOfStem("noxak", entries)).toBeUndefined();
  expect(standInOfStem("nov", [{ key: "novakova", standIn: "dvorakova" }])).toBeUndefined();
});

test("A domain keeps its end, and a misspelt provider has two letters of the name swapped", () => {
  const misspeltDomains = Array.from({ length: 12 }, (_, at) => {
    const random = { pick: <Item>(list: readonly Item[]) => list[at % list.length] as Item };
    const fresh = (domain: string, known?: string) =>
      freshDomain(
        domain,
        { domain: () => known, words: (text) => `[${text}]` },
        random as unknown as Random,
      );
    expect(fresh("a.firma.cz")).toBe("[a.firma].cz");
    expect(fresh("localhost")).toBe("[localhost]");
    expect(fresh("seznam.cz")).not.toBe("seznam.cz");
    expect(fresh("seznam.cz", "gmail.com")).toBe("gmail.com");
    return fresh("sezanm.cz", "googgle.com");
  });
  expect(new Set(misspeltDomains)).toEqual(new Set(["gogogle.com", "googlge.com", "googgel.com"]));
});

test("An address has the stand-ins of its parts, and a misspelt domain that of its provider", () => {
  const lettersOf = (domain: string) => [...domain].toSorted().join("");
  for (let first = 0; first < 5; first += 1) {
    const draft = createStandIns(createRandom([first, 2, 3, 4])).draft(true, {});
    const user = draft.text("jana");
    const provider = draft.domain("seznam.cz");
    expect(draft.text("jana@seznam.cz")).toBe(`${user}@${provider}`);
    expect(draft.text("@seznam.cz")).toBe(`@${provider}`);
    expect(draft.domain("SEZNAM.cz")).toBe(provider);
    expect(lettersOf(draft.domain("sezanm.cz"))).toBe(lettersOf(provider));
    expect(draft.text("203.0.113.7")).toBe(draft.text("203.0.113.7"));
  }
});

test("A number stays a date, a coordinate within a degree, or a number of as many digits", () => {
  for (let first = 0; first < 20; first += 1) {
    const random = createRandom([first, 2, 3, 4]);
    for (const month of [1, 12]) expect(freshNumber(month, "month", random)).toBeLessThan(13);
    for (const day of [1, 31]) expect(freshNumber(day, "day", random)).toBeLessThan(29);
    expect(freshNumber(1, "day", random)).toBeGreaterThan(0);
    expect([0, 13, -1].map((month) => freshNumber(month, "month", random))).toEqual([0, 13, -13]);
    for (const [value, member] of [
      [50, "lat"],
      [14.5, "x"],
    ] as const)
      expect(Math.abs(freshNumber(value, member, random) - value)).toBeLessThanOrEqual(1);
    expect(String(freshNumber(4711, "plate", random))).toMatch(/^[1-9]\d{3}$/);
    expect(freshDigits("0420", random)).toMatch(/^0\d{3}$/);
    expect(freshDigits("420", random)).toMatch(/^[1-9]\d\d$/);
  }
});

test.each([
  ["2026-01-31", /^\d{4}-\d\d-\d\d$/],
  ["2026-01-31T10:00:00Z", /^\d{4}-\d\d-\d\dT/],
  ["123e4567-e89b-12d3-a456-426614174000", /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/],
  ["203.0.113.7", /^192\.0\.2\.[1-9]\d*$/],
  ["2001:db8::1", /^2001:db8::[1-9]\d\d$/],
])("The stand-in of %s has its notation", (text, notation) => {
  const standIn = findNotation(text)?.create(text, createRandom(seed));
  expect(standIn).toMatch(notation);
  expect(standIn).not.toBe(text);
  expect(findNotation(`x${text}`)).toBeUndefined();
});
