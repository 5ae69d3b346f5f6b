import { connectFiles } from "@data-validation/cli/internal/migrate/connections";
import { expect, test } from "vitest";

/** Whether src/main.ts, which imports something, is connected with another file. */
function isConnected(specifier: string, file: string): boolean {
  const textsByFile = new Map([
    ["src/main.ts", `import { call } from "${specifier}";\n`],
    [file, "export const call = 1;\n"],
  ]);
  const find = connectFiles(textsByFile);
  return find("src/main.ts") === find(file);
}

test.each([
  ["./api", "src/api.ts"],
  ["./api", "src/api/index.ts"],
  ["./api.js", "src/api.ts"],
  ["../lib/api", "lib/api.vue"],
  ["@/api", "src/api.ts"],
  ["~/lib/api", "lib/api/index.js"],
])("An import of %s is connected with %s", (specifier, file) => {
  expect(isConnected(specifier, file)).toBe(true);
});

test.each([
  ["./api", "src/apis.ts"],
  ["./api", "src/api/main.ts"],
  ["./api", "lib/api.ts"],
  ["../api", "src/api.ts"],
])("An import of %s is not connected with %s", (specifier, file) => {
  expect(isConnected(specifier, file)).toBe(false);
});
