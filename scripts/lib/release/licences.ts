import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Files that a licence requires to be passed on. */
const PASSED_ON = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** Texts of licences, for packages without a file of their own. */
const licenceFolder = new URL("licences/", import.meta.url);

/** A file of each package whose functions the compiled validators carry. */
export const packagesOfValidators = ["ajv", "ajv-formats"].map((name) =>
  fileURLToPath(import.meta.resolve(`${name}/package.json`)),
);

/** The licence texts of the packages of some files. Throws if a text is missing. */
export function licencesOf(files: string[]): string {
  const homes = files.flatMap(
    (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(pathOf(file))?.[1] ?? [],
  );
  const licences = [...new Set(homes)].sort().map(licenceOf);
  return `${licences.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** The path of a module with slashes, without the prefix and the query that a bundler may add. */
const pathOf = (id: string) =>
  resolve(id.replace(/^\0/, "").replace(/\?.*$/, "")).replaceAll("\\", "/");

function licenceOf(home: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  );
  const files = readdirSync(home).filter((file) => PASSED_ON.test(file));
  const ownLicences = files.map((file) => readFileSync(join(home, file), "utf8").trim());
  const parts =
    ownLicences.length > 0
      ? ownLicences
      : [`Copyright ${author?.name ?? author ?? name}`, textOf(name, license)];
  return [`${name} ${version} (${license})`, ...parts].join("\n\n");
}

function textOf(name: string, license: string): string {
  try {
    return readFileSync(new URL(`${license}.txt`, licenceFolder), "utf8").trim();
  } catch {
    throw new Error(
      `${name} has no text of its licence, ${license}: write scripts/lib/release/licences/${license}.txt.`,
    );
  }
}
