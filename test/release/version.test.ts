import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { graver, isEnough, type Part, raise, raisedPart, requiredPart } from "../../scripts/lib/release.ts";

const parts: Part[] = ["none", "patch", "minor", "major"];

describe("the part of a version that a release has to raise", () => {
  test("is that of the gravest change of the contract", () => {
    expect(requiredPart(["patch", "major", "minor"], "1.2.3")).toBe("major");
    expect(requiredPart(["patch", "minor"], "1.2.3")).toBe("minor");
    expect(requiredPart([], "1.2.3")).toBe("none");
  });

  test("is one less below 1.0.0, where a minor release may break", () => {
    expect(requiredPart(["major"], "0.3.0")).toBe("minor");
    expect(requiredPart(["minor"], "0.3.0")).toBe("patch");
    expect(requiredPart(["patch"], "0.3.0")).toBe("patch");
  });
});

test("the part that a version raises is the first number that grew", () => {
  expect(raisedPart("1.2.3", "2.0.0")).toBe("major");
  expect(raisedPart("1.2.3", "1.10.0")).toBe("minor");
  expect(raisedPart("1.2.3", "1.2.4")).toBe("patch");
  expect(raisedPart("1.2.3", "1.2.3")).toBe("none");
});

test("raising a part of a version is what its difference says", () => {
  const number = fc.nat({ max: 20 });
  fc.assert(
    fc.property(number, number, number, fc.constantFrom(...parts), (major, minor, patch, part) => {
      const version = [major, minor, patch].join(".");
      expect(raisedPart(version, raise(version, part))).toBe(part);
    }),
  );
});

test("a release is enough when it raises what is required or more", () => {
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.constantFrom(...parts), (planned, required) => {
      expect(isEnough(planned, required)).toBe(parts.indexOf(planned) >= parts.indexOf(required));
      expect(isEnough(graver(planned, required), planned)).toBe(true);
      expect(isEnough(graver(planned, required), required)).toBe(true);
    }),
  );
});
