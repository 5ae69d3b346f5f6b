import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { packageFolders } from "@data-validation/tooling/manifests";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, test } from "vitest";
import { installPacked } from "../support/pack.ts";

describe.each(packageFolders())("%s, packed", (folder) => {
  const { installed } = installPacked(basename(folder));
  const text = readFileSync(join(installed, "package.json"), "utf8");

  test("The packed package has no sources, scripts and private packages of the checkout", () => {
    expect(text).not.toMatch(/\/source"|\.\/src\/|"(scripts|devDependencies)"|internal/);
    expect(existsSync(join(installed, "src"))).toBe(false);
  });

  test("The packed package has a file for each name that it exports, imports or runs", () => {
    const paths = [...text.matchAll(/"(\.\/[^"*]+\.\w+|bin\/[^"]+)"/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !text.includes(`"${path}":`));
    expect(paths.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  test("The linter publint finds nothing in the packed package", async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, pkg as never))).toEqual([]);
  });
});
