import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packageFolders, readIdentity, readManifest } from "../../scripts/identity.ts";
import { filesIn, inTemporaryFolder } from "../../scripts/lib/files.ts";
import { type Identity, identify, neutral, present, problemOf } from "../../scripts/lib/identity.ts";

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
  "%s states where it comes from as identity.json does, and all that a registry asks for",
  (folder) => {
    const manifest = readManifest(folder);
    expect(manifest).toMatchObject({ ...identify(identity, folder), license: "MIT", engines: { node } });
    expect(manifest.name.startsWith(`${neutral.scope}/`)).toBe(true);
    expect(manifest.description).toMatch(/^.{20,}\.$/);
    expect((manifest.keywords as string[]).length).toBeGreaterThan(2);
    expect(manifest.files).toContain("CHANGELOG.md");
  },
);

test("all packages have one version, since they are released together", () => {
  expect(new Set(packageFolders().map((folder) => readManifest(folder).version)).size).toBe(1);
});

test("packages are named by the scope, in imports, commands, paths and patterns, and nothing else is", () => {
  const named = (text: string) => present(text, acme);
  expect(named('from "@data-validation/client/proxy"; npx @data-validation/mock')).toBe(
    'from "@acme/client/proxy"; npx @acme/mock',
  );
  expect(named('node_modules/@data-validation/mock, "@data-validation/*", /@data-validation\\/mock/')).toBe(
    'node_modules/@acme/mock, "@acme/*", /@acme\\/mock/',
  );
  const others = "x@data-validation/mock, @data-validation-ui/x, data-validation-mock --port 1";
  expect(named(others)).toBe(others);
});

test("a text that has the names of an identity is not changed by it again, so that no value is written into a value", () => {
  const source = fc.array(
    fc.constantFrom(...Object.values(neutral), " ", "/", ", ", "@data-validation/mock", "phone/validate"),
  );
  fc.assert(
    fc.property(source, (parts) => {
      const once = present(parts.join(""), acme);
      expect(present(once, acme)).toBe(once);
    }),
  );
});

test("the neutral identity changes nothing", () => {
  const readme = readFileSync("packages/client/README.md", "utf8");
  expect(present(readme, neutral)).toBe(readme);
});

test.each([
  ["scope", "acme"],
  ["scope", "@acme/client"],
  ["homepage", 'https://x/"><script>/'],
  ["homepage", "https://x.example"],
  ["repository", "https://x.example/a b"],
  ["repository", "http://x.example/a"],
  ["baseUrl", "https://user@x.example"],
  ["baseUrl", "https://api.data-validation.example/v2"],
  ["contact", "somebody"],
  ["owners", "@acme/api team"],
  ["endOfSupport", "2027-02-30"],
  ["versionHeader", "X-Version"],
  ["published", "maybe"],
] as const)("%s cannot be %s", (name, value) => {
  expect(problemOf(name, value)).toMatch(/; not .*\.$/);
});

test("values of a company are accepted", () => {
  const names = Object.keys(acme) as (keyof Identity)[];
  expect(names.map((name) => problemOf(name, acme[name]))).toEqual(names.map(() => undefined));
});

test("four runs with values that contain one another leave the files as one run with the last values does", async () => {
  const other = {
    ...acme,
    scope: "@acme-api",
    homepage: "https://acme.example/api/",
    owners: "@acme/api",
    official: "no",
  };
  const once = await filesAfter(acme);
  expect(await filesAfter({ scope: "@a", owners: "@a" }, other, { baseUrl: "https://api.acme.example" }, acme)).toEqual(
    once,
  );
  expect(once.get(".github/CODEOWNERS")).toContain("* @acme/api-team @acme\n");
  expect(once.get("README.md")).toContain("[Documentation](https://acme.example/)");
});

/** The files of a copy that the command may write, after it ran with the values of each step. */
async function filesAfter(...steps: Partial<Identity>[]): Promise<Map<string, string>> {
  return inTemporaryFolder(async (folder) => {
    const manifests = ["package.json", ...packageFolders().map((path) => `${path}/package.json`)];
    const files = [
      "identity.json",
      "README.md",
      ".github/CODEOWNERS",
      ".github/ISSUE_TEMPLATE/config.yml",
      ...manifests,
    ];
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(file, join(folder, file));
    }
    for (const step of steps) {
      const options = Object.entries(step).flatMap(([name, value]) => [
        `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value,
      ]);
      execFileSync(process.execPath, [join(process.cwd(), "scripts/identity.ts"), ...options], { cwd: folder });
    }
    return new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]));
  });
}
