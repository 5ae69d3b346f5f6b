import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** A file of a package that its licence asks to pass on. */
const PASSED_ON = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/** The texts of licences, for packages that name theirs without its text. */
const texts = new URL("licences/", import.meta.url);

/** The licences of the packages that files belong to, as the packages or scripts/lib/licences/ have them. Files outside of a package have none. */
export function licencesOf(files: string[]): string {
  const homes = files.flatMap((file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(pathOf(file))?.[1] ?? []);
  const licences = [...new Set(homes)].sort().map(licenceOf);
  return `${licences.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** The path of a module in the spelling of all systems; a bundler may put a mark before it and a query behind it. */
const pathOf = (id: string) => resolve(id.replace(/^\0/, "").replace(/\?.*$/, "")).replaceAll("\\", "/");

function licenceOf(home: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const files = readdirSync(home).filter((file) => PASSED_ON.test(file));
  const own = files.map((file) => readFileSync(join(home, file), "utf8").trim());
  const parts = own.length > 0 ? own : [`Copyright ${author?.name ?? author ?? name}`, textOf(name, license)];
  return [`${name} ${version} (${license})`, ...parts].join("\n\n");
}

function textOf(name: string, license: string): string {
  try {
    return readFileSync(new URL(`${license}.txt`, texts), "utf8").trim();
  } catch {
    throw new Error(`${name} has no text of its licence, ${license}: write scripts/lib/licences/${license}.txt.`);
  }
}
