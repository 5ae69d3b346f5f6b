import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Identity, neutralIdentity } from "@data-validation/tooling/identity";
import { expect, test } from "vitest";
import { writeExampleRepositories } from "#scripts/lib/release/example-repositories.ts";
import { newFolder } from "../support/folder.ts";

const { scope } = neutralIdentity;

test.each<[Identity["published"], string]>([
  ["yes", "^9.8.7"],
  ["no", "file:packages/any-further-9.8.7.tgz"],
])("An example depends on the packages of its checkout; published: %s", (published, version) => {
  const cwd = newFolder({
    "packages/further/package.json": JSON.stringify({ version: "9.8.7" }),
    "examples/one/package.json": JSON.stringify({ dependencies: { [`${scope}/further`]: "*" } }),
  });
  const packed = newFolder({ "any-further-9.8.7.tgz": "" });
  const target = join(newFolder(), "examples");
  writeExampleRepositories({ ...neutralIdentity, published }, packed, target, cwd);
  const { dependencies } = JSON.parse(readFileSync(join(target, "one/package.json"), "utf8"));
  expect(dependencies).toEqual({ [`${scope}/further`]: version });
});
