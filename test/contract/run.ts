import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { UserError } from "@data-validation/cli/internal/command-line";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { rejectArguments } from "../support/chosen.ts";
import { verifyPrism } from "./verify-prism.ts";

// The meaning of responses is tested by `data-validation verify`, which gets the arguments; their
// shapes by Ajv and Prism.

/** Runs a program, and returns its exit code. */
async function run(args: readonly string[], variables: Record<string, string>): Promise<number> {
  const [file = "", ...rest] = args;
  const child = spawn(file, rest, { stdio: "inherit", env: { ...process.env, ...variables } });
  const [code] = (await once(child, "exit")) as [number | null];
  return code ?? 1;
}

/** Starts npm run prism on a free port, and waits for its address. */
async function servePrism() {
  const args = ["scripts/prism.ts", "--port", "0"];
  const prism = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface(prism.stdout)) {
    const [, url] = /^Prism, versions .*: {2}(\S+)$/.exec(line) ?? [];
    if (url === undefined) continue;
    prism.stdout.resume();
    return { url, close: async () => void prism.kill() };
  }
  throw new Error("Prism ended before it served anything.");
}

const args = process.argv.slice(2);
// Other options are those of `verify`.
const { values, positionals } = parseArgs({
  args,
  strict: false,
  allowPositionals: true,
  options: { "api-key": { type: "string" }, prism: { type: "boolean" } },
});
const key = values["api-key"] ?? process.env.DATA_VALIDATION_KEY ?? "any";
const givenKey = typeof key === "string" ? key : rejectArguments("--api-key takes a value.");
const givenUrl = positionals.find((arg) => URL.canParse(arg));
const isPrism = values.prism === true;
const startedServer =
  givenUrl === undefined ? await (isPrism ? servePrism() : serveMock()) : undefined;
const serverUrl = givenUrl ?? startedServer?.url ?? "";
const variables = {
  CONTRACT_BASE_URL: serverUrl,
  CONTRACT_API_KEY: givenKey,
  DATA_VALIDATION_KEY: givenKey,
};

function judgeMeaning(): Promise<number> {
  if (isPrism) return verifyPrism(serverUrl);
  const start = [process.execPath, "packages/cli/src/main.ts", "verify"];
  return run([...start, ...(givenUrl === undefined ? [serverUrl, ...args] : args)], variables);
}

const checks = ["--config", "test/support/checks.config.ts"];
/** The checks of shapes, and why some servers are exempt from them. */
const shapes: { files: string[]; leftOut?: string | false }[] = [
  { files: ["test/contract/operations.test.ts"] },
  {
    files: [...checks, "contract/proxy"],
    leftOut: isPrism && "Prism as a proxy would judge its own responses",
  },
  {
    files: [...checks, "contract/all-requests"],
    leftOut: (isPrism || givenUrl !== undefined) && "compares Prism with our mock",
  },
];

const meaning = await judgeMeaning().catch((error) => {
  // Missing generated files are not a fault of the server.
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  return 2;
});
const codes = [meaning];
// With unknown arguments, nothing was checked.
for (const { files, leftOut } of meaning === 2 ? [] : shapes) {
  if (leftOut) console.log(`Left out: ${files.at(-1)}, which ${leftOut}.`);
  else codes.push(await run([...installedCommand("vitest"), "run", ...files], variables));
}
await startedServer?.close();
process.exitCode = codes.find((code) => code !== 0) ?? 0;
