import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { curl } from "../samples/curl.ts";
import { json, requestBlock, responseLine, sampleBlock } from "./blocks.ts";
import { showExamples } from "./examples.ts";
import { bodiesOf, type Field, flat, markText, treeOf, withoutRepetition } from "./fields.ts";
import { READING } from "./operation-page.ts";
import { baseUrl, callOf, type OperationSource, type Source } from "./source.ts";

/** An operation of a version in Markdown: its fields, and a few examples. */
export async function operationMarkdown(source: Source, bundle: Bundle, described: OperationSource): Promise<string> {
  const { version, path, summary, description, node } = described;
  const { request, response } = bodiesOf(bundle, node);
  const responseFields = withoutRepetition(treeOf(bundle, response));
  const examples = await showExamples(source, described);
  const failures = Object.entries(node.responses as Record<string, Node>)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => `- ${status}: ${oneLine(String(follow(bundle, response).description))}`);
  const why = markText(described);
  const call = callOf(described, source.current, baseUrl(source), examples[0]?.request);
  const reading = responseFields.some(({ name }) => name === "resultCorrected") ? `${READING}\n\n` : "";
  const text = `# ${path}, version ${version}: ${summary}

${description.trim()}${why ? `\n\n**Assumed**: ${why}` : ""}

${sampleBlock(curl, call)}

## Request

${fieldTable(withoutRepetition(treeOf(bundle, request)), "required")}

## Response

${reading}${fieldTable(responseFields, "always present")}

Fields that are neither \`assumed\` nor \`detail assumed\` are stated by the specification. [Assumptions](../assumptions.md) has the reasons.

## Errors

${failures.join("\n")}

See [Handling errors](../guides/errors.md) and the [error catalogue](../errors.md).

## Examples
`;
  const blocks = examples.map(({ name, summary, request, response }) => {
    const asked = requestBlock({ operation: described, request });
    return `\n### ${name}\n\n${summary}\n\n${asked}\n\n${responseLine(response)}\n\n${json(response.body)}\n`;
  });
  return blocks.reduce((whole, block, index) => (index === 0 || fits(whole + block) ? whole + block : whole), text);
}

/** Whether a text is small enough for a model to read with others. */
function fits(text: string): boolean {
  return Buffer.byteLength(text) < 20_000;
}

const standings = { stated: "", detail: "detail assumed", assumed: "assumed" };

/** @param presence - The word for a required field. */
function fieldTable(fields: Field[], presence: string): string {
  const rows = flat(fields).map((field) => {
    const { path, type, required, preset, values, isOpen, description, standing, sameAs } = field;
    const known = values.map((value) => `\`${value}\``).join(", ");
    const facts = [
      type,
      required && presence,
      preset !== undefined && `default \`${preset}\``,
      known && `${isOpen ? "known values" : "one of"} ${known}`,
      standings[standing],
    ];
    // The reasons of the others are in the list of assumptions.
    const detail = standing === "detail" ? `Assumed: ${markText(field)}` : "";
    const same = sameAs === undefined ? "" : `The same fields as \`${sameAs}\`.`;
    const text = oneLine([description, same, detail].filter(Boolean).join(" "));
    return `| \`${path}\` | ${facts.filter(Boolean).join("; ")} | ${text.replaceAll("|", "\\|")} |`;
  });
  return `| Field | Type | Meaning |\n|---|---|---|\n${rows.join("\n")}`;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
