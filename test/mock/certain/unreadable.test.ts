import { loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { listedNames } from "@data-validation/mock/internal/sandbox/name/lexicon";
import { expect, test } from "vitest";

type Validate = (request: object) => {
  resultCorrected: { isValid: boolean; data: { nameSurname: string } } | null;
};

const { "2.1": operations } = await loadSandbox("name");
const validate = operations.nameValidate as Validate;

/** Every few surnames with letters that are not in ASCII, each behind a given name. */
const names = listedNames.surname
  .filter(({ form }) => /[^\p{ASCII}]/u.test(form))
  .filter((_, at) => at % 5 === 0)
  .map(({ form, gender }) => `${gender === 2 ? "Jana" : "Tomáš"} ${form}`);

const replaceOthers = (text: string, replace: (letter: string) => string) =>
  text.replace(/[^\p{ASCII}]/gu, replace);
const codeOf = (letter: string, radix: number) => letter.charCodeAt(0).toString(radix);

/** Texts that an export makes of a name. */
const exports: Record<string, (name: string) => string> = {
  "question marks": (name) => replaceOthers(name, () => "?"),
  asterisks: (name) => replaceOthers(name, () => "*"),
  "low lines": (name) => replaceOthers(name, () => "_"),
  "replacement characters": (name) => replaceOthers(name, () => "\uFFFD"),
  "references of HTML": (name) => replaceOthers(name, (letter) => `&#${codeOf(letter, 10)};`),
  "escapes of JSON": (name) =>
    replaceOthers(name, (letter) => `\\u${codeOf(letter, 16).padStart(4, "0")}`),
  "escapes of a URL": encodeURIComponent,
};

test.each(Object.entries(exports))(
  "A valid correction of a name with %s is that name",
  (_, write) => {
    const others: string[] = [];
    for (const name of names) {
      const query = { nameSurname: write(name) };
      const { resultCorrected } = validate({ query });
      if (resultCorrected?.isValid && resultCorrected.data.nameSurname !== name)
        others.push(`${query.nameSurname} → ${resultCorrected.data.nameSurname}`);
    }
    expect(others).toEqual([]);
  },
);
