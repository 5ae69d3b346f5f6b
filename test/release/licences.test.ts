import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { licencesOf } from "#scripts/lib/release/licences.ts";
import { type Lock, shippedPlaces } from "#scripts/lib/release/shipped.ts";

/** Licences that only require users of the packages to keep the notice. */
const permissive =
  /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|CC0-1\.0|BlueOak-1\.0\.0|Unlicense)$/;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;
const shipped = shippedPlaces(lock);

test("What our packages bring along or carry inside has a licence that lets everybody use it", () => {
  const unlicensed = shipped.filter((path) => {
    const { license = "" } = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as {
      license?: string;
    };
    const names = license.replaceAll(/[()]/g, "").split(" OR ");
    return !names.some((name) => permissive.test(name));
  });
  expect(unlicensed).toEqual([]);
});

test("What our packages bring along runs nothing when it is installed", () => {
  expect(shipped.filter((path) => lock.packages[path]?.hasInstallScript)).toEqual([]);
});

test("The bill of materials lists what is installed with our packages or inside of them, and no tool", () => {
  const names = shipped.map((path) => path.replace(/^.*node_modules\//, ""));
  expect(names).toEqual(
    expect.arrayContaining(["openapi-fetch", "ajv", "libphonenumber-js", "@babel/parser"]),
  );
  expect(names).not.toContain("vitest");
  expect(names).not.toContain("msw");
});

test("Each package that may be inside of ours comes with the text of its licence", () => {
  for (const path of shipped)
    expect(licencesOf([join(path, "package.json")]).length, path).toBeGreaterThan(400);
});

test.each([
  ["jsesc", "Permission is hereby granted"],
  ["czech-vocative", "Copyright Nettex Software s.r.o.\n\nPermission is hereby granted"],
  ["email-providers", "Permission to use, copy, modify"],
  ["libphonenumber-js", "Apache License"],
])("The licences that go with %s contain %s", (name, text) => {
  expect(licencesOf([`node_modules/${name}/package.json`])).toContain(text);
});
