import { capitalise } from "@data-validation/common/text";
import * as contract from "@data-validation/contract-files/bundles";
import { operations } from "@data-validation/generated/client/operations";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";

const bundles = allBundles();

test("The index of the versions has each folder of openapi/ with a root document, oldest first", () => {
  expect(versions).toEqual(contract.listVersions());
});

test("Versions are in the order of their numbers: 2.10 comes after 2.2", () => {
  expect(contract.sortVersions(["2.10", "2.0", "10.0", "2.2", "2.1"])).toEqual([
    "2.0",
    "2.1",
    "2.2",
    "2.10",
    "10.0",
  ]);
});

test("The current version is the one whose contract does not require the header api-version (section 9)", () => {
  expect(contract.currentVersion(bundles)).toBe(currentVersion);
});

test.each([
  ["none", true, "Now every version requires it."],
  ["more than one", false, `Now it is optional in ${versions.join(" and ")}.`],
])(
  "Where %s may respond without the header, the pipeline has its version",
  (_, required, message) => {
    const changed = structuredClone(bundles);
    for (const { components } of changed)
      Object.assign(components.parameters.ApiVersion ?? {}, { required });
    expect(() => contract.currentVersion(changed)).toThrow(message);
  },
);

test.each(bundles)(
  "The operations of $info.version are those of the contract, under their data kind",
  (bundle) => {
    const kinds: Record<string, Record<string, string>> = operations[
      bundle.info.version as (typeof versions)[number]
    ];
    const operationPaths = Object.entries(kinds).flatMap(([kind, members]) =>
      Object.entries(members).map(([name, path]) => [kind + capitalise(name), path]),
    );
    const stated = Object.entries(bundle.paths).map(([path, { post }]) => [post.operationId, path]);
    expect(Object.fromEntries(operationPaths)).toEqual(Object.fromEntries(stated));
  },
);
