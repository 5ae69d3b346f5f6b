import { markdownAddress } from "./addresses.ts";
import { operationsOf, type Source } from "./source.ts";

/** A page as a list of pages names it. */
export interface PageEntry {
  /** From the start of the site, in HTML. */
  path: string;
  title: string;
  description: string;
}

/** The guide for language models (llmstxt.org): what there is to read, in Markdown. */
export function llms(source: Source, pages: PageEntry[], base = ""): string {
  const { bundles } = source;
  const newest = bundles.toReversed();
  const texts = pages.map(
    ({ path, title, description }) => `- [${title}](${base}${path.replace(/html$/, "md")}): ${description}`,
  );
  const operations = newest.map(({ info: { version } }) => {
    const lines = operationsOf(source, version).map(
      ({ path, summary }) => `- [${path}](${base}${markdownAddress(version, path)}): ${summary}`,
    );
    return `## Operations of version ${version}\n\n${lines.join("\n")}`;
  });
  const contracts = newest.flatMap(({ info: { version } }) =>
    ["yaml", "json"].map((form) => `- [OpenAPI ${version}, ${form.toUpperCase()}](${base}openapi/${version}.${form})`),
  );
  const [{ info }] = newest as [(typeof newest)[number]];
  return `# ${info.title}

> ${info.summary}

Every call is a POST with a JSON body and an API key as a bearer token. The header api-version selects ${newest.map((bundle) => bundle.info.version).join(" or ")}; without it, ${source.current} answers.

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
