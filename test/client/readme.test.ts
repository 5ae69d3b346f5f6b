import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { format } from "node:util";
import * as errors from "@data-validation/client/internal/exports";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newFolder, writeIn } from "../support/folder.ts";
import { documentedSamples } from "./support/samples.ts";

const readme = readFileSync("packages/client/README.md", "utf8");
const mock = await serveMock();
beforeAll(() => {
  vi.stubEnv("DATA_VALIDATION_KEY", "key");
  vi.stubEnv("DATA_VALIDATION_URL", mock.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await mock.close();
});

test.each(documentedSamples.filter(({ isRun }) => isRun))(
  "The example $name runs, and prints the text below it",
  async ({ name, code, output }) => {
    const file = writeIn(newFolder(), `${name}.mts`, code);
    let printed = "";
    for (const method of ["log", "warn", "error"] as const)
      vi.spyOn(console, method).mockImplementation((...words) => {
        printed += `${format(...words)}\n`;
      });
    await import(file);
    // What a sample starts may go on after its last line.
    await vi.waitFor(() => expect(printed).toBe(output), { timeout: 60_000 });
    vi.restoreAllMocks();
  },
);

test("The client's README has at most 200 lines, its installation, and every error and page", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(200);
  const commands = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, lines]) => lines);
  expect(commands).toHaveLength(1);
  expect(commands[0]).toMatch(
    /^npm install (@data-validation\/client|"\$\{PACKAGES:\?\}"\/\S+-client-\*\.tgz)$/m,
  );
  for (const name of Object.keys(errors)) expect(readme).toContain(`\`${name}\``);
  for (const page of globSync("docs/content/guides/client*.md"))
    expect(readme).toContain(`/guides/${basename(page, ".md")}.html`);
});
