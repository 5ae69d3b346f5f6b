import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "rolldown";
import { type Assumption, collectAssumptions, parts } from "./assumptions.ts";
import { command } from "./lib/command.ts";
import { type Bundle, type Node, readBundle, versions, walk } from "./lib/contract.ts";
import { withAssumptions } from "./lib/describe.ts";
import type { Output } from "./lib/output.ts";

const help = `
Usage: node scripts/docs.ts [--out <folder>]

Makes the documentation from the bundles (npm run bundle): a reference page for each version, the list of assumptions, and an index
page that leads to them. It opens from disk, and asks no other address for anything.

  --out <folder>  where the bundles are and the artifacts go (generated)
`;

/** Writes docs/: index.html, assumptions.html, Redoc's script, and a folder a version with its reference page and its bundle. */
export async function docs(output: Output): Promise<void> {
  const bundles = versions().map((version) => readBundle(output.folder, version));
  output.write("docs/index.html", index(bundles));
  output.write("docs/assumptions.html", assumptionsPage(bundles));
  output.write("docs/redoc.js", await redoc());
  for (const bundle of bundles) {
    const { version } = bundle.info;
    output.write(`docs/${version}/index.html`, reference(bundle));
    output.write(`docs/${version}/contract.js`, `const contract = ${JSON.stringify(forRedoc(bundle))};\n`);
    output.write(
      `docs/${version}/openapi.yaml`,
      readFileSync(join(output.folder, "openapi", `${version}.yaml`), "utf8"),
    );
  }
}

/**
 * Redoc as a classic script with a global `Redoc`: browsers refuse to load a module from disk. Its own logo, which it would fetch from
 * its home, is written out.
 */
async function redoc(): Promise<string> {
  const { output } = await build({
    input: createRequire(import.meta.url).resolve("redoc/bundles/redoc.standalone.js"),
    output: { format: "iife", name: "Redoc" },
    transform: { define: { "import.meta": "{}" } },
    write: false,
  });
  return output[0].code.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-[\w-]+\.svg/g, logo);
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="12"><text y="10" font-family="sans-serif" font-size="10" fill="#808080">Redoc</text></svg>',
)}`;

/** The page of one version. Redoc is given the contract as an object, as reading a file next to it is forbidden when the page comes from disk. */
function reference({ info }: Bundle): string {
  return html(
    `${info.title} ${info.version}`,
    `<style>
  /* The buttons that copy the page for chat services, or open it there. */
  [data-testid="page-actions"] { display: none; }
</style>
<redoc></redoc>
<script src="contract.js"></script>
<script src="../redoc.js"></script>
<script>
  Redoc.init(contract, {
    disableTelemetry: true,
    downloadUrls: [{ title: "OpenAPI description", url: "openapi.yaml" }],
    jsonSamplesExpandLevel: "all",
    schemasExpansionLevel: 3,
    sortRequiredPropsFirst: true,
  });
</script>`,
  );
}

/**
 * A copy of a bundle as Redoc can show it: the introduction begins with the way to the other pages; an address that is a variable,
 * which would be taken as relative to the page, is written out; and what a version forbids is left out, as it would be shown as a field
 * of any type.
 */
function forRedoc(bundle: Bundle): Bundle {
  const copy = withAssumptions(bundle);
  copy.info.description = `${links(bundle.info.version)}\n\n${bundle.info.description ?? ""}`;
  for (const server of copy.servers) {
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      server.url = server.url.replace(`{${name}}`, variable.default);
      server.description = [server.description, variable.description].join(" ").replaceAll(/\*\*|\n/g, "");
    }
    delete server.variables;
  }
  walk(copy, ({ properties }) => {
    const fields = (properties ?? {}) as Node;
    for (const [name, schema] of Object.entries(fields)) if (schema === false) delete fields[name];
  });
  return copy;
}

/** The way from the page of a version to the other pages, as Markdown. */
function links(version: string): string {
  const others = versions().filter((other) => other !== version);
  return [
    ...others.map((other) => `[Version ${other}](../${other}/index.html)`),
    "[What the contract assumes](../assumptions.html)",
    "[Overview](../index.html)",
  ].join(" · ");
}

function index(bundles: Bundle[]): string {
  const [{ title, summary }] = bundles.map(({ info }) => info) as [Bundle["info"]];
  const cards = bundles.toReversed().map(({ info, paths }) => {
    const operations = Object.entries(paths).map(
      ([path, { post }]) => `<li><code>${path}</code> ${escapeHtml(post.summary)}</li>`,
    );
    return `<section>
<h2><a href="${info.version}/index.html">Version ${info.version}</a></h2>
<ul>
${operations.join("\n")}
</ul>
</section>`;
  });
  return html(
    title,
    `${style}
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(summary)}</p>
${cards.join("\n")}
<p><a href="assumptions.html">What the contract assumes</a></p>
</main>`,
  );
}

function assumptionsPage(bundles: Bundle[]): string {
  const all = collectAssumptions(bundles);
  const tables = parts.map(({ title, prefix }) => {
    const rows = all.filter(({ pointer }) => pointer.startsWith(prefix)).map(row);
    return `<h2>${title}</h2>
<table>
<tr><th>Where</th><th>What it is</th><th>What is assumed, and why</th><th>Versions</th></tr>
${rows.join("\n")}
</table>`;
  });
  return html(
    "What the contract assumes",
    `${style}
<main>
<p><a href="index.html">Overview</a></p>
<h1>What the contract assumes</h1>
<p>The specification does not show everything. Where it is silent, the contract assumes, in ${all.length} places. What lies under such
a place is assumed with it. What is not here is stated.</p>
${tables.join("\n")}
</main>`,
  );
}

function row({ pointer, what, why, versions }: Assumption): string {
  return `<tr><td><code>${escapeHtml(pointer)}</code></td><td>${escapeHtml(what)}</td><td>${escapeHtml(why)}</td><td>${versions.join(", ")}</td></tr>`;
}

const style = `<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
  table { border-collapse: collapse; font-size: 0.9rem; table-layout: fixed; width: 100%; }
  th:nth-child(1), th:nth-child(2) { width: 27%; }
  th:nth-child(4) { width: 5rem; }
  th, td { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
  td code { overflow-wrap: anywhere; }
</style>`;

/** A page that may not connect to anything, so that it calls nobody even if its script would. */
function html(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="connect-src 'none'; img-src data:; font-src data:; frame-src 'none'">
<title>${escapeHtml(title)}</title>
</head>
<body>
${body}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

if (import.meta.main) await command(help, ({ output }) => docs(output));
