import { escapeHtml } from "@data-validation/common/escape-html";
import type { Contracts, CurrentVersion } from "@data-validation/generated/versions";
import { curl } from "../../samples/curl.ts";
import { markdownOf, operationFile } from "../addresses.ts";
import { gradedFailures } from "../contract/graded-failures.ts";
import { respondFromMock } from "../contract/response.ts";
import type { ShownExample } from "../contract/shown-examples.ts";
import { callOf, type OperationSource, type Source } from "../contract/source.ts";
import { aboutOf } from "../markdown/response-about.ts";
import { tabsMarkdown } from "../markdown/tabs.ts";
import { playgroundLink, responseJson, samplesBlock } from "../sections/blocks.ts";

/** The examples of an operation as data of its page, for the choice beside the fields. */
export interface OperationSample {
  id: string;
  version: string;
  examples: { name: string; request: unknown; body: unknown; lines: number }[];
  failures: Record<string, { name: string; request?: unknown }>;
}

/** Lines of a request and its response that fit a screen of 900 pixels. */
const SCREEN = 35;

/** A request of an operation beside its fields, with a tab for each status of the response. */
export async function operationSample(
  source: Source,
  described: OperationSource,
  examples: ShownExample[],
): Promise<string> {
  const [firstExample] = examples;
  if (!firstExample) return "";
  const failures = await failuresShown(source, described);
  const sample: OperationSample = {
    id: described.id,
    version: described.version,
    examples: examples.map(({ name, request, response: { body } }) => {
      return { name, request, body, lines: linesBeside(source, described, request) };
    }),
    failures: Object.fromEntries(
      failures.map(({ label, name, request }) => [label, { name, request }]),
    ),
  };
  const { body, status } = firstExample.response;
  const lines = linesBeside(source, described, firstExample.request);
  const panels = [
    { title: String(status), content: responseJson(body, { about: aboutOf(body), lines }) },
    ...failures.map(({ label, content }) => ({ title: label, content })),
  ];
  const markdownAddress = markdownOf(operationFile(described.path));
  return `<aside class="sample" id="examples" aria-label="A request and its response">

<p class="chooser js-only"><label>Example ${chooserHtml(examples)}</label></p>
<p class="no-js">${escapeHtml(firstExample.summary)}. <a href="${markdownAddress}">All examples in Markdown</a></p>

${samplesBlock(callOf(source, described, firstExample.request))}

${tabsMarkdown({ panels, areStatuses: true })}

<script type="application/json">${JSON.stringify(sample).replaceAll("<", "\\u003c")}</script>

</aside>`;
}

function chooserHtml(examples: ShownExample[]): string {
  const choices = examples.map(optionHtml).join("");
  return `<select autocomplete="off" aria-label="Example">${choices}</select>`;
}

function optionHtml({ name, summary }: ShownExample): string {
  return `<option value="${escapeHtml(name)}">${escapeHtml(summary.replaceAll("`", ""))}</option>`;
}

/** The lines of a response beside a request of this length. */
function linesBeside(source: Source, described: OperationSource, request: unknown): number {
  const { length } = curl
    .write(callOf(source, described, request))
    .trimEnd()
    .split("\n");
  return Math.max(12, SCREEN - length);
}

/**
 * Statuses without a tab: a call with the right path and method does not get 404 and 405, and
 * cannot change a 503.
 */
const withoutTab = [404, 405, 503] satisfies (keyof Responses)[] as number[];

type Responses = Contracts[CurrentVersion]["paths"]["/email/validate"]["post"]["responses"];

/** A tab for each status, with the first of its errors. */
async function failuresShown(source: Source, described: OperationSource) {
  const failures = gradedFailures(source, described.version, described);
  const byStatus = Map.groupBy(failures, ({ status }) => status);
  const tabs = [...byStatus].map(async ([status, [failure]]) => {
    if (!failure || withoutTab.includes(status)) return [];
    const label = status >= 500 ? "5xx" : String(status);
    if (status === 400) return [{ label, ...(await invalidRequest(source, described)) }];
    const content = `${status}: ${failure.when}. ${playgroundLink("Force it", "../", described, { prefer: failure.name })}\n\n${responseJson(failure.value)}`;
    return [{ label, name: failure.name, request: undefined, content }];
  });
  return (await Promise.all(tabs)).flat();
}

/** A request without query fields, whose error names those of the operation. */
async function invalidRequest(source: Source, described: OperationSource) {
  const request = { query: {} };
  const { status, body } = await respondFromMock(source, { operation: described, request });
  return {
    name: "",
    request,
    content: `${status}: a query without its fields.\n\n${responseJson(body)}`,
  };
}
