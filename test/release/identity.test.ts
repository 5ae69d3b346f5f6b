import { expect, test } from "vitest";
import { packageFolders, readManifest } from "../../scripts/identity.ts";
import { identify, readIdentity, rescope, rewrite } from "../../scripts/lib/identity.ts";

const { node } = readManifest(".").engines as { node: string };
const identity = readIdentity(readManifest("."), readManifest(packageFolders()[0] as string));

test.each(packageFolders())("%s says where it comes from as the root does", (folder) => {
  expect(readManifest(folder)).toMatchObject(identify(identity, folder));
  expect(readManifest(folder).name.startsWith(`${identity.scope}/`)).toBe(true);
});

test.each(packageFolders())("%s has all that a package on a registry is judged by", (folder) => {
  const { license, keywords, description, engines, files } = readManifest(folder);
  expect({ license, engines }).toEqual({ license: "MIT", engines: { node } });
  expect(description).toMatch(/^.{20,}\.$/);
  expect((keywords as string[]).length).toBeGreaterThan(2);
  expect(files).toContain("CHANGELOG.md");
});

test("all packages have one version, since they are released together", () => {
  expect(new Set(packageFolders().map((folder) => readManifest(folder).version)).size).toBe(1);
});

test("another scope is written wherever a package is named, and nowhere else", () => {
  const rewritten = (text: string) => rescope(text, "@old", "@acme");
  expect(rewritten('from "@old/client/proxy"; npx @old/mock')).toBe('from "@acme/client/proxy"; npx @acme/mock');
  expect(rewritten('node_modules/@old/mock, "@old/*", /@old\\/mock/')).toBe(
    'node_modules/@acme/mock, "@acme/*", /@acme\\/mock/',
  );
  expect(rewritten("x@old/mock, @old-ui/x, old/x")).toBe("x@old/mock, @old-ui/x, old/x");
});

test("another homepage and repository are written wherever they are named", () => {
  const other = { scope: "@acme", repository: "https://github.com/acme/it", homepage: "https://acme.test/api/" };
  const text = `${identity.homepage}openapi/2.1.json, ${identity.repository}/issues`;
  expect(rewrite(text, identity, other)).toBe(
    "https://acme.test/api/openapi/2.1.json, https://github.com/acme/it/issues",
  );
});
