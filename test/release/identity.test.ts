import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageFolders, readIdentity, readManifest } from "../../scripts/identity.ts";
import { identify, rescope, rewrite, texts } from "../../scripts/lib/identity.ts";

const { node } = readManifest(".").engines as { node: string };
const identity = readIdentity();

test.each(packageFolders())(
  "%s states where it comes from as identity.json does, and all that a registry asks for",
  (folder) => {
    const manifest = readManifest(folder);
    expect(manifest).toMatchObject({ ...identify(identity, folder), license: "MIT", engines: { node } });
    expect(manifest.name.startsWith(`${identity.scope}/`)).toBe(true);
    expect(manifest.description).toMatch(/^.{20,}\.$/);
    expect((manifest.keywords as string[]).length).toBeGreaterThan(2);
    expect(manifest.files).toContain("CHANGELOG.md");
  },
);

test("all packages have one version, since they are released together", () => {
  expect(new Set(packageFolders().map((folder) => readManifest(folder).version)).size).toBe(1);
});

test("another scope replaces the present one wherever a package is named, and nowhere else", () => {
  const rewritten = (text: string) => rescope(text, "@old", "@acme");
  expect(rewritten('from "@old/client/proxy"; npx @old/mock')).toBe('from "@acme/client/proxy"; npx @acme/mock');
  expect(rewritten('node_modules/@old/mock, "@old/*", /@old\\/mock/')).toBe(
    'node_modules/@acme/mock, "@acme/*", /@acme\\/mock/',
  );
  expect(rewritten("x@old/mock, @old-ui/x, old/x")).toBe("x@old/mock, @old-ui/x, old/x");
});

test("each text of the identity is replaced by that of another one", () => {
  const other = Object.fromEntries(Object.keys(identity).map((name) => [name, `other-${name}`]));
  const own = { scope: "@acme", baseUrl: "https://api.acme.test", official: "yes", published: "yes" };
  const acme = { ...other, ...own } as unknown as typeof identity;
  expect(rewrite(texts(identity).join("\n"), identity, acme)).toBe(texts(acme).join("\n"));
});

test("README.md says whether the packages are published, who maintains it, and when the support of 2.0 ends", () => {
  const readme = readFileSync("README.md", "utf8").replaceAll(/\s+/g, " ");
  expect(texts(identity).filter((text) => text.includes(" ") && !readme.includes(text))).toEqual([]);
});
