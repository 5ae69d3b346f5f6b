import { parse } from "yaml";
import { workflowsOf } from "../../scripts/lib/workflows.ts";
import { read, table } from "./blocks.ts";
import type { Text } from "./navigation.ts";
import { respond } from "./response.ts";
import { operation, type Source } from "./source.ts";

/** What is read of a workflow. */
interface Arazzo {
  info: { title: string; summary: string };
  workflows: [{ description: string; inputs: { properties: Record<string, { default?: unknown }> }; steps: Step[] }];
}

interface Step {
  stepId: string;
  description: string;
  operationId: string;
  requestBody: { payload: { request: unknown } };
  onFailure?: { retryAfter: number; criteria: { condition: string }[] }[];
  outputs?: Record<string, string>;
}

/** A page for each workflow: its calls in their order, with the values that one response gives to the next request. */
export async function workflowTexts(source: Source): Promise<Text[]> {
  const workflows = workflowsOf(source.current, `../openapi/${source.current}.json`);
  return Promise.all(
    workflows.map(async ({ name, text }, order) => ({
      path: `workflows/${name}.html`,
      file: `openapi/workflows/${name}.arazzo.yaml`,
      markdown: await pageOf(source, name, text),
      group: "Workflows",
      order,
    })),
  );
}

async function pageOf(source: Source, name: string, text: string): Promise<string> {
  const { info, workflows } = parse(text) as Arazzo;
  const [{ description, inputs, steps }] = workflows;
  const values = new Map(
    Object.entries(inputs.properties).map(([input, { default: value }]) => [`$inputs.${input}`, value]),
  );
  const sections: string[] = [];
  for (const step of steps) {
    // Runtime expressions stand for the values of inputs and of earlier responses.
    const filled = (_: string, value: unknown) => (values.has(String(value)) ? values.get(String(value)) : value);
    const { request } = JSON.parse(JSON.stringify(step.requestBody.payload), filled) as { request: unknown };
    const { body } = await respond(source, { operation: operation(source, source.current, step.operationId), request });
    for (const [output, expression] of Object.entries(step.outputs ?? {}))
      values.set(`$steps.${step.stepId}.outputs.${output}`, read(body, pathOf(expression)));
    sections.push(sectionOf(step, request, sections.length + 1));
  }
  return `# ${info.title}

${info.summary} ${description}

${sections.join("\n\n")}

## Run the workflow

The same steps are an [Arazzo document](${name}.arazzo.yaml), which workflow runners execute:

\`\`\`sh
npx @redocly/cli respect ${name}.arazzo.yaml --input apiKey=$DATA_VALIDATION_KEY
\`\`\`
`;
}

function sectionOf(
  { description, operationId, onFailure, outputs = {} }: Step,
  request: unknown,
  place: number,
): string {
  const block = (words: string) => `\`\`\`${words}\n${JSON.stringify(request)}\n\`\`\``;
  const [retry] = onFailure ?? [];
  const refused = retry
    ? `${block(`call ${operationId} key=test-new`)}\n\nWait ${retry.retryAfter} seconds and send the request again:\n\n`
    : "";
  const names = Object.entries(outputs).map(([output, expression]) => [`\`${output}\``, `\`${pathOf(expression)}\``]);
  const given = names.length > 0 ? `\n\n${table(["Output", "Field of the response"], names)}` : "";
  return `## ${place}. ${description.replace(/\.$/, "")}\n\n${refused}${block(`call ${operationId}`)}\n\n${block(`samples ${operationId}`)}${given}`;
}

/** The dotted path of the field that a runtime expression takes from a response. */
function pathOf(expression: string): string {
  return expression.replace("$response.body#/", "").replaceAll("/", ".");
}
