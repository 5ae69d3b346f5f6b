import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { languages } from "../samples/index.ts";
import { answer } from "./answer.ts";
import { answerLine, json, requestBlock, sampleBlock } from "./blocks.ts";
import { bodiesOf, type Field, fieldsOf } from "./fields.ts";
import { baseUrl, callOf, type OperationSource, type Source } from "./source.ts";

/** An operation of a version in Markdown: its fields, and a request and its answer for each outcome. */
export async function operationMarkdown(source: Source, bundle: Bundle, described: OperationSource): Promise<string> {
  const { version, path, summary, description, node, examples } = described;
  const mark = markText(described);
  const { request, response } = bodiesOf(bundle, node);
  const outcomes = Object.entries(examples).map(async ([name, { summary, value }]) => {
    const asked = { operation: described, request: value.request };
    const answered = await answer(source, asked);
    return `### ${name}\n\n${summary ? `${summary}\n\n` : ""}${requestBlock(asked)}\n\n${answerLine(answered)}\n\n${json(answered.body)}\n`;
  });
  const failures = Object.entries(node.responses as Record<string, Node>)
    .filter(([status]) => Number(status) >= 400)
    .map(
      ([status, response]) =>
        `- ${status}: ${String(follow(bundle, response).description).trim().replaceAll("\n", " ")}`,
    );
  return `# ${path}, version ${version}: ${summary}

${description.trim()}
${mark ? `\n${mark}\n` : ""}
\`POST ${path}\` with the headers \`Authorization: Bearer <API_KEY>\`, \`Content-Type: application/json\` and \`api-version: ${version}\`.

## Request

${fieldTable(fieldsOf(bundle, request))}

## Answer

${fieldTable(fieldsOf(bundle, response))}

## Errors

${failures.join("\n")}

[Handling errors](../guides/errors.md) says what to do, and [the catalogue](../errors.md) lists them all.

## Samples

${samplesMarkdown(source, described)}

## Examples

${(await Promise.all(outcomes)).join("\n")}`;
}

/** The first example in every language. */
function samplesMarkdown(source: Source, described: OperationSource): string {
  const [example] = Object.values(described.examples);
  const call = callOf(described, source.current, baseUrl(source), example?.value.request);
  return languages.map((language) => `${language.title}:\n\n${sampleBlock(language, call)}`).join("\n\n");
}

/** On what a field or an operation rests where the specification does not state it. */
function markText({ assumed, observed }: { assumed: string; observed: string }): string {
  if (observed) return `**Observed:** ${observed}`;
  return assumed ? `**Assumed:** ${assumed}` : "";
}

function fieldTable(fields: Field[]): string {
  const rows = fields.map(({ path, type, required, preset, values, description, ...marks }) => {
    const known = values.length > 0 ? `: ${values.map((value) => `\`${value}\``).join(", ")}` : "";
    const text = [description.replaceAll(/\s*\n\s*/g, " "), markText(marks)].filter(Boolean).join(" ");
    const rest = [required && "required", preset !== undefined && `default \`${preset}\``].filter(Boolean).join(", ");
    return `| \`${path}\` | ${type}${known} | ${rest} | ${text.replaceAll("|", "\\|")} |`;
  });
  return `| Field | Type | | Meaning |\n|---|---|---|---|\n${rows.join("\n")}`;
}
