import type { Bundle } from "@data-validation/openapi-document/document";
import { KEY_VARIABLE } from "../samples/sample.ts";
import { decodeFragment } from "./shell/decode-fragment.ts";
import { mockOrigin, readSettings } from "./shell/settings.ts";

// Redoc inside the shell, without its own search and colours. The title and the links follow the
// visible operation.
declare const contract: Bundle;
declare const Redoc: { init(contract: Bundle, options: object, element?: Element | null): void };

const { version, title } = contract.info;
const { baseUrl, keyVariable } = readSettings();
const base = baseUrl || mockOrigin();
const redoc = document.querySelector("#redoc");
for (const server of contract.servers) {
  for (const sample of Object.values(contract.paths).flatMap(
    ({ post }) => post["x-codeSamples"] ?? [],
  ))
    sample.source = sample.source
      .replaceAll(server.url, base || server.url)
      .replaceAll(KEY_VARIABLE, keyVariable || KEY_VARIABLE);
  server.url = base || server.url;
}
Redoc.init(
  contract,
  {
    colorMode: document.documentElement.classList.contains("dark") ? "dark" : "light",
    disableTelemetry: true,
    hideLoading: true,
    downloadUrls: [
      { title: "OpenAPI, YAML", url: `../openapi/${version}.yaml` },
      { title: "OpenAPI, JSON", url: `../openapi/${version}.json` },
    ],
    jsonSamplesExpandLevel: "all",
    schemasExpansionLevel: 4,
    sortRequiredPropsFirst: true,
  },
  redoc,
);

if (redoc) new MutationObserver(makeAccessible).observe(redoc, { childList: true, subtree: true });

addEventListener("hashchange", followOperation);
followOperation();

/**
 * Adds accessibility that Redoc lacks: focus on blocks that scroll, no skipped heading level, names
 * of buttons that match their labels.
 */
function makeAccessible(): void {
  for (const block of redoc?.querySelectorAll("pre:not([tabindex])") ?? [])
    block.setAttribute("tabindex", "0");
  for (const heading of redoc?.querySelectorAll(":is(h4, h5):not([aria-level])") ?? [])
    heading.setAttribute("aria-level", heading.localName === "h4" ? "3" : "4");
  for (const button of redoc?.querySelectorAll('button[aria-label="Example"]') ?? [])
    button.removeAttribute("aria-label");
}

/** Puts the operation into the title and into the links to other versions. */
function followOperation(): void {
  const place = /^#\/[^/]+\/([^/]+)/.exec(decodeFragment(location.hash))?.[1];
  const operation = Object.values(contract.paths).find(
    ({ post }) => post.operationId.toLowerCase() === place,
  )?.post;
  document.title = operation
    ? `${operation.summary}, ${version} - ${title}`
    : `Full reference ${version} - ${title}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(".versions a")) {
    link.hash = operation ? `#/${operation.tags[0]}/${operation.operationId.toLowerCase()}` : "";
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".side a")];
  const shown = links.find(({ hash }) => hash !== "" && hash === location.hash);
  const page = links.find(({ hash, pathname }) => hash === "" && pathname === location.pathname);
  for (const link of links) link.ariaCurrent = link === (shown ?? page) ? "page" : null;
}
