import fc from "fast-check";
import { expect, test } from "vitest";
import { isCapitalised, isPlainText } from "../../../packages/mock/src/sandbox/name/spelling.ts";
import { Beginnings } from "../../../packages/mock/src/sandbox/register/beginnings.ts";
import { isAlike } from "../../../packages/mock/src/sandbox/register/is-alike.ts";
import { editDistance, typingError } from "../../../packages/mock/src/sandbox/shared/edit-distance.ts";
import {
  type Comparison,
  compareText,
  knownTexts,
  otherThan,
  readyText,
  TextIndex,
} from "../../../packages/mock/src/sandbox/shared/similarity.ts";
import { fold, foldKnown } from "../../../packages/mock/src/sandbox/shared/text.ts";

// What the sandbox does by a shorter way comes to the same as the long one.

const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(..." \t\u00a0aábčdĐłŁßİſÄzŽ1-,/'\u0301😀"), maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 8 }),
);

test("a folded text has no case, no diacritics and no superfluous white space", () => {
  const foldAtLength = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
      .replace(/ł/g, "l")
      .replace(/Ł/g, "L")
      .replace(/ß/g, "ss")
      .toLowerCase()
      .replace(/\s+/gu, " ")
      .trim();
  fc.assert(
    fc.property(texts, (text) => fold(text) === foldAtLength(text)),
    { verbose: true },
  );
});

test.each([
  ["Jan Novák", "jan novak"],
  ["Jan\u00a0Novak", "jan novak"],
  ["Jan é", "jan e"],
  ["é Jan", "e jan"],
  ["Jan  Novak ", "jan novak"],
  [" Jan\tNovak", "jan novak"],
  ["J", "j"],
  ["ÁB CD", "ab cd"],
  ["\u0250 É", "\u0250 e"],
  ["ΟΔΟΣ", "οδος"],
  ["𐐀 É", "𐐨 e"],
])("%j is folded to %j", (text, folded) => {
  expect([fold(text), foldKnown(text), foldKnown(text)]).toEqual([folded, folded, folded]);
});

test("a plain text has words of plain letters, with one space or hyphen between two", () => {
  const plain = fc.string({ unit: fc.constantFrom(..."aZÀÖ×ØößìžſƁ -'1"), maxLength: 8 });
  fc.assert(
    fc.property(fc.oneof(plain, texts), (text) => {
      expect(isPlainText(text)).toBe(/^[A-Za-zÀ-ÖØ-öø-ž]+(?:[ -][A-Za-zÀ-ÖØ-öø-ž]+)*$/.test(text));
    }),
  );
});

test("a capitalised word has a capital, and small letters after it", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abčABČ"), maxLength: 4 });
  fc.assert(
    fc.property(word, (text) => {
      expect(isCapitalised(text, text.toLowerCase())).toBe(/^[ABČ][abč]+$/.test(text));
    }),
  );
});

test("a distance below a limit is the same whatever the limit, and one error is a distance of one", () => {
  const words = fc.string({ unit: fc.constantFrom(..."abč"), maxLength: 9 });
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 4 }), (from, to, limit) => {
      const distance = editDistance(from, to, 20);
      expect(editDistance(from, to, limit)).toBe(Math.min(distance, limit + 1));
      expect(typingError(from, to) === "slip" || typingError(from, to) === "edit").toBe(distance === 1);
    }),
  );
});

test.each([
  ["jana", "jana", "same"],
  ["jana", "jnaa", "slip"],
  ["jana", "janna", "slip"],
  ["janna", "jana", "slip"],
  ["jana", "jama", "edit"],
  ["jana", "jan", "edit"],
  ["jana", "janka", "edit"],
  ["jana", "ajan", "different"],
  ["jana", "jamb", "different"],
  ["jana", "jxya", "different"],
  ["jana", "jankaa", "different"],
  ["jaxb", "jcxa", "different"],
  ["", "aa", "different"],
] as const)("from %s to %s is a typing error of the kind %s", (from, to, kind) => {
  expect(typingError(from, to)).toBe(kind);
});

test("the sorted beginnings find what a look at every text finds", () => {
  const lists = fc.array(fc.array(fc.string({ unit: fc.constantFrom(..."ab -,/"), maxLength: 8 }), { maxLength: 3 }));
  const beginning = fc.string({ unit: fc.constantFrom(..."ab -/"), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lists, beginning.map(fold).filter(Boolean), (items, wanted) => {
      const rankOf = (text: string) => {
        if (text.startsWith(wanted)) return text === wanted ? 0 : 1;
        return ` ${text.replace(/[\s/,-]+/g, " ")}`.includes(` ${wanted}`) ? 2 : 3;
      };
      const ranks = items.map((own) => Math.min(3, ...own.map(fold).map(rankOf)));
      const found = new Beginnings(items).ranks(wanted);
      expect(found.map((rank) => rank ?? 3)).toEqual(ranks);
    }),
  );
});

test("the index of texts finds what a comparison with the texts of each thing finds", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abčdČ 1"), maxLength: 9 });
  const known = fc.record({ texts: fc.array(text, { maxLength: 3 }), aliases: fc.array(text, { maxLength: 2 }) });
  fc.assert(
    fc.property(fc.array(known, { maxLength: 5 }), text, (things, sent) => {
      const list = things.map(({ texts, aliases }) => knownTexts(texts, { shorter: aliases.slice(1), aliases }));
      const ready = readyText(sent);
      const found = new Map<number, Comparison>();
      if (ready) new TextIndex(list).visitNear(ready, (at, comparison) => found.set(at, comparison));
      const compared = list.map((own) => compareText(ready, own));
      expect(list.map((own, at) => found.get(at) ?? otherThan(own))).toEqual(compared);
    }),
  );
});

test("two pieces of data are alike where their JSON is, whatever the order of their members", () => {
  const data = fc.dictionary(
    fc.constantFrom("a", "b", "c"),
    fc.oneof(fc.constantFrom("x", "y", null), fc.jsonValue({ maxDepth: 2 })),
  );
  const sorted = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.entries(value)
          .map(([member, own]) => [member, sorted(own)])
          .sort()
      : value;
  fc.assert(
    fc.property(data, data, (a, b) => {
      expect(isAlike(a, structuredClone(a))).toBe(true);
      expect(isAlike(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
    }),
  );
});
