import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

test("The package as it is built runs the test that its README shows", async () => {
  await run("node", ["packages/mock/build.ts"], { cwd: root });
  const readme = readFileSync(join(root, "packages/mock/README.md"), "utf8");
  const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  expect(example).toContain("serveMock");
  // Inside the workspace, so that the package is found as any other is, and where git does not look.
  const folder = mkdtempSync(join(root, "packages/mock/dist/readme-"));
  try {
    writeFileSync(join(folder, "readme.test.ts"), example);
    writeFileSync(join(folder, "vitest.config.ts"), "export default { test: { include: ['**/readme.test.ts'] } };\n");
    const { stdout } = await run("vitest", ["run", "--root", folder], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1" },
    });
    expect(stdout).toMatch(/Tests +1 passed \(1\)/);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
