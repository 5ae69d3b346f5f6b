import { createRandom } from "@data-validation/mock/internal/replay/random";
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
    const made = standInsOf(createRandom([first, 2, 3, 4]));
    expect(new Set(made).size).toBe(made.length);
    expect(
      [...people, ...numbers, ...domains].filter((value, index) => made[index] === value),
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
