import { spawn } from "node:child_process";
import { once } from "node:events";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { installedCommand } from "#scripts/lib/installed.ts";

// What a server means is judged by `data-validation verify`, which takes the words; the shapes of its responses by Ajv and Prism.

/** Runs a program, and returns its exit code. */
async function run(
  words: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const [file = "", ...rest] = words;
  const child = spawn(file, rest, { stdio: "inherit", env: { ...process.env, ...variables } });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

const words = process.argv.slice(2);
const given = words.find((word) => URL.canParse(word));
const mock = given === undefined ? await serveMock() : undefined;
const baseUrl = given ?? mock?.url ?? "";
const keyAt = words.indexOf("--api-key");
const apiKey = (keyAt < 0 ? process.env.DATA_VALIDATION_KEY : words[keyAt + 1]) ?? "any";
const variables = {
  CONTRACT_BASE_URL: baseUrl,
  CONTRACT_API_KEY: apiKey,
  DATA_VALIDATION_KEY: apiKey,
};

const start = [process.execPath, "packages/cli/src/main.ts", "verify"];
const meaning = await run(
  [...start, ...(given === undefined ? [baseUrl, ...words] : words)],
  variables,
);
const vitest = [...installedCommand("vitest"), "run"];
const shapes = [
  ["test/contract/operations.test.ts", "-t", "response"],
  ["--config", "test/support/checks.config.ts", "contract/prism", "-t", "response"],
];
const codes = [meaning];
// With unknown words, nothing was checked.
if (meaning !== 2)
  for (const words of shapes) codes.push(await run([...vitest, ...words], variables));
await mock?.close();
process.exitCode = codes.find((code) => code !== 0) ?? 0;
