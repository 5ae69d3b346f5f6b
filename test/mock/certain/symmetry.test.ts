import { capitalise } from "@data-validation/common/text";
import { createRandom } from "@data-validation/mock/internal/replay/random";
import { loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { listedNames } from "@data-validation/mock/internal/sandbox/name/lexicon";
import { expect, test } from "vitest";
import { damage } from "./damage.ts";

const COUNT = 300;

interface Body {
  result: { isValid: boolean; proposal: string; data: unknown; errors: { severity: string }[] };
}

type Validate = (request: object) => Body;

const { "2.1": operations } = await loadSandbox("name");
const validate = operations.nameValidate as Validate;
const random = createRandom([1, 2, 3, 4]);

const atHome = ({ country }: { country: string }) => country === "CZ" || country === "SK";
const knownNames = {
  name: listedNames.given.filter(atHome).map(({ form }) => form),
  surname: listedNames.surname.filter(atHome).map(({ form }) => form),
};

/** A word of nine letters that is far from every name. */
function unknownWord(): string {
  const syllables = Array.from(
    { length: 4 },
    () => random.pick([..."bdfgkptz"]) + random.pick([..."aeiu"]),
  );
  return capitalise(`${syllables.join("")}x`);
}

function judge(name: string, surname: string): string {
  const { isValid, errors } = validate({ query: { name, surname } }).result;
  return `${isValid} ${errors.map(({ severity }) => severity)}`;
}

test("An unknown surname beside a known name is judged as an unknown name beside a known surname", () => {
  const different = Array.from({ length: COUNT }, unknownWord).flatMap((word) => {
    const asSurname = judge(random.pick(knownNames.name), word);
    const asName = judge(word, random.pick(knownNames.surname));
    return asSurname === asName ? [] : [`${word}: ${asSurname} as surname, ${asName} as name`];
  });
  expect(different).toEqual([]);
});

test("A name that is judged alone has the result that it has with its corrections", () => {
  for (let count = 0; count < COUNT; count++) {
    const name =
      random.below(2) === 0 ? unknownWord() : damage(random.pick(knownNames.name), random);
    const surname =
      random.below(2) === 0 ? unknownWord() : damage(random.pick(knownNames.surname), random);
    const query = { nameSurname: `${name} ${surname}` };
    const { proposal, ...result } = validate({ query }).result;
    expect(proposal).toMatch(/^(in)?valid/);
    expect(validate({ query, options: { correctionMode: "none" } }).result).toMatchObject(result);
  }
});
