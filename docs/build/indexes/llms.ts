import { markdownOf } from "../addresses.ts";
import { bundleOf, type Source } from "../contract/source.ts";
import type { Page, Site } from "../pages/shell.ts";

/** The index for language models (llmstxt.org), with links to all pages in Markdown. */
export function writeLlms(source: Source, { base = "", versions }: Site, pages: Page[]): string {
  const { current, documents } = source;
  const list = (version?: string) =>
    pages
      .filter((page) => page.markdown !== undefined && page.versions?.current === version)
      .map(
        ({ path, title, description }) =>
          `- [${title}](${base}${markdownOf(path)}): ${description}`,
      );
  const sections = versions.map(
    (version) => `## Operations of version ${version}\n\n${list(version).join("\n")}`,
  );
  const contracts = [...documents.keys()].map(
    (name) => `- [OpenAPI ${name}](${base}openapi/${name})`,
  );
  const { title, summary } = bundleOf(source, current).info;
  return `# ${title}

> ${summary}

Every call is a POST request with a JSON body and an API key as a bearer token. The header api-version selects ${versions.join(" or ")}; the default is ${current}. A slim OpenAPI document is the smallest complete description of a version. [All pages of the current version](${base}llms-full.txt) are one file.

## Guides

${list().join("\n")}

${sections.join("\n\n")}

## Contract

${contracts.join("\n")}
`;
}
