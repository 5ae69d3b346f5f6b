import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { Output } from "../../scripts/lib/output.ts";
import { languages, sdk } from "../../scripts/sdk.ts";
import { emptyFolder, isInstalled, run, toolsFolder } from "./run.ts";

/** National notation of the number that the programs send: the key is in both versions, its meaning is not (section 7). */
const national: Record<string, string> = { "2.0": "607123456", "2.1": "607 123 456" };

let mock: MockServer;

beforeAll(async () => {
  mock = await serveMock();
});

afterAll(() => mock.close());

describe("The Python client calls the version that it was made for", async () => {
  const python = await preparePython();

  test.skipIf(!python).each(["2.0", "2.1"])("%s", async (version) => {
    const folder = emptyFolder("python", version);
    await sdk(new Output(folder), "python", version);
    const program = join(import.meta.dirname, "python", "call.py");
    expect(JSON.parse(await run(python as string, [program, folder, mock.url, version]))).toEqual({
      version,
      national: national[version],
      name: "Jana",
      refusal: { status: 401, type: "AUTH" },
    });
  });
});

describe("The Java client calls the version that it was made for", async () => {
  const hasJava = await isInstalled("javac", "--version");
  demand(hasJava, "There is no javac on this machine.");

  test.skipIf(!hasJava).each(["2.0", "2.1"])("%s", async (version) => {
    const folder = emptyFolder("java", version);
    await sdk(new Output(folder), "java", version);
    const program = join(import.meta.dirname, "java", "Call.java");
    await run("javac", ["-d", join(folder, "classes"), join(folder, "DataValidation.java"), program]);
    expect(JSON.parse(await run("java", ["-cp", join(folder, "classes"), "Call", mock.url, version]))).toEqual({
      version,
      national: national[version],
      refusal: 401,
    });
  });
});

describe("The client sends the version with every call", () => {
  test.each(Object.keys(languages))("in %s", async (name) => {
    for (const version of ["2.0", "2.1"]) {
      const files: string[] = [];
      const output = { write: (_path: string, content: string) => files.push(content) } as unknown as Output;
      await sdk(output, name, version);
      expect(files.join("\n").replaceAll("'", '"')).toMatch(new RegExp(`"api-version"\\W+"${version}"`));
    }
  });
});

/** A Python with what the client needs: the machine's, or one in a folder of its own; undefined when there is nothing to install from. */
async function preparePython(): Promise<string | undefined> {
  for (const own of ["python3", "/usr/bin/python3"]) if (await isInstalled(own, "-c", "import httpx")) return own;
  if (!(await isInstalled("python3", "-m", "venv", "--help"))) {
    demand(false, "There is no python3 with venv on this machine.");
    return undefined;
  }
  const folder = join(toolsFolder, "node_modules", ".cache", "venv");
  const python = join(folder, "bin", "python");
  const requirements = join(toolsFolder, "requirements.txt");
  if (!(await isInstalled(python, "-c", "import httpx"))) await run("python3", ["-m", "venv", folder]);
  const installed = await isInstalled(
    python,
    "-m",
    "pip",
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "-r",
    requirements,
  );
  demand(installed, "httpx, which the Python client needs, cannot be installed here.");
  return installed ? python : undefined;
}

/** Says why a check is skipped; where all tools are meant to be there, that is a failure. */
function demand(isThere: boolean, reason: string): void {
  if (isThere) return;
  if (process.env.CI) throw new Error(reason);
  console.warn(`Skipped: ${reason}`);
}
