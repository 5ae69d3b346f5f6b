import { describe, expect, expectTypeOf, test } from "vitest";
import { documents } from "../../generated/documents.ts";
import { type Contracts, currentVersion, type Schemas, type Version, versions } from "../../generated/versions.ts";
import * as contract from "../../scripts/lib/bundles.ts";
import { currentVersion as current, inOrder, readBundle } from "../../scripts/lib/bundles.ts";
import type { Bundle } from "../../scripts/lib/openapi/document.ts";

describe("The index of the versions", () => {
  test("has each folder of openapi/ with a root document, oldest first", () => {
    expect(versions).toEqual(contract.versions());
  });

  test("has the bundle of each version, which says that it is of this version", () => {
    expect(Object.keys(documents)).toEqual([...versions]);
    for (const version of versions) expect(documents[version]).toMatchObject({ info: { version } });
  });

  test("has the types of each version", () => {
    expectTypeOf<keyof Contracts>().toEqualTypeOf<Version>();
    expectTypeOf<Schemas>().toEqualTypeOf<Contracts[typeof currentVersion]["components"]["schemas"]>();
  });
});

test("Versions are in the order of their numbers: 2.10 comes after 2.2", () => {
  expect(inOrder(["2.10", "2.0", "10.0", "2.2", "2.1"])).toEqual(["2.0", "2.1", "2.2", "2.10", "10.0"]);
});

describe("The current version is the one that a request without api-version gets (section 9)", () => {
  const bundles = versions.map((version) => readBundle("generated", version));

  test("it is the one whose contract does not require the header", () => {
    expect(current(bundles)).toBe(currentVersion);
  });

  test("when there is none, or more than one, the pipeline says so", () => {
    const require = (required: boolean) => (bundle: Bundle) => {
      const copy = structuredClone(bundle);
      Object.assign(copy.components.parameters.ApiVersion ?? {}, { required });
      return copy;
    };
    expect(() => current(bundles.map(require(true)))).toThrow("Now every version requires it.");
    expect(() => current(bundles.map(require(false)))).toThrow(`Now it is optional in ${versions.join(" and ")}.`);
  });
});
