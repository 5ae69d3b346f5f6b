import { loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { expect, test } from "vitest";

const people = ["Jan Novák", "Novák Jan", "Eva Malá", "Malá Eva", "Anna Kowalska", "Müller Hans"];
const surnameLast = new Map([
  ["Novák Jan", "Jan Novák"],
  ["Malá Eva", "Eva Malá"],
  ["Müller Hans", "Hans Müller"],
]);
const between = [", ", ",", "; ", ";", " / ", "/", " | ", " a ", " nebo ", " & ", " + "];

interface Result {
  resultCorrected: { isValid: boolean } | null;
  suggestions: readonly { data: { nameSurname: string } }[];
}

test.each(between)(
  "Two people with %j between them are each a suggestion, in any order of their names",
  async (joint) => {
    const { nameValidate } = (await loadSandbox("name"))["2.1"];
    const validate = nameValidate as (request: object) => unknown;
    for (const firstPerson of people)
      for (const secondPerson of people.filter((other) => other !== firstPerson)) {
        const nameSurname = firstPerson + joint + secondPerson;
        const { resultCorrected, suggestions } = validate({ query: { nameSurname } }) as Result;
        expect(resultCorrected?.isValid ?? false, nameSurname).toBe(false);
        const alone = [firstPerson, secondPerson].map(
          (person) => surnameLast.get(person) ?? person,
        );
        const suggested = suggestions.map(({ data }) => data.nameSurname);
        expect(suggested, nameSurname).toEqual(expect.arrayContaining(alone));
      }
  },
);
