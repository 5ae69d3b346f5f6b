import { versions } from "@data-validation/generated/versions";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { bundleOf } from "../support/contract-bundles.ts";

/** The bundles with all examples. Nothing of the mock is used here. */
export const versionBundles = versions.map((version) => ({
  version,
  bundle: bundleOf(version),
}));

/** Every operation of all versions. */
export const contractOperations = versionBundles.flatMap(({ version, bundle }) =>
  Object.entries(bundle.paths).map(([path, { post }]) => ({ version, path, bundle, post })),
);

/** Every request example of every operation of all versions. */
export const exampleCases = contractOperations.flatMap(({ version, path, bundle, post }) =>
  Object.entries(examplesOfBody(bundle, post.requestBody)).map(([name, { value: body }]) => ({
    version,
    path,
    name,
    body,
  })),
);
