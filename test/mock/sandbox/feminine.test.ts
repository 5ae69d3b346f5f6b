import { feminineSurname } from "@data-validation/mock/internal/sandbox/name/inflection";
import { expect, test } from "vitest";

test.each([
  ["CZ", "Novák", "Nováková"],
  ["SK", "Horváth", "Horváthová"],
  ["CZ", "Svoboda", "Svobodová"],
  ["CZ", "Pecka", "Pecková"],
  ["CZ", "Pavelka", "Pavelková"],
  ["CZ", "Vlček", "Vlčková"],
  ["CZ", "Němec", "Němcová"],
  ["CZ", "Daněk", "Daňková"],
  ["CZ", "Bezděk", "Bezděková"],
  ["CZ", "Kadlec", "Kadlecová"],
  ["CZ", "Švec", "Ševcová"],
  ["CZ", "Pavel", "Pavlová"],
  ["CZ", "Černý", "Černá"],
  ["CZ", "Jílek", "Jílková"],
  ["CZ", "Krejčí", "Krejčí"],
  ["CZ", "Petrů", "Petrů"],
  ["PL", "Kowalski", "Kowalska"],
  ["PL", "Zawadzki", "Zawadzka"],
  ["PL", "Skibicki", "Skibicka"],
  ["PL", "Nowak", "Nowak"],
  ["DE", "Müller", "Müller"],
])("In %s, the wife of %s is %s", (country, masculine, feminine) => {
  expect(feminineSurname(masculine, country)).toBe(feminine);
});
