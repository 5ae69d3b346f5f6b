import { curl } from "../../samples/curl.ts";
import { languages } from "../../samples/index.ts";
import { anchorOf, operationFile } from "../addresses.ts";
import { gradedFailures } from "../contract/graded-failures.ts";
import type { PageField } from "../contract/page-fields.ts";
import { type ShownExample, showExamples } from "../contract/shown-examples.ts";
import { fieldTrees } from "../contract/shown-fields.ts";
import { callOf, type OperationSource, type Source } from "../contract/source.ts";
import {
  codeBlock,
  playgroundLink,
  requestBlock,
  responseBlock,
  tableMarkdown,
} from "../sections/blocks.ts";
import { fieldTable } from "../sections/field-table.ts";
import { foldedFields } from "../sections/folded-fields.ts";
import { labelMarkdown, STANDING_NOTE } from "../sections/grade-labels.ts";
import { counterpartsOf } from "../sections/migration.ts";
import { operationSample } from "./operation-sample.ts";

export interface PageForm {
  fields: typeof foldedFields;
  errors(failures: Failure[]): string;
  sample: typeof operationSample;
  examples(described: OperationSource, examples: ShownExample[]): string;
}

type Failure = ReturnType<typeof gradedFailures>[number];

export const forPeople: PageForm = {
  fields: foldedFields,
  errors: failureTable,
  sample: operationSample,
  examples: () => "",
};
export const forMachines: PageForm = {
  fields: fieldTable,
  errors: statusTable,
  sample: async (source, described, [first]) => (first ? curlSample(source, described, first) : ""),
  examples: exampleList,
};

/** Returns Markdown. Lines that consist of an HTML tag are for the layout. */
export async function operationText(
  source: Source,
  described: OperationSource,
  form: PageForm,
): Promise<string> {
  const examples = await showExamples(source, described);
  return `<div class="columns">
${introduction(source, described, examples[0])}
${await form.sample(source, described, examples)}
${reference(source, described, form, examples)}
</div>
`;
}

function introduction(
  source: Source,
  described: OperationSource,
  firstExample?: ShownExample,
): string {
  const { version, path, tag, summary, description, standing } = described;
  const example = firstExample?.name ?? "";
  return `<div class="intro">

# ${summary}

<div class="endpoint">

**POST** \`${path}\` [Version ${version}](index.md#${tag}) ${labelMarkdown(standing)} ${playgroundLink("Try it", "../", described, { example })}

</div>

${description.trim()}

${noticeOf(source, described)}${STANDING_NOTE}

On this page: [Request](#request-fields) · [Response](#response-fields) · [Examples](#examples) · [Errors](#errors)

</div>`;
}

function reference(
  source: Source,
  described: OperationSource,
  form: PageForm,
  examples: ShownExample[],
): string {
  const { version, path, reading } = described;
  const { request, response } = fieldTrees(described);
  const treeOptions = { isOpen: isOpenAtFirst, counterparts: counterpartsOf(source, described) };
  return `<div class="reference">

## Request fields

\`\`\`http
POST ${path}
Authorization: Bearer <API_KEY>
Content-Type: application/json
Accept: application/json
api-version: ${version}
\`\`\`

${form.fields(request, { in: "request", ...treeOptions })}

## Response fields

${reading}

${form.fields(response, { in: "response", ...treeOptions })}

${form.examples(described, examples)}

## Errors

The body of a failed request has \`errors\`: [Handling errors](../guides/errors.md). If an error persists, [contact support](../support.md#what-to-send).

${form.errors(gradedFailures(source, version, described))}

</div>`;
}

function noticeOf(source: Source, { version, path }: OperationSource): string {
  const { current } = source;
  if (version === current) return "";
  const change = source.changedPaths.includes(path)
    ? `This operation changes in ${current}: [migrate to ${current}](../migration.md#${anchorOf(...path.slice(1).split("/"))}).`
    : `This operation is the same in ${current}: only the header changes. [Migrate to ${current}](../migration.md).`;
  return `<div class="note">

You are reading version ${version}. Send \`api-version: ${version}\`: the default is ${current}. ${change}

</div>

`;
}

/**
 * The query, the options and the data of the result are open at first: most readers look for them.
 */
function isOpenAtFirst({ anchor }: PageField): boolean {
  return /^(request(\.query|\.options)?|(result|results\[\])(\.data)?|results)$/.test(anchor);
}

function exampleList(described: OperationSource, examples: ShownExample[]): string {
  const parts = examples.map(
    ({ name, summary, request, response }) => `${summary} (\`${name}\`):

${requestBlock({ operation: described, request }, MACHINE_WIDTH)}

${responseBlock(response, MACHINE_WIDTH)}`,
  );
  return `## Examples\n\n${parts.join("\n\n")}`;
}

/**
 * The call for a shell, and a link to other languages: four more samples would make the file a
 * fifth longer.
 */
function curlSample(source: Source, described: OperationSource, { request }: ShownExample): string {
  const [shellTitle, ...otherTitles] = languages.map(({ title }) => title);
  const page = `${operationFile(described.path)}#examples`;
  return `${shellTitle}:

${codeBlock("bash", curl.write(callOf(source, described, request)))}

The same call in ${new Intl.ListFormat("en").format(otherTitles)}, and the body of each error: [samples](${page}).`;
}

/** Each example is on one line: machines read no indentation. */
const MACHINE_WIDTH = "compact";

/**
 * A row for each error, with its cause. One link to the catalogue: one per row is a tab stop each.
 */
function failureTable(failures: Failure[]): string {
  const rows = failures.map((failure) => [
    statusOf(failure),
    `\`${failure.type} ${failure.subtype}\``,
    failure.when,
  ]);
  return `${tableMarkdown(["Status", "Error", "Cause"], rows)}

What to do: [error catalogue](../errors.md).`;
}

/** A row for each status. The causes are on the page of errors, the same for all operations. */
function statusTable(failures: Failure[]): string {
  const byStatus = [...Map.groupBy(failures, statusOf)];
  const rows = byStatus.map(([status, group]) => [
    status,
    [...new Set(group.map(({ type, subtype }) => `\`${type} ${subtype}\``))].join(", "),
  ]);
  return `${tableMarkdown(["Status", "Errors"], rows)}

Causes: [error catalogue](../errors.md).`;
}

function statusOf({ status, grade }: Failure): string {
  return `${status} ${labelMarkdown(grade)}`;
}
