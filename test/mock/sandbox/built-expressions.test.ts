import { analyse } from "scslre";
import { afterAll, beforeAll, expect, test } from "vitest";

// ESLint's rules cover the expressions that are written as such. Those that are built from lists
// of words when a module is loaded are checked here, with the library of these rules.

const Original = RegExp;
/** The expressions of the mock's own modules, each with the line that builds it. */
const built = new Map<RegExp, string>();

beforeAll(async () => {
  globalThis.RegExp = class extends Original {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      // Libraries limit the texts of their expressions themselves.
      const [, place] = /packages\/mock\/src\/(\S+):\d+/.exec(lineOf(new Error(), 2)) ?? [];
      if (place !== undefined && typeof pattern === "string") built.set(this, place);
    }
  } as RegExpConstructor;
  const { dataKinds, loadSandbox } = await import("@data-validation/mock/internal/sandbox/index");
  await Promise.all(dataKinds.map(loadSandbox));
});

afterAll(() => {
  globalThis.RegExp = Original;
});

test("An expression that is built from words takes linear time, whatever a caller sends", () => {
  expect(built.size).toBeGreaterThan(15);
  const findings = [...built].flatMap(([expression, place]) =>
    slowParts(expression).map((part) => `${place}: ${part}`),
  );
  expect(findings).toEqual([]);
});

test.each([
  ["two repetitions beside a lookahead read the same spaces", /^\s*(?=.*[ab])(?:[ab]|[\s.])+$/],
  ["two repetitions read the same spaces", /c\/o\s+[^,]+(?!\p{L})/u],
  ["a repetition is repeated", /^(?:a+)+$/],
])("An expression is found to take more than linear time where %s", (_, expression) => {
  expect(slowParts(expression)).not.toEqual([]);
});

/** The characters that an expression reads in more than one way. */
function slowParts({ source, flags }: RegExp): string[] {
  const { reports } = analyse({ source, flags }, { assumeRejectingSuffix: true });
  return reports.map(({ character }) => `/${source}/${flags} repeats ${character.literal.source}`);
}

/** A line of a stack, from 0 for the message. */
function lineOf({ stack = "" }: Error, index: number): string {
  return stack.split("\n")[index] ?? "";
}
