import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { filesIn } from "@data-validation/tooling/files";
import {
  applyIdentity,
  type Identity,
  manifestFieldsOf,
  neutralIdentity,
  problemOfSetting,
  readIdentity,
} from "@data-validation/tooling/identity";
import { packageFolders, readManifest } from "@data-validation/tooling/manifests";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";

const { node } = readManifest(".").engines as { node: string };
const identity = readIdentity();

/** Values of a company that contain one another. */
const acme: Identity = {
  scope: "@acme",
  repository: "https://acme.example/api",
  homepage: "https://acme.example/",
  baseUrl: "https://eu.api.acme.example",
  versionHeader: "Acme-Api-Version",
  contact: "api@acme.example",
  discussions: "https://acme.example/api/discussions",
  owners: "@acme/api-team @acme",
  endOfSupport: "2028-01-31",
  official: "yes",
  published: "yes",
};

test.each(packageFolders())(
  "%s states where it comes from as identity.json does, and what registries ask",
  (folder) => {
    const manifest = readManifest(folder);
    expect(manifest).toMatchObject({
      ...manifestFieldsOf(identity, folder),
      license: "MIT",
      engines: { node },
    });
    expect(manifest.name.startsWith(`${neutralIdentity.scope}/`)).toBe(true);
    expect(manifest.description).toMatch(/^.{20,}\.$/);
    expect((manifest.keywords as string[]).length).toBeGreaterThan(2);
    expect(manifest.files).toContain("CHANGELOG.md");
  },
);

test("All packages have one version, since they are released together", () => {
  expect(new Set(packageFolders().map((folder) => readManifest(folder).version)).size).toBe(1);
});

test("Packages are named by the scope, in imports, commands, paths and patterns, and nothing else is", () => {
  const withIdentity = (text: string) => applyIdentity(text, acme);
  expect(withIdentity('from "@data-validation/client/proxy"; npx @data-validation/mock')).toBe(
    'from "@acme/client/proxy"; npx @acme/mock',
  );
  expect(
    withIdentity(
      'node_modules/@data-validation/mock, "@data-validation/*", /@data-validation\\/mock/',
    ),
  ).toBe('node_modules/@acme/mock, "@acme/*", /@acme\\/mock/');
  const otherNames = "x@data-validation/mock, @data-validation-ui/x, data-validation-mock --port 1";
  expect(withIdentity(otherNames)).toBe(otherNames);
});

test("The line that installs a package is that of the registry once the packages are published", () => {
  const line = `npm install --save-dev "\${PACKAGES:?}"/*-mock-*.tgz`;
  const note = "# $PACKAGES is the folder of the packages: support page, Get the packages.";
  const published = { ...acme, published: "yes" };
  const unpublished = { ...acme, published: "no" };
  expect(applyIdentity(`${note}\n${line}`, unpublished)).toBe(`${note}\n${line}`);
  expect(applyIdentity(`${note}\n${line}`, published)).toBe(
    "# From the npm registry.\nnpm install --save-dev @acme/mock",
  );
  expect(applyIdentity(`${line} "\${PACKAGES:?}"/*-cli-*.tgz`, published)).toBe(
    "npm install --save-dev @acme/cli",
  );
});

test("A text that has the names of an identity is not changed by it again", () => {
  const parts = [
    ...Object.values(neutralIdentity),
    " ",
    "/",
    ", ",
    "@data-validation/mock",
    "phone/validate",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts)), (some) => {
      const source = some.join("");
      const once = applyIdentity(source, acme);
      expect([applyIdentity(once, acme), applyIdentity(source, neutralIdentity)]).toEqual([
        once,
        source,
      ]);
    }),
  );
});

const rejected: Partial<Record<keyof Identity, string[]>> = {
  scope: ["acme", "@acme/client"],
  homepage: ['https://x/"><script>/', "https://x.example"],
  repository: ["https://x.example/a b", "http://x.example/a"],
  baseUrl: ["https://user@x.example", "https://api.data-validation.example/v2"],
  contact: ["somebody"],
  discussions: ["https://x.example/?talk", "https://x.example/#talk"],
  owners: ["@acme/api team"],
  endOfSupport: ["2027-02-30"],
  versionHeader: ["X-Version"],
  published: ["maybe"],
};

test.each(Object.entries(rejected))("%s cannot be %j", (name, values) => {
  for (const value of values)
    expect(problemOfSetting(name as keyof Identity, value), value).toMatch(/; not .*\.$/);
});

test.each([
  ["{", "identity.json:1: Flow map must end with a }."],
  [
    JSON.stringify({ ...acme, scope: "acme" }),
    `identity.json:1: scope: ${problemOfSetting("scope", "acme")}`,
  ],
])("The identity %j stops npm run sdk with its line, whatever is asked", (text, message) => {
  const cwd = newFolder({ "identity.json": text });
  const args = [resolve("scripts/sdk.ts"), "--help"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([1, "", `${message}\n`]);
});

test("Values of a company are accepted", () => {
  const names = Object.keys(acme) as (keyof Identity)[];
  expect(names.map((name) => problemOfSetting(name, acme[name]))).toEqual(
    names.map(() => undefined),
  );
});

test("Four runs with values that contain one another leave the files as one run with the last values does", () => {
  const api = {
    scope: "@acme-api",
    homepage: "https://acme.example/api/",
    owners: "@acme/api",
    official: "no",
  };
  const once = filesAfter(acme);
  const four = [
    { scope: "@a", owners: "@a" },
    { ...acme, ...api },
    { baseUrl: "https://api.acme.example" },
    acme,
  ];
  expect(filesAfter(...four)).toEqual(once);
  expect(once.get(".github/CODEOWNERS")).toContain("* @acme/api-team @acme\n");
  expect(once.get("README.md")).toContain("[Documentation](https://acme.example/)");
});

/** The files of a copy that the command may write, after it ran with the values of each step. */
function filesAfter(...steps: Partial<Identity>[]): Map<string, string> {
  const folder = newFolder();
  const manifests = ["package.json", ...packageFolders().map((path) => `${path}/package.json`)];
  const hosting = [".github/CODEOWNERS", ".github/ISSUE_TEMPLATE/config.yml"];
  for (const file of ["identity.json", "README.md", ...hosting, ...manifests])
    cpSync(file, join(folder, file));
  for (const step of steps) {
    const options = Object.entries(step).flatMap(([name, value]) => [
      `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]);
    execFileSync(process.execPath, [join(process.cwd(), "scripts/identity.ts"), ...options], {
      cwd: folder,
    });
  }
  return new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
