import { createRequire } from "node:module";
import { inCode } from "@data-validation/common/text";
import {
  type Bundle,
  followReferences,
  type Node,
  typeOfAll,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";
import { isAbsentProperty } from "@data-validation/openapi-document/field-tree";
import { acceptsAnyText } from "@data-validation/openapi-document/values";
import { build } from "rolldown";
import { curl } from "../../samples/curl.ts";
import { languages } from "../../samples/index.ts";
import { operationFile } from "../addresses.ts";
import { respondFromMock } from "../contract/response.ts";
import {
  callOf,
  findOperation,
  type OperationSource,
  operationsOf,
  type Source,
  urlOf,
} from "../contract/source.ts";
import { renderText } from "../markdown/render.ts";
import { bundleScript } from "../script.ts";
import { codeBlock } from "../sections/blocks.ts";
import { markStatedFields } from "./stated-fields.ts";
import { operationLinks } from "./version-text.ts";

/** Redoc as a classic script. The hidden logo in its menu must not be loaded from another host. */
export function bundleRedoc(): Promise<string> {
  return bundleScript("redoc/bundles/redoc.standalone.js", async (input) => {
    const { output } = await build({
      input: createRequire(import.meta.url).resolve(input),
      output: { format: "iife", name: "Redoc" },
      transform: { define: { "import.meta": "{}" } },
      write: false,
    });
    return output[0].code.replaceAll(
      /https:\/\/cdn\.redoc\.ly\/redoc\/logo-[\w-]+\.svg/g,
      "data:,",
    );
  });
}

/**
 * The page of Redoc, with a list of the operations until it has loaded. A script contains the
 * contract, because a page from disk cannot read files.
 */
export function referenceBody(source: Source, version: string): string {
  return `<div id="content" tabindex="-1">
<section aria-labelledby="whole"><h1 id="whole" class="unseen">Full reference ${version}</h1></section>
<div id="redoc"></div>
<main class="waiting">
<h2>Operations</h2>
<noscript><p>This page needs JavaScript. Each operation also has a page that works without it:</p></noscript>
<p class="js-only" role="status">Loading Redoc (0.9 MB). Each operation also has a page of its own:</p>
${renderText(operationLinks(operationsOf(source, version)))}
</main>
</div>
<script src="contract.js" defer></script>
<script src="../redoc.js" defer></script>
<script src="../reference.js" defer></script>`;
}

/** Shared schemas have one text for all operations, so only stated fields are marked one by one. */
const REDOC_NOTE =
  "Stated fields are marked **Stated**. The page of each operation shows the [grade of evidence](../assumptions.html) of every field.";

/**
 * A copy of a bundle for Redoc: with full base URLs, samples and links, without forbidden fields,
 * and with open enums as text.
 */
export async function redocDocument(source: Source, bundle: Bundle): Promise<Bundle> {
  const copy = structuredClone(bundle);
  const { version } = bundle.info;
  copy.servers.forEach(nameWholeUrl);
  const firstCall = curl.write(callOf(source, findOperation(source, version, "phoneValidate")));
  const introduction = copy.info.description?.replace(/```sh\ncurl [\s\S]*?```/, () =>
    codeBlock("sh", firstCall),
  );
  copy.info.description = `${introduction}\n\n${REDOC_NOTE}`;
  for (const described of operationsOf(source, version)) {
    const post = copy.paths[described.path]?.post;
    if (!post) continue;
    const place = new URLSearchParams({ operation: described.id, version });
    post.description = `${post.description ?? ""}\n\n**${described.standing}**\n\n[Page of this operation](${operationFile(described.path)}) · [Open in the playground](../playground.html#${place})`;
    const call = callOf(source, described);
    post["x-codeSamples"] = languages.map(({ title, id, write }) => ({
      lang: id,
      label: title,
      source: write(call),
    }));
    await addOwnErrors(source, described, copy);
  }
  visitObjects(copy, (node) => {
    const { properties = {} } = node;
    for (const [name, schema] of Object.entries(properties))
      if (isAbsentProperty(schema)) delete properties[name];
    delete node.propertyNames;
    describeOpenEnum(node);
    nameAlternatives(node);
  });
  markStatedFields(copy);
  return copy;
}

/**
 * Redoc shows the title of an alternative, and "object" without one. Only here, since generators
 * write a class for each title.
 */
function nameAlternatives({ anyOf = [] }: Node): void {
  for (const alternative of anyOf)
    if (alternative.required) alternative.title ??= alternative.required.join(" + ");
}

/**
 * Redoc shows variables unresolved: their defaults become a part of the URL, their texts of the
 * description.
 */
function nameWholeUrl(server: Bundle["servers"][number]): void {
  const variables = Object.values(server.variables ?? {});
  const texts = [server.description, ...variables.map(({ description }) => description)];
  server.url = urlOf(server);
  server.description = texts
    .filter(Boolean)
    .join(" ")
    .replaceAll(/\*\*|\n/g, "");
  delete server.variables;
}

/**
 * Adds error examples with the operation's own fields. The contract has one example of an error for
 * all operations.
 */
async function addOwnErrors(
  source: Source,
  described: OperationSource,
  copy: Bundle,
): Promise<void> {
  const responses: Record<string, Node> = copy.paths[described.path]?.post.responses ?? {};
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) < 400) continue;
    const namedExamples = Object.entries(
      examplesOfBody<{ errors: { relatedTo: string[] }[] }>(copy, response),
    );
    const hasFields = namedExamples.some(([, { value }]) =>
      value.errors.some(({ relatedTo }) => relatedTo.length > 0),
    );
    if (!hasFields) continue;
    const examples = namedExamples.map(async ([prefer, { summary }]) => {
      const { body } = await respondFromMock(source, { operation: described, request: {}, prefer });
      return [prefer, { summary, value: body }];
    });
    const responseCopy = structuredClone(followReferences(copy, response));
    jsonBodyOf(copy, responseCopy).examples = Object.fromEntries(await Promise.all(examples));
    responses[status] = responseCopy;
  }
}

/**
 * Writes an open enum, `anyOf: [enum, string]`, as a string with its known values in a sentence.
 */
function describeOpenEnum(node: Node): void {
  const { anyOf = [], description = "" } = node;
  const listedValues = anyOf.find((alternative) => alternative.enum)?.enum;
  if (!listedValues || !anyOf.some(acceptsAnyText)) return;
  delete node.anyOf;
  node.type = typeOfAll(anyOf);
  const values = listedValues.map(inCode).join(", ");
  node.description = `${description.trim()}\n\nKnown values, others possible: ${values}.`;
}
