import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneLine, membersOf, rootPart } from "#docs/build/markdown/json-parts.ts";
import { writeJson } from "#docs/samples/literal.ts";

const names = fc.string({
  unit: fc.constantFrom("a", "B", "_", "ž", '"', "\\", " ", "{"),
  minLength: 1,
  maxLength: 5,
});
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(names, tie("value"), { maxKeys: 4 }),
}));

test("Readable JSON has the same value", () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 100 }), (value, width) => {
      expect(JSON.parse(writeJson(value, width))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("Readable JSON puts on a line what fits", () => {
  expect(writeJson({ request: { query: { email: "jana@seznam.cz" }, options: {} } }, 50)).toBe(
    '{\n  "request": {\n    "query": { "email": "jana@seznam.cz" },\n    "options": {}\n  }\n}',
  );
});

test("A part of a response is on one line where it fits into 52 characters with its indentation", () => {
  for (let length = 25; length < 45; length += 1) {
    const [outer] = membersOf(rootPart({ a: { b: { c: "x".repeat(length) }, d: 1 } }));
    const [part] = outer ? membersOf(outer) : [];
    const line = `    "b": { "c": "${"x".repeat(length)}" },`;
    expect(part && isOneLine(part), line).toBe(line.length <= 52);
  }
});
