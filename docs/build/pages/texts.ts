import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "@data-validation/tooling/command";
import { parse, YAMLParseError } from "yaml";

/** A page that is written by hand in Markdown, or as if it was. */
export interface PageText {
  /** The path in the site: `guides/errors.html`. */
  path: string;
  file: string;
  markdown: string;
  group: string;
  order: number;
  /** The title in the navigation; the first heading by default. */
  short?: string;
  /** Whether the page has no list of its headings. */
  wide?: boolean;
  /** Whether the page only lists content of other pages. */
  isList?: boolean;
  keywords?: string;
}

/** The groups of guides: one for each job of a reader. */
export const guideGroups = ["Integrate", "Migrate", "Test", "Operate"];

const groups = ["Get started", ...guideGroups, "Look up"];

/** The optional keys of front matter, beside the group and the order. */
const optional = ["short", "wide", "isList", "keywords"];

/** The front matter of a page is its entry in the navigation. */
export function readTexts(folder = "docs/content"): PageText[] {
  return globSync("**/*.md", { cwd: folder }).map((name) => {
    const path = name.replaceAll("\\", "/").replace(/md$/, "html");
    return readText(`${folder}/${name}`, path, readFileSync(join(folder, name), "utf8"));
  });
}

export function sortTexts(texts: PageText[]): PageText[] {
  const place = ({ group, order }: PageText) => groups.indexOf(group) * 1000 + order;
  return texts.toSorted((a, b) => place(a) - place(b) || a.path.localeCompare(b.path));
}

function readFront(file: string, front: string): Partial<PageText> {
  try {
    return parse(front) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The front matter begins in the second line of the file.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    throw new UserError(`${file}:${line}: The front matter is not YAML: ${error.code}.`);
  }
}

function readText(file: string, path: string, content: string): PageText {
  const [, front = "", markdown = content] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(content) ?? [];
  const { group, order, ...otherFields } = readFront(file, front);
  if (!group || !groups.includes(group) || typeof order !== "number")
    throw new UserError(
      `${file}:1: The page is not in the navigation. Begin it with front matter: "---", "group: " (${groups.join(", ")}), "order: " (a number), "---".`,
    );
  const unknown = Object.keys(otherFields).find((key) => !optional.includes(key));
  if (unknown !== undefined) {
    const line = content.split("\n").findIndex((text) => text.startsWith(`${unknown}:`)) + 1;
    throw new UserError(
      `${file}:${line}: There is no ${unknown} in front matter. There is: group, order, ${optional.join(", ")}.`,
    );
  }
  return { ...otherFields, path, file, markdown, group, order };
}
