import { markdownOf, objectsAddress, operationAddress } from "./addresses.ts";
import type { Page } from "./shell.ts";
import { operationsOf, type Source } from "./source.ts";

/** The index for language models (llmstxt.org): all pages in Markdown. */
export function llms(source: Source, pages: Page[], base = ""): string {
  const { bundles } = source;
  const newest = bundles.toReversed();
  const texts = pages.map(({ path, title, description }) => `- [${title}](${base}${markdownOf(path)}): ${description}`);
  const operations = newest.map(({ info: { version } }) => {
    const lines = operationsOf(source, version).map(
      ({ path, summary }) => `- [${path}](${base}${markdownOf(operationAddress(version, path))}): ${summary}`,
    );
    const objects = `- [Shared objects](${base}${markdownOf(objectsAddress(version))}): objects that several operations have in common`;
    return `## Operations of version ${version}\n\n${[...lines, objects].join("\n")}`;
  });
  const contracts = [...source.documents.keys()].map((name) => `- [OpenAPI ${name}](${base}openapi/${name})`);
  const [{ info }] = newest as [(typeof newest)[number]];
  return `# ${info.title}

> ${info.summary}

Every call is a POST request with a JSON body and an API key as a bearer token. The header api-version selects ${newest.map((bundle) => bundle.info.version).join(" or ")}; the default is ${source.current}. A slim OpenAPI document is the smallest complete description of a version. [All pages of the current version](${base}llms-full.txt) are one file.

## Guides

${texts.join("\n")}

${operations.join("\n\n")}

## Contract

${contracts.join("\n")}
`;
}

/** The list of pages for search engines (sitemaps.org); it needs whole addresses. */
export function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address.replaceAll("&", "&amp;")}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
