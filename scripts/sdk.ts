import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, versions } from "@data-validation/generated/versions";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { runScript, UserError, withoutStackTrace } from "@data-validation/tooling/command";
import { filesIn } from "@data-validation/tooling/files";
import { applyIdentity, readIdentity } from "@data-validation/tooling/identity";
import { writeChangelog } from "#sdk/changelog.ts";
import { readContract } from "#sdk/contract.ts";
import { faultsOf } from "#sdk/faults.ts";
import { go } from "#sdk/go/write.ts";
import { java } from "#sdk/java/write.ts";
import {
  type ClientSettings,
  clientSettings,
  markValues,
  type PackageLanguage,
} from "#sdk/package.ts";
import { php } from "#sdk/php/write.ts";
import { python } from "#sdk/python/write.ts";
import client from "../packages/client/package.json" with { type: "json" };

export const packageLanguages: Record<string, PackageLanguage> = { python, go, java, php };

const HELP = `
Usage: npm run sdk -- <language> --out <folder> [--name <name>] [--package-version <version>]

Writes a package that calls the API from another language, in the versions ${versions.join(" and ")}, ready to be published.

  --out <folder>               a new folder, or that of an earlier run, whose files are replaced
  --name <name>                name of the package
  --package-version <version>  version of the package (${client.version})

TypeScript and JavaScript have a client of their own, packages/client.

Languages:
`;

/** The help with the languages, whose default names depend on identity.json. */
function help(): string {
  const lines = Object.entries(packageLanguages).map(
    ([name, { requirements, defaultName }]) =>
      `  ${name.padEnd(8)} needs ${requirements}; its package is ${defaultName}`,
  );
  return [HELP.trim(), ...lines].join("\n");
}

/**
 * Writes the package of a language; throws a {@link UserError} for an unknown language or an
 * invalid name.
 */
export async function writePackage(
  output: ArtifactFolder,
  word: string,
  options: Record<string, string | undefined> = {},
) {
  const language = readLanguage(word);
  const { name: chosenName = language.defaultName, "package-version": version = client.version } =
    options;
  if (!language.namePattern.test(chosenName))
    throw new UserError(
      `"${chosenName}" is not a valid name of a ${language.title} package. An example: ${language.defaultName}`,
    );
  const name = language.nameOf?.(chosenName, version) ?? chosenName;
  checkFolder(output.folder);

  const others = versions.filter((apiVersion) => apiVersion !== currentVersion);
  const contract = readContract([currentVersion, ...others]);
  const settings = clientSettings(word, name, version);
  const files = {
    ...language.write(contract, settings),
    ...copiedFiles(word),
    "CHANGELOG.md": await writeChangelog(),
    [language.faults]: faultsFor(language, settings),
  };
  const example = files[language.example] ?? "";
  const values: Record<string, string> = {
    ...markValues(language, name),
    version,
    language: word,
    example,
  };
  // A value may have marks itself, so texts are filled twice.
  const fill = (text: string) =>
    text.replaceAll(/{{(\w+)}}/g, (mark, value) => values[value] ?? mark);
  for (const [file, text] of Object.entries(files)) {
    const { path, code } = renameFile(language, name, file, fill(fill(text)));
    output.write(path, applyIdentity(code, readIdentity()));
  }
}

function readLanguage(word: string): PackageLanguage {
  const language = Object.hasOwn(packageLanguages, word) ? packageLanguages[word] : undefined;
  if (language) return language;
  throw new UserError(
    `Unknown language ${word}. Languages: ${Object.keys(packageLanguages).join(", ")}.`,
  );
}

/** The files that a package has as they are here, by their path in it. */
function copiedFiles(word: string): Record<string, string> {
  const folder = join(import.meta.dirname, "../sdk");
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const copied = filesIn(join(folder, word)).filter((file) => !file.endsWith(".ts"));
  return {
    ...Object.fromEntries(copied.map((file) => [file, read(`${word}/${file}`)])),
    LICENSE: readFileSync("LICENSE", "utf8"),
    "README.md": read("README.md"),
  };
}

/** The faults with which a package tests itself, with the names that its errors have. */
function faultsFor({ errorName }: PackageLanguage, settings: ClientSettings): string {
  const faults = faultsOf(settings).map(({ error, ...others }) => {
    const name = error && errorName(error).replace(/^.*\W/, "");
    return JSON.stringify({ ...others, ...(name && { error: name }) });
  });
  return `[\n${faults.join(",\n")}\n]\n`;
}

export function renameFile({ mark }: PackageLanguage, name: string, file: string, text: string) {
  if (!mark) return { path: file, code: text };
  const path = file.replace(mark.text.replaceAll(".", "/"), mark.inPath(name));
  return { path, code: text.replaceAll(mark.text, mark.inText(name)) };
}

/** Throws a {@link UserError} for a folder with other files. */
function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new UserError(`${folder} is a file. Choose a folder with --out.`);
  const readme = join(folder, "README.md");
  const isOurs = existsSync(readme) && readFileSync(readme, "utf8").includes("npm run sdk");
  if (!isOurs && readdirSync(folder).length > 0)
    throw new UserError(
      `${folder} has other files. Choose a new folder with --out, or that of an earlier run.`,
    );
}

if (import.meta.main) {
  await withoutStackTrace(() =>
    runScript(
      help(),
      ["name", "package-version"],
      async ({ output, args: [language, ...others], options }) => {
        if (language === undefined || others.length > 0)
          throw new UserError(`Name one language.\n\n${help()}`);
        await writePackage(output, language, options);
      },
    ),
  );
}
