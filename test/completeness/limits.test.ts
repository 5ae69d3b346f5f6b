import { visitObjects } from "@data-validation/openapi-document/document";
import { expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";

/** The limits of numbers in requests, as the assumptions have them: by the schema and its field. */
const limits = {
  "ClientLocation lat": [-90, 90],
  "ClientLocation lon": [-180, 180],
  "CompanySearchOptions resultsLimit": [1, 20],
  "CompanyValidateOptions resultsLimit": [1, 20],
  "EmailSearchOptions resultsLimit": [1, 5],
  "LocationLocalizeOptions radius": [1, 1000],
  "LocationLocalizeOptions resultsLimit": [1],
  "LocationLocalizeQuery lat": [-90, 90],
  "LocationLocalizeQuery lon": [-180, 180],
  "LocationSearchOptions resultsLimit": [1, 20],
  "LocationSearchOptions resultsOffset": [0],
  "LocationValidateOptions resultsLimit": [1, 20],
  "PhoneSearchOptions resultsLimit": [1, 100],
};

test("Each number in a request has the limits that are assumed", () => {
  for (const { components } of allBundles()) {
    const actualLimits: Record<string, unknown[]> = {};
    visitObjects(components.schemas, ({ minimum, maximum }, pointer) => {
      const [, schema = "", , field] = pointer.split("/");
      if (minimum !== undefined && /Client|Options|Query/.test(schema))
        actualLimits[`${schema} ${field}`] = maximum === undefined ? [minimum] : [minimum, maximum];
    });
    expect(actualLimits).toEqual(limits);
  }
});
