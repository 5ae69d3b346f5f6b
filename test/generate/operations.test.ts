import { expect, test } from "vitest";
import { operations } from "../../generated/client/operations.ts";
import { versions } from "../../generated/versions.ts";
import { readBundle } from "../../scripts/lib/bundles.ts";

test("The operations are those of the contract, in each version, under their data kind", () => {
  for (const version of versions) {
    const kinds: Record<string, Record<string, string>> = operations[version];
    const found = Object.entries(kinds).flatMap(([kind, members]) =>
      Object.entries(members).map(([name, path]) => [kind + name.charAt(0).toUpperCase() + name.slice(1), path]),
    );
    const { paths } = readBundle("generated", version);
    const stated = Object.entries(paths).map(([path, { post }]) => [post.operationId, path]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(stated));
  }
});
