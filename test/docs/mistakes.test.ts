import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "@data-validation/tooling/command";
import { expect, test, vi } from "vitest";
import { readSource } from "#docs/build/contract/source.ts";
import { directives } from "#docs/build/pages/directives.ts";
import { expandDirectives } from "#docs/build/pages/expand.ts";
import { readTexts } from "#docs/build/pages/texts.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { newFolder } from "../support/folder.ts";

test("A page of docs/content without an entry in the navigation stops the build, with its name", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "new.md"), "# A new page\n");
  expect(() => readTexts(folder)).toThrow(/new\.md:1: The page is not in the navigation/);
  writeFileSync(join(folder, "new.md"), "---\ngroup: Test\norder: 7\nkeyword: a\n---\n# New\n");
  expect(() => readTexts(folder)).toThrow(/new\.md:4: There is no keyword in front matter/);
  writeFileSync(join(folder, "new.md"), "---\ngroup: Test\norder: 7\n---\n# A new page\n");
  expect(readTexts(folder)).toContainEqual(
    expect.objectContaining({ path: "new.html", group: "Test", order: 7 }),
  );
});

test.each([
  ["{{caal phoneValidate}}", "There is no directive caal."],
  ["```call phoneValidat\n{}\n```", "Version 2.1 has no operation phoneValidat."],
  ["{{response phoneValidate 2.1 vald}}", "phoneValidate 2.1 has no example vald."],
  ["{{schema PhoneDate}}", "There is no schema PhoneDate with a description."],
])(
  "A directive that misspells a word of the contract stops the build with its line: %s",
  async (directive, message) => {
    const file = join(newFolder(), "misspelt.md");
    const markdown = `# Misspelt\n\n${directive}\n`;
    writeFileSync(file, markdown);
    const source = readSource(allBundles());
    await expect(expandDirectives({ file, markdown }, source, "")).rejects.toThrow(
      `${file}:3: ${message}`,
    );
  },
);

test("A mistake in a table that a directive reads stops the build with only the place in the table", async () => {
  const mistake = "docs/content/migration-effects.json:1: There is no row for /a b.";
  vi.spyOn(directives, "schema").mockRejectedValueOnce(new UserError(mistake));
  const text = { file: "docs/content/migration.md", markdown: "{{schema PhoneData}}\n" };
  const expanded = expandDirectives(text, readSource(allBundles()), "");
  await expect(expanded).rejects.toThrow(new UserError(mistake));
});
