import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { versions } from "../../generated/versions.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { binary, emptyFolder, isInstalled, run, slimDocument } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A language that a generator writes a client or classes in. */
interface Language {
  tool: string;
  /** The commands without which the code can be made and not compiled, each with arguments that it takes. */
  needs: string[][];
  /** Writes the code to a folder, and gives the name of the file with the types. */
  make(folder: string, version: string): Promise<string>;
  /** A field or a type that is of any type. */
  untyped: RegExp;
  /** Compiles the code, and gives what the program printed that calls the mock with it; undefined for code that makes no calls. */
  call(folder: string, version: string): Promise<string | undefined>;
}

const program = (...names: string[]) => join(import.meta.dirname, ...names);
const newtonsoft = "/usr/lib/cli/Newtonsoft.Json-5.0";
const mock = await serveMock();

const languages: Record<string, Language> = {
  "C#": {
    tool: "quicktype, C#",
    needs: [
      ["mcs", "--version"],
      ["test", "-d", newtonsoft],
    ],
    make: quicktype(
      "Api.cs",
      "-l",
      "cs",
      "--framework",
      "NewtonSoft",
      // Without its extension methods, which it writes once more for each schema without a type.
      "--features",
      "attributes-only",
      "--csharp-version",
      "6",
      "--namespace",
      "DataValidation",
    ),
    untyped: /^\s+public (\w+<)*(object|dynamic)\W.*\{ get;/,
    call: async (folder, version) => {
      const references = ["System.Net.Http", join(newtonsoft, "Newtonsoft.Json.dll")].map((name) => `-r:${name}`);
      const out = join(folder, "call.exe");
      await run("mcs", [...references, `-out:${out}`, join(folder, "Api.cs"), program("csharp", "Call.cs")]);
      return run("mono", [out, mock.url, version], { env: { ...process.env, MONO_PATH: newtonsoft } });
    },
  },
  Kotlin: {
    tool: "quicktype, Kotlin",
    needs: [["kotlinc", "-version"]],
    make: quicktype("Api.kt", "-l", "kotlin", "--just-types"),
    untyped: /^\s+val .*\bAny\b/,
    call: async (folder) => {
      await run("kotlinc", [join(folder, "Api.kt"), "-d", join(folder, "classes")]);
      return undefined;
    },
  },
};

afterAll(() => mock.close());

describe.each(Object.entries(languages))(
  "In %s, each field has a type, and a call gets the version of the client",
  (name, language) => {
    test.for(versions)("%s", async (version, { skip }) => {
      const missing = await firstMissing(language.needs);
      skip(missing !== undefined && !process.env.CI, `There is no ${missing} on this machine.`);
      const folder = emptyFolder(name, version);
      const file = await language.make(folder, version);
      const fields = untypedIn(readFileSync(join(folder, file), "utf8"), language.untyped);
      expectListed(language.tool);
      // The one field that the specification states in two types, an object or a list.
      for (const field of fields) expect(field).toMatch(/details/i);

      const printed = await language.call(folder, version);
      if (printed === undefined) return;
      const national = version === "2.0" ? "607123456" : "607 123 456";
      expect(JSON.parse(printed)).toEqual({ version, national, refusal: 401 });
    });
  },
);

/** The lines that declare something of any type; what Redocly's generators put below the types is theirs. */
function untypedIn(code: string, untyped: RegExp): string[] {
  const [types = ""] = code.split("Embedded runtime");
  return types.split("\n").filter((line) => untyped.test(line));
}

function quicktype(file: string, ...options: string[]): Language["make"] {
  return async (folder, version) => {
    const schemas = `${slimDocument(version)}#/components/schemas/`;
    await run(binary("quicktype"), ["-s", "schema", ...options, "-o", join(folder, file), schemas]);
    return file;
  };
}

async function firstMissing(commands: string[][]): Promise<string | undefined> {
  for (const [command = "", ...args] of commands)
    if (!(await isInstalled(command, ...args))) return [command, ...args].join(" ");
  return undefined;
}
