import { versions } from "../../generated/versions.ts";
import { readBundle } from "../support/requests.ts";

/** The bundles with all examples. Nothing of the mock is used here. */
export const bundles = versions.map((version) => [version, readBundle(version)] as const);

/** Every operation of both versions. */
export const operations = bundles.flatMap(([version, { paths }]) =>
  Object.keys(paths).map((path) => ({ version, path })),
);

/** Every request example of every operation of both versions. */
export const cases = bundles.flatMap(([version, { paths }]) =>
  Object.entries(paths).flatMap(([path, { post }]) => {
    const { examples } = post.requestBody.content["application/json"];
    return Object.entries(examples).map(([name, { value: body }]) => ({ version, path, name, body }));
  }),
);
