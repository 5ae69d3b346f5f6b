import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";

describe.concurrent("npm run sdk tells a mistake without a stack trace", () => {
  test.each([
    [[], "Name one language.\n\nUsage: npm run sdk"],
    [["python", "java", "--out", "dist/sdk"], "Name one language."],
    [["cobol", "--out", "dist/sdk"], "There is no client in cobol. There is: python, java, go, php."],
    [["python", "--out", "dist/sdk", "--version", "3.0"], "There is no version 3.0. There is: 2.0, 2.1."],
    [["python"], "Choose a folder with --out: generated/ is for what is committed."],
    [["python", "--output", "dist/sdk"], "Unknown option '--output'."],
  ])("%j", async (args, message) => {
    const { code, errors } = await run(args);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});

function run(args: string[]): Promise<{ code: number; errors: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ["scripts/sdk.ts", ...args], (error, _output, errors) => {
      done({ code: typeof error?.code === "number" ? error.code : 0, errors });
    });
  });
}
