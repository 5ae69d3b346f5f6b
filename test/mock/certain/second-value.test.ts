import { isDataKind, loadSandbox } from "@data-validation/mock/internal/sandbox/index";
import { expect, test } from "vitest";
import { plainWordsOf } from "./words.ts";

/** Values of which two are sent in one field, by data kind and field. */
const values = {
  name: ["nameSurname", ["Jan Novák", "Eva Malá", "Anna Kowalska", "Hans Müller"]],
  company: ["name", ["Kovárna Pod Jeřábem s.r.o.", "Müller GmbH", "Nowak sp. z o.o."]],
  email: ["email", ["jana.novakova@seznam.cz", "petr@gmail.com", "info@firma.cz"]],
  phone: ["numberFull", ["+420608555777", "602 111 222", "+421 905 123 456"]],
  location: ["full", ["Sokolovská 192/79, 186 00 Praha 8", "Hlavná 68/43, Košice"]],
} as const;

const between = [", ", "; ", " / ", " – ", " a ", " nebo ", " + ", " (", " <", "\n", "  "];
const notes = [" st., ", " ml. ", ", tel. ", " resp. ", " alias ", " c/o ", " zast. ", ": ", " u "];
const cases = [(text: string) => text, (text: string) => text.toLowerCase()];

test.each(Object.entries(values))(
  "Two values of kind %s are no certain correction to one",
  async (kind, [field, listed]) => {
    if (!isDataKind(kind)) throw new Error(`There is no data kind ${kind}.`);
    const compute = (await loadSandbox(kind))["2.1"][`${kind}Validate` as keyof object] as unknown;
    const validate = compute as (request: object) => {
      resultCorrected: { isValid: boolean; data: Record<string, string> } | null;
    };
    for (const firstValue of listed)
      for (const secondValue of listed.filter((other) => other !== firstValue))
        for (const joint of [...between, ...notes])
          for (const typed of cases) {
            const end = { " (": ")", " <": ">" }[joint] ?? "";
            const sentText = typed(`${firstValue}${joint}${secondValue}${end}`);
            const { resultCorrected } = validate({ query: { [field]: sentText } });
            if (!resultCorrected?.isValid) continue;
            const correctedWords = plainWordsOf(resultCorrected.data[field] ?? "");
            expect(correctedWords, sentText).toEqual(
              expect.arrayContaining(plainWordsOf(`${firstValue} ${secondValue}`)),
            );
          }
  },
);
