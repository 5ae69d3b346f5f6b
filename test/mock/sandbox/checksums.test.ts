import { numberError, numberKind } from "@data-validation/mock/internal/sandbox/countries/numbers";
import { expect, test } from "vitest";

// Numbers that public registers have given out. Of the German ones, the last three need "0 becomes 10" of ISO 7064.
const given = {
  "DE vatNumber": ["136695976", "129273398", "143454214", "123475223", "114103379", "812871812"],
  "CZ registrationNumber": ["00006947", "45274649", "00177041", "25596641", "27074358"],
  "SK taxNumber": ["2020273893", "2020372640"],
  "PL taxNumber": ["5260250274", "5252344078", "7740001454"],
  "PL registrationNumber": ["000002217", "610188201"],
} as const;

test.each(Object.entries(given))(
  "%s: its check digit fits, and no other one does",
  (name, numbers) => {
    const [country, field] = name.split(" ") as ["DE", "vatNumber"];
    const kind = numberKind(country, field);
    if (!kind) throw new Error(`There is no kind ${name}.`);
    for (const number of numbers) {
      const start = number.slice(0, -1);
      const fitting = [..."0123456789"].filter(
        (digit) => numberError(kind, `${kind.prefix}${start}${digit}`) === null,
      );
      expect(fitting, number).toEqual([number.at(-1)]);
    }
  },
);
