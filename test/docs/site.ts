import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { neutralIdentity } from "@data-validation/tooling/identity";
import { operationAddress } from "#docs/build/addresses.ts";
import { makeDocs } from "#scripts/docs.ts";
import { allBundles, bundleOf } from "../support/contract-bundles.ts";
import { oncePerRun } from "../support/once-per-run.ts";

/** Of each version: its bundle, and its operations with their pages. */
export const documentedVersions = allBundles().map((bundle) => ({
  version: bundle.info.version,
  bundle,
  operations: Object.entries(bundle.paths).map(([path, { post }]) => {
    return { path, post, page: operationAddress(bundle.info.version, path) };
  }),
}));

/**
 * Builds the site from the committed bundles, once per run for each base; `base` is the argument of
 * `--base`. File names are relative to its folder.
 */
export async function buildSite(base?: string) {
  const folder = await oncePerRun(`site${base?.replaceAll(/\W+/g, "-") ?? ""}`, async (folder) => {
    for (const name of ["openapi", "strict", "types", "collections"])
      cpSync(`generated/${name}`, join(folder, name), { recursive: true });
    await makeDocs(new ArtifactFolder(folder), base, undefined, neutralIdentity);
  });
  const site = join(folder, "docs");
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.length + 1))
    .sort();
  const contents = new Map<string, string>();
  const read = (path: string): string => {
    const known = contents.get(path) ?? readFileSync(join(site, path), "utf8");
    contents.set(path, known);
    return known;
  };
  /** The fenced blocks of a text in a language, those in lists too. */
  const blocks = (path: string, language: string): string[] => {
    const pattern = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, "gm");
    return [...read(path).matchAll(pattern)].map(([, indent = "", code = ""]) =>
      code.replaceAll(new RegExp(`^${indent}`, "gm"), "").trim(),
    );
  };
  return { folder: site, files, read, blocks };
}

/** The pages of a site that people read, from its folder. */
export function pagesOf({ files }: { files: string[] }): string[] {
  return files.filter((file) => file.endsWith(".html") && file !== "404.html");
}

/** Whether a page is one of Redoc's, whose content is not ours. */
export function isReferencePage(page: string): boolean {
  return page.endsWith("/reference.html");
}

type Site = Awaited<ReturnType<typeof buildSite>>;

/**
 * Whether an address in a file of the site is that of another one, and of a place that is in it.
 */
export function leadsSomewhere(site: Site, from: string, address: string): boolean {
  const [path = "", place] = address.split("#");
  const file = path === "" ? from : normalize(join(dirname(from), path));
  if (!existsSync(join(site.folder, file))) return false;
  if (place === undefined || file === "playground.html") return true;
  if (isReferencePage(file) && place.startsWith("/"))
    return operationPlaces(file).includes(`#${place}`);
  if (file.endsWith(".md"))
    return site.read(file.replace(/md$/, "html")).includes(` id="${place}"`);
  return site.read(file).includes(` id="${place}"`);
}

/**
 * The places that Redoc gives the operations of a version; that they are there is shown in the
 * browser.
 */
function operationPlaces(page: string): string[] {
  const { paths } = bundleOf(dirname(page));
  return Object.values(paths).map(
    ({ post }) => `#/${post.tags[0]}/${post.operationId.toLowerCase()}`,
  );
}
