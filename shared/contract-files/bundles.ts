import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Bundle, followReferences } from "@data-validation/openapi-document/document";
import { UserError } from "@data-validation/tooling/command";

/** The versions of the API, oldest first: each has a root document of its own in openapi/. */
export function listVersions(): string[] {
  return sortVersions(readdirSync("openapi").filter((name) => existsSync(rootDocument(name))));
}

/** Replaces `{{versions}}` by the names of all versions: "2.0 and 2.1". */
export function nameVersions(text: string, word: "conjunction" | "disjunction"): string {
  return text.replaceAll(
    "{{versions}}",
    new Intl.ListFormat("en", { type: word }).format(listVersions()),
  );
}

/** Names of versions, oldest first: 2.10 comes after 2.2. */
export function sortVersions(names: string[]): string[] {
  return names.toSorted(new Intl.Collator("en", { numeric: true }).compare);
}

/**
 * The version of a request without the header that selects one (section 9): the only one
 * that does not require the header.
 */
export function currentVersion(bundles: Bundle[]): string {
  const current = bundles.filter(({ components }) => !components.parameters.ApiVersion?.required);
  const names = current.map(({ info }) => info.version);
  if (names[0] !== undefined && names.length === 1) return names[0];
  const rule =
    "One version must respond to a request without the header api-version: require the header in all others.";
  const now =
    names.length === 0
      ? "Now every version requires it."
      : `Now it is optional in ${names.join(" and ")}.`;
  throw new UserError(`${rule} ${now}`);
}

/**
 * The response header that states the version (section 9, rule 5). Its name starts with the
 * vendor's name, and ends in `api-version`.
 */
export function findVersionHeader(bundle: Bundle): string {
  const [operation] = Object.values(bundle.paths);
  const success = followReferences(bundle, operation?.post.responses[200] ?? {});
  const name = Object.keys(success.headers ?? {}).find((header) => /-api-version$/i.test(header));
  if (name === undefined)
    throw new UserError(
      `No response of version ${bundle.info.version} has a header that states it: name one that ends in -api-version.`,
    );
  return name;
}

export const versionIdentifier = (version: string) => `v${version.replaceAll(".", "_")}`;

export const rootDocument = (version: string) => `openapi/${version}/openapi.yaml`;

/** Reads the bundle of a version from a folder of artifacts, with all examples. */
export function readBundle(folder: string, version: string): Bundle {
  const file = join(folder, "strict", `${version}.json`);
  if (!existsSync(file)) throw new UserError(`There is no ${file}. Run first: npm run generate`);
  return JSON.parse(readFileSync(file, "utf8"));
}

export function readBundles(folder: string): Bundle[] {
  return listVersions().map((version) => readBundle(folder, version));
}
