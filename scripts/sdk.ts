import { readFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, versions } from "../generated/versions.ts";
import client from "../packages/client/package.json" with { type: "json" };
import { readIdentity } from "./identity.ts";
import { command, UserError } from "./lib/command.ts";
import { filesIn } from "./lib/files.ts";
import { present } from "./lib/identity.ts";
import type { Output } from "./lib/output.ts";
import { readApis } from "./sdk/api.ts";
import { go } from "./sdk/go/write.ts";
import { java } from "./sdk/java/write.ts";
import { readModel } from "./sdk/model.ts";
import { describePackage, type Language, readme } from "./sdk/package.ts";
import { php } from "./sdk/php/write.ts";
import { python } from "./sdk/python/write.ts";

/** The languages by their names on the command line. */
export const languages: Record<string, Language> = { python, go, java, php };

const help = `
Usage: npm run sdk -- <language> --out <folder> [--name <name>] [--package-version <version>]

Writes a package that calls the API from another language, in the versions ${versions.join(" and ")}, ready to be published.

  <language>                   ${Object.keys(languages).join(", ")}
  --out <folder>               where it goes; files of an earlier run are replaced
  --name <name>                name of the package
  --package-version <version>  version of the package (${client.version})

${Object.entries(languages)
  .map(([name, { needs, defaultName }]) => `${name.padEnd(8)} needs ${needs}; its name is ${defaultName}`)
  .join("\n")}

TypeScript and JavaScript have a client of their own, packages/client.
`;

/** Writes the package of a language. */
export async function sdk(
  output: Output,
  word: string,
  given: { name?: string; version?: string } = {},
): Promise<void> {
  const language = Object.hasOwn(languages, word) ? languages[word] : undefined;
  if (!language) throw new UserError(`There is no client in ${word}. There is: ${Object.keys(languages).join(", ")}.`);
  const { name = language.defaultName, version = client.version } = given;
  if (!language.names.test(name))
    throw new UserError(`${name} is no name of a package in ${language.title}. One is ${language.defaultName}.`);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new UserError(`${version} is no version of a package. One is 1.0.0.`);
  const newestFirst = [currentVersion, ...versions.filter((one) => one !== currentVersion)];
  const models = await Promise.all(
    newestFirst.map(async (one) => [one, await readModel(one)] as [string, Awaited<ReturnType<typeof readModel>>]),
  );
  const own = describePackage(word, name, version);
  const identity = readIdentity();
  const write = (file: string, text: string) => output.write(file, present(text, identity));
  const sources = join(import.meta.dirname, "sdk", word);
  for (const file of filesIn(sources).filter((one) => one !== "write.ts"))
    write(file, readFileSync(join(sources, file), "utf8"));
  const apis = readApis(models);
  for (const [file, text] of Object.entries(language.write(apis, own))) write(file, text);
  write("README.md", readme(language, apis, own));
  write("LICENSE", own.licenceText);
}

if (import.meta.main) {
  await command(
    help,
    async ({ output, words: [language, ...others], options }) => {
      if (language === undefined || others.length > 0) throw new UserError(`Name one language.\n\n${help.trim()}`);
      const { name, "package-version": version } = options;
      if (!Object.hasOwn(languages, language)) await sdk(output, language);
      if (output.folder === "generated")
        throw new UserError("Choose a folder with --out: generated/ is for what is committed.");
      await sdk(output, language, { ...(name && { name }), ...(version && { version }) });
    },
    ["name", "package-version"],
  );
}
