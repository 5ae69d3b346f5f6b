import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, versions } from "../generated/versions.ts";
import { command, UserError } from "./lib/command.ts";
import { inTemporaryFolder } from "./lib/files.ts";
import type { Output } from "./lib/output.ts";
import { tool } from "./lib/tool.ts";

/** A language that Redocly generates a client in. */
interface Language {
  /** What the client needs to run. */
  needs: string;
  /** The line of the generated client after which, or in whose place, the version is put; see {@link pinVersion}. */
  line: string;
  /** The same line with the version pinned. */
  pinned: (version: string) => string;
}

/** The languages, by the name of Redocly's generator. */
export const languages: Record<string, Language> = {
  python: {
    needs: "Python 3.9 or newer, and httpx",
    line: `            "headers": headers or {},`,
    pinned: (version) => `            "headers": {**(headers or {}), "api-version": "${version}"},`,
  },
  java: {
    needs: "Java 17 or newer",
    line: `        headers.put("X-Redocly-Client", config.clientHeader);`,
    pinned: (version) => `        headers.put("api-version", "${version}");`,
  },
  go: {
    needs: "Go, and nothing beside its standard library",
    line: `	method := strings.ToUpper(spec.Method)`,
    pinned: (version) => `	headers["api-version"] = "${version}"\n	method := strings.ToUpper(spec.Method)`,
  },
  php: {
    needs: "PHP 8.1 or newer, and its curl extension",
    line: `    $headers['X-Redocly-Client'] = $config->clientHeader;`,
    pinned: (version) => `    $headers['api-version'] = '${version}';`,
  },
};

const help = `
Usage: npm run sdk -- <language> --out <folder> [--version <version>]

Makes a client in another language from the slim documents (npm run generate): a source file, and its reference in Markdown.

  <language>           ${Object.keys(languages).join(", ")}
  --out <folder>       where it goes; files of an earlier run are replaced
  --version <version>  version of the API that it calls: ${versions.join(", ")} (${currentVersion})

${Object.entries(languages)
  .map(([name, { needs }]) => `${name.padEnd(8)} needs ${needs}`)
  .join("\n")}

TypeScript and JavaScript have a client of their own, packages/client.
`;

/** Writes the client in a language for a version of the API. */
export async function sdk(output: Output, name: string, version: string): Promise<void> {
  const language = languages[name];
  if (!language) throw new UserError(`There is no client in ${name}. There is: ${Object.keys(languages).join(", ")}.`);
  if (!versions.some((name) => name === version)) {
    throw new UserError(`There is no version ${version}. There is: ${versions.join(", ")}.`);
  }
  for (const [file, content] of await generate(name, version)) {
    output.write(file, file.endsWith(".md") ? content : pinVersion(content, name, language, version));
  }
}

/** The files that Redocly's generator makes, by their names. */
function generate(name: string, version: string): Promise<[string, string][]> {
  return inTemporaryFolder(async (folder) => {
    const target = ["--generator", name, "-o", join(folder, "data-validation.ts"), "--docs"];
    const words = [`generated/openapi/${version}.slim.json`, ...target, "--go-package", "datavalidation"];
    const { code, errors } = await tool("redocly", "generate-client", ...words);
    if (code !== 0) throw new UserError(`The client cannot be generated.\n\n${errors}`);
    return readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
  });
}

/**
 * Makes a generated client send its version with every call.
 *
 * Redocly's generators leave the header parameters of an operation out. A client of 2.0 would get responses of 2.1 without an error.
 */
function pinVersion(source: string, name: string, { line, pinned }: Language, version: string): string {
  if (!source.includes(`${line}\n`)) {
    throw new UserError(
      `Redocly's ${name} generator has changed: scripts/sdk.ts no longer finds where a request gets its headers.`,
    );
  }
  const pinnedSource = source.replaceAll(`${line}\n`, `${pinned(version)}\n`);
  return pinnedSource.replace("`redocly generate-client`", `\`npm run sdk -- ${name}\``);
}

if (import.meta.main) {
  await command(
    help,
    async ({ output, words: [language, ...others], options }) => {
      if (language === undefined || others.length > 0) throw new UserError(`Name one language.\n\n${help.trim()}`);
      if (output.folder === "generated")
        throw new UserError("Choose a folder with --out: generated/ is for what is committed.");
      await sdk(output, language, options.version ?? currentVersion);
    },
    ["version"],
  );
}
