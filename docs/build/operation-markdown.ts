import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { marksOf } from "../../scripts/lib/openapi/marks.ts";
import { requestBlock, responseBlock, table } from "./blocks.ts";
import { showExamples } from "./examples.ts";
import { type Field, fieldTrees, flat, markText, withoutRepetition } from "./fields.ts";
import type { OperationSource, Source } from "./source.ts";

/** An operation of a version in Markdown: its fields, and a few examples. */
export async function operationMarkdown(source: Source, described: OperationSource): Promise<string> {
  const { bundle, version, path, summary, description, reading, node } = described;
  const { request, response } = fieldTrees(described);
  const examples = await showExamples(source, described);
  const failures = Object.entries(node.responses as Record<string, Node>)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => `- ${status}: ${oneLine(describeFailure(bundle, response))}`);
  const why = markText(described);
  const text = `# ${path}, version ${version}: ${summary}

${description.trim()}${why ? `\n\n**Assumed**: ${why}` : ""}

\`POST ${path}\` with the headers \`Authorization: Bearer <API_KEY>\`, \`Content-Type: application/json\`, \`Accept: application/json\` and \`api-version: ${version}\`.

## Request

${fieldTable(withoutRepetition(request), "required")}

## Response

${reading}

${fieldTable(response, "always present")}

Fields that are neither \`assumed\` nor \`detail assumed\` are stated by the specification. [Assumptions](../assumptions.md) has the reasons.

## Errors

${failures.join("\n")}

See [Handling errors](../guides/errors.md) and the [error catalogue](../errors.md).

## Examples
`;
  const blocks = examples.map(({ name, summary, request, response }) => {
    const asked = requestBlock({ operation: described, request }, WIDE);
    return `\n### ${name}\n\n${summary}\n\n${asked}\n\n${responseBlock(response, WIDE)}\n`;
  });
  return blocks.reduce((whole, block) => (fits(whole + block) ? whole + block : whole), text);
}

/** The description of an error response, with its mark. */
function describeFailure(bundle: Bundle, response: Node): string {
  const [mark] = marksOf(bundle, response);
  return [follow(bundle, response).description, mark && `Assumed: ${mark.text}`].filter(Boolean).join(" ");
}

/** Characters of a line: a model needs no narrow columns. */
const WIDE = 140;

/** Whether a text is small enough for a model to read with others. */
function fits(text: string): boolean {
  return Buffer.byteLength(text) < 20_000;
}

const standings = { stated: "", detail: "detail assumed", assumed: "assumed" };

/** @param presence - The word for a required field. */
function fieldTable(fields: Field[], presence: string): string {
  const rows = flat(fields).map((field) => {
    const { path, type, required, preset, values, isOpen, description, standing, sameAs } = field;
    const names = values.map((value) => `\`${value}\``);
    // A description that explains each value lists them already.
    const known = names.every((name) => description.includes(name)) ? "" : names.join(", ");
    const open = isOpen && names.length > 0 ? "others possible" : "";
    const facts = [
      type,
      required && presence,
      preset !== undefined && `default \`${preset}\``,
      known && `one of ${known}`,
      open,
      standings[standing],
    ];
    // The reasons of the others are in the list of assumptions.
    const detail = standing === "detail" ? `Assumed: ${markText(field)}` : "";
    const same = sameAs === undefined ? "" : `The same fields as \`${sameAs}\`.`;
    const text = oneLine([description, same, detail].filter(Boolean).join(" "));
    return [`\`${path}\``, facts.filter(Boolean).join("; "), text.replaceAll("|", "\\|")];
  });
  return table(["Field", "Type", "Meaning"], rows);
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
