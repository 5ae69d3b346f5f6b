import { readBundles } from "../../scripts/lib/bundles.ts";
import { examplesOf } from "../../scripts/lib/openapi/examples.ts";

/** The bundles with all examples. Nothing of the mock is used here. */
export const bundles = readBundles("generated");

/** Every operation of all versions. */
export const operations = bundles.flatMap((bundle) =>
  Object.entries(bundle.paths).map(([path, { post }]) => ({ version: bundle.info.version, path, bundle, post })),
);

/** Every request example of every operation of all versions. */
export const cases = operations.flatMap(({ version, path, bundle, post }) =>
  Object.entries(examplesOf(bundle, post.requestBody)).map(([name, { value: body }]) => ({
    version,
    path,
    name,
    body,
  })),
);
