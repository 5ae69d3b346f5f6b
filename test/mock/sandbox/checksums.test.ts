import { numberError, numberKind } from "@data-validation/mock/internal/sandbox/countries/numbers";
import { expect, test } from "vitest";
import vectors from "./checksums.json" with { type: "json" };

test.each(
  vectors.flatMap(({ source, numbers }) =>
    Object.entries(numbers).map(([name, examples]) => ({ source, name, examples })),
  ),
)("$name: its check digit fits, and no other one does ($source)", ({ name, examples }) => {
  const [country, field] = name.split(" ") as ["DE", "vatNumber"];
  const kind = numberKind(country, field);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  for (const number of examples) {
    const start = number.slice(0, -1);
    const fitting = [..."0123456789"].filter(
      (digit) => numberError(kind, `${kind.prefix}${start}${digit}`) === null,
    );
    expect(fitting, number).toEqual([number.at(-1)]);
  }
});
