import { globSync, readFileSync } from "node:fs";
import { currentVersion } from "@data-validation/generated/versions";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import { describedValues } from "@data-validation/openapi-document/values";
import { isAssumed, isPartial } from "./marks.ts";

/** The sentences that readers find on each page. */
export function readPages(): Map<string, string[]> {
  const pages = globSync([
    "*.md",
    "{packages,examples}/*/README.md",
    "docs/**/*.md",
    "openapi/**/*.md",
  ]);
  return new Map(
    pages.toSorted().map((page) => [page, proseSentencesOf(readFileSync(page, "utf8"))]),
  );
}

/**
 * The whole description of each node of the contract that is not assumed (`PhoneFormat.raw`), and
 * of each of its values (`NumberFormat e164`). A description of a version that differs from the
 * current one is a place of its own (`2.0 PhoneFormat.national`).
 */
export function readDescriptions(
  contracts: { version: string; document: JsonObject }[],
): Map<string, string[]> {
  const descriptions = new Map<string, string[]>();
  const current = contracts.filter(({ version }) => version === currentVersion);
  for (const { version, document } of new Set([...current, ...contracts])) {
    for (const named of Object.values(document.components as JsonObject)) {
      for (const [place, description] of descriptionsOf(named, "")) {
        const text = description.replace(/\s+/g, " ").trim();
        const isOther = (descriptions.get(place) ?? [text])[0] !== text;
        descriptions.set(isOther ? `${version} ${place}` : place, [text]);
      }
    }
  }
  return descriptions;
}

/** The descriptions below a node, by their places, as far as the node is not assumed. */
function* descriptionsOf(
  node: Json,
  place: string,
): Generator<[place: string, description: string]> {
  if (!isJsonObject(node) || (isAssumed(node) && !isPartial(node))) return;
  if (typeof node.description === "string") {
    yield [place, node.description];
    for (const [value, text] of describedValues(node)) yield [`${place} ${value}`, text];
  }
  for (const [key, member] of Object.entries(node)) {
    if (key === "examples" || key === "content") continue;
    yield* descriptionsOf(
      member,
      key === "properties" ? place : [place, key].filter(Boolean).join("."),
    );
  }
}

/** The sentences of a text in Markdown, without its code and markup; a row of a table is one. */
export function proseSentencesOf(markdown: string): string[] {
  const text = markdown
    .replace(/^---\n.*?\n---\n/s, "")
    .replace(/^ *```.*?^ *```$/gms, "")
    .replace(/<!--.*?-->|<\/?[a-z][^>]*>|^\{\{.*\}\}$|^#+ .*$|^ {4}\S.*$/gm, "");
  const blocks = text
    .split(/\n\s*\n|\n(?=\s*(?:[|*-] |\||\d+\. ))/)
    .map((block) => block.replace(/\s+/g, " ").trim());
  const sentences = blocks.flatMap((block) =>
    block.startsWith("|") ? block : block.split(/(?<=[.!?]\)?\**)\s+(?=[\p{Lu}`*[(\d])/u),
  );
  return sentences.filter(Boolean);
}
