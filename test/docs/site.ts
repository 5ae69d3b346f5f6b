import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { neutral } from "@data-validation/tooling/identity";
import { Output } from "@data-validation/tooling/output";
import { docs } from "#scripts/docs.ts";
import { oncePerRun } from "../support/once-per-run.ts";

/** Builds the site from the committed bundles, once in a run for each base; `base` is what `--base` is given. The names of its files begin at its folder. */
export async function buildSite(base?: string) {
  const folder = await oncePerRun(`site${base?.replaceAll(/\W+/g, "-") ?? ""}`, async (folder) => {
    for (const name of ["openapi", "strict", "types", "collections"])
      cpSync(`generated/${name}`, join(folder, name), { recursive: true });
    await docs(new Output(folder), base, undefined, neutral);
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
export function isReference(page: string): boolean {
  return page.endsWith("/reference.html");
}
