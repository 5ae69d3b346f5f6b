import { evidenceOf, type Ledger, readLedgers } from "@data-validation/contract-files/ledgers";
import { gradeAll, gradesOf } from "@data-validation/contract-files/operation-grades";
import { type Evidence, gradePlace } from "@data-validation/openapi-document/grades";
import { expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";

const of = (kind: Evidence["kind"], sighting = {}): Evidence => ({
  source: kind,
  kind,
  ...sighting,
});
const grade = (evidence: Evidence[], isStated = false) =>
  gradePlace({ isStated, types: ["string", "null"] }, evidence).grade;

test("The grade of a place is the strongest that a source supports", () => {
  expect(grade([])).toBe("Assumed");
  expect(grade([of("comparable documentation")])).toBe("Corroborated");
  expect(grade([of("comparable recordings")])).toBe("Corroborated");
  expect(grade([of("comparable documentation"), of("recordings")])).toBe("Observed");
  expect(grade([of("recordings")], true)).toBe("Stated");
});

test("The grade of a place does not follow from null or absence alone", () => {
  expect(grade([of("recordings", { types: ["null"], count: 9, nulls: 9 })])).toBe("Assumed");
  expect(grade([of("recordings", { count: 0 })])).toBe("Assumed");
  expect(grade([of("recordings", { types: ["string", "null"], count: 9, nulls: 8 })])).toBe(
    "Observed",
  );
});

test("A place that a source contradicts is graded Assumed, whatever others show, unless it is stated", () => {
  const number = of("comparable documentation", { types: ["integer"] });
  expect(grade([number, of("recordings")])).toBe("Assumed");
  expect(grade([number], true)).toBe("Stated");
  const { contradictions } = gradePlace({ isStated: false, types: ["string"] }, [
    number,
    of("recordings", { contradiction: "Absent." }),
  ]);
  expect(contradictions).toEqual([
    "comparable documentation: integer instead of string.",
    "recordings: Absent.",
  ]);
  expect(gradePlace({ isStated: false, types: ["number"] }, [number]).contradictions).toEqual([]);
});

test("A sighting of a field is one of each field around it, unless the field is absent", () => {
  const ledger: Ledger = {
    source: "recordings",
    kind: "recordings",
    description: "Recordings.",
    places: [
      {
        operation: "/x",
        versions: ["1"],
        request: { 'request.query["number.full"]': {}, "request.client.ip": { count: 0 } },
      },
    ],
  };
  const find = evidenceOf([ledger], { version: "1", operation: "/x", message: "request" });
  const seen = ["", "request", "request.query", 'request.query["number.full"]'];
  for (const field of seen) expect(find(field), field).toHaveLength(1);
  expect(find("request.client")).toEqual([]);
  const other = evidenceOf([ledger], { version: "2", operation: "/x", message: "request" });
  expect(other("request.query")).toEqual([]);
});

test.each(allBundles())(
  "In version $info.version, the ledgers raise fields from Assumed, and change nothing that is stated",
  (bundle) => {
    const count = (graded: ReturnType<typeof gradeAll>) => {
      const grades = [...graded.values()].flatMap(({ request, response }) =>
        [...request.values(), ...response.values()].map((own) => own.grade),
      );
      return Object.fromEntries(
        [...Map.groupBy(grades, (own) => own)].map(([own, { length }]) => [own, length]),
      );
    };
    const before = count(gradeAll(bundle, []));
    const after = count(gradesOf(bundle));
    expect(Object.keys(before).toSorted()).toEqual(["Assumed", "Stated"]);
    expect(after.Stated).toBe(before.Stated);
    // A ledger of recordings raises some of them further.
    const { Corroborated = 0, Observed = 0 } = after;
    expect(Corroborated + Observed).toBeGreaterThan(1000);
    expect(readLedgers().length).toBeGreaterThan(0);
  },
);
