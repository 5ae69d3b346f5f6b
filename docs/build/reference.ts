import { createRequire } from "node:module";
import { build } from "rolldown";
import { withAssumptions } from "../../scripts/lib/openapi/describe.ts";
import type { Bundle, Node } from "../../scripts/lib/openapi/document.ts";
import { walk } from "../../scripts/lib/openapi/document.ts";

/**
 * Redoc as a classic script with a global `Redoc`: browsers refuse to load a module from disk. Its own logo, which it would fetch from
 * its home, is written out.
 */
export function redoc(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

/** It is always the same, and takes a second. */
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
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

/** What the page of a version has below its header. Redoc is given the contract as an object, as a page from disk cannot read a file. */
export const referenceBody = `<div id="content" tabindex="-1"><redoc></redoc></div>
<script src="contract.js"></script>
<script src="../redoc.js"></script>
<script>
  Redoc.init(contract, {
    colorMode: matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
    disableTelemetry: true,
    downloadUrls: [
      { title: "OpenAPI, YAML", url: "../openapi/" + contract.info.version + ".yaml" },
      { title: "OpenAPI, JSON", url: "../openapi/" + contract.info.version + ".json" },
    ],
    jsonSamplesExpandLevel: "all",
    schemasExpansionLevel: 3,
    sortRequiredPropsFirst: true,
  });
</script>`;

/**
 * A copy of a bundle as Redoc can show it: an address that is a variable, which would be taken as relative to the page, is written
 * out; and what a version forbids is left out, as it would be shown as a field of any type. Each operation leads to the playground.
 */
export function forRedoc(bundle: Bundle): Bundle {
  const copy = withAssumptions(bundle);
  for (const server of copy.servers) {
    for (const [name, variable] of Object.entries(server.variables ?? {})) {
      server.url = server.url.replace(`{${name}}`, variable.default);
      server.description = [server.description, variable.description]
        .filter(Boolean)
        .join(" ")
        .replaceAll(/\*\*|\n/g, "");
    }
    delete server.variables;
  }
  for (const { post } of Object.values(copy.paths)) {
    const place = new URLSearchParams({ operation: post.operationId, version: bundle.info.version });
    post.description = `${post.description ?? ""}\n\n[Try it in the playground](../playground.html#${place})`;
  }
  walk(copy, ({ properties }) => {
    const fields = (properties ?? {}) as Node;
    for (const [name, schema] of Object.entries(fields)) if (schema === false) delete fields[name];
  });
  return copy;
}
