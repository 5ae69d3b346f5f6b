import { parse } from "yaml";
import { workflowsOf } from "../../scripts/lib/workflows.ts";
import { languages } from "../samples/index.ts";
import { Returned } from "../samples/literal.ts";
import { type Program, programs } from "../samples/programs.ts";
import { mockAddress } from "../samples/sample.ts";
import { codeBlock, read, tabs } from "./blocks.ts";
import type { Text } from "./navigation.ts";
import { respond } from "./response.ts";
import { operation, type Source } from "./source.ts";

/** What is read of a workflow. */
interface Arazzo {
  info: { title: string; summary: string };
  workflows: [{ description: string; inputs: { properties: Inputs }; steps: Step[] }];
}

type Inputs = Record<string, { default?: unknown }>;

interface Step {
  stepId: string;
  description: string;
  operationId: string;
  requestBody: { payload: { request: unknown } };
  onFailure?: { retryAfter: number; criteria: { condition: string }[] }[];
  outputs?: Record<string, string>;
}

/** A page for each workflow: its calls in their order, and a program that passes values from one response to the next request. */
export async function workflowTexts(source: Source, base?: string): Promise<Text[]> {
  return Promise.all(
    workflowsOf(source.current, "").map(async ({ name, text }, order) => ({
      path: `workflows/${name}.html`,
      file: `openapi/workflows/${name}.arazzo.yaml`,
      markdown: await pageOf(source, name, text, siteOf(base)),
      group: "Workflows",
      order,
      wide: true,
    })),
  );
}

/** The address of the site for commands; without a known one, that of `npm start`, which serves it. */
export function siteOf(base?: string): string {
  return base?.includes("://") ? base : `${mockAddress}/`;
}

async function pageOf(source: Source, name: string, text: string, site: string): Promise<string> {
  const { info, workflows } = parse(text) as Arazzo;
  const [{ description, inputs, steps }] = workflows;
  const values = new Map(
    Object.entries(inputs.properties).map(([input, { default: value }]) => [`$inputs.${input}`, value]),
  );
  const sections: string[] = [];
  for (const step of steps) {
    const request = requestOf(step, values);
    const { body } = await respond(source, { operation: operation(source, source.current, step.operationId), request });
    for (const [output, expression] of Object.entries(step.outputs ?? {}))
      values.set(`$steps.${step.stepId}.outputs.${output}`, read(body, pathOf(expression)));
    sections.push(sectionOf(step, request, sections.length + 1));
  }
  return `# ${info.title}

${info.summary} ${description}

${sections.join("\n\n")}

## Code

${codeOf(source, steps, inputs.properties)}

## Run the workflow

The same steps are an [Arazzo document](${name}.arazzo.yaml), which workflow runners execute. With the mock of \`npm start\`:

\`\`\`sh
curl -O ${site}workflows/${name}.arazzo.yaml
npx @redocly/cli respect ${name}.arazzo.yaml --server api=${mockAddress} --input apiKey=test
\`\`\`
`;
}

/** The request of a step; runtime expressions stand for the values of inputs and of earlier responses. */
function requestOf({ requestBody }: Step, values: ReadonlyMap<string, unknown>): object {
  const filled = (_: string, value: unknown) => (values.has(String(value)) ? values.get(String(value)) : value);
  return (JSON.parse(JSON.stringify(requestBody.payload), filled) as { request: object }).request;
}

/** A program in each language; a workflow of one step is a call. */
function codeOf(source: Source, steps: Step[], inputs: Inputs): string {
  const [first] = steps;
  if (first && steps.length === 1) return fenced(`samples ${first.operationId}`, requestOf(first, new Map()));
  const program = programOf(source, steps, inputs);
  const panels = languages.map(({ title, id }) => ({
    title,
    content: codeBlock(id, (programs[title] as Writer)(program)),
  }));
  return `${tabs(panels)}\n\nThe sample for curl needs jq, and that in Java needs Jackson.`;
}

type Writer = (program: Program) => string;

/** The programs of the workflows that have several steps, by name. */
export function workflowPrograms(source: Source): Map<string, Program> {
  const parsed = workflowsOf(source.current, "").map(({ name, text }) => [name, parse(text) as Arazzo] as const);
  const several = parsed.filter(([, { workflows }]) => workflows[0].steps.length > 1);
  return new Map(
    several.map(
      ([
        name,
        {
          workflows: [{ steps, inputs }],
        },
      ]) => [name, programOf(source, steps, inputs.properties)],
    ),
  );
}

/** The calls of a workflow, each with the values that earlier ones return. */
function programOf(source: Source, steps: Step[], inputs: Inputs): Program {
  const given = Object.entries(inputs).map(([name, { default: value }]) => [`$inputs.${name}`, value] as const);
  const returned = steps.flatMap(({ stepId, outputs = {} }) =>
    Object.entries(outputs).map(
      ([output, expression]) =>
        [`$steps.${stepId}.outputs.${output}`, new Returned(stepId, pathOf(expression))] as const,
    ),
  );
  const values = new Map<string, unknown>([...given, ...returned]);
  const calls = steps.map((step) => ({
    name: step.stepId,
    path: operation(source, source.current, step.operationId).path,
    request: requestOf(step, values),
  }));
  return { baseUrl: mockAddress, key: "test", version: source.current, calls };
}

function sectionOf(
  { description, operationId, onFailure, outputs = {} }: Step,
  request: object,
  place: number,
): string {
  const [retry] = onFailure ?? [];
  const refused = retry
    ? `${fenced(`call ${operationId} key=test-new`, request)}\n\nWait ${retry.retryAfter} seconds and send the request again:\n\n`
    : "";
  const names = Object.values(outputs).map((expression) => `\`${pathOf(expression)}\``);
  const given = names.length > 0 ? `\n\nUsed later: ${names.join(", ")}.` : "";
  return `## ${place}. ${description.replace(/\.$/, "")}\n\n${refused}${fenced(`call ${operationId}`, request)}${given}`;
}

/** A directive with a request. */
function fenced(words: string, request: object): string {
  return `\`\`\`${words}\n${JSON.stringify(request)}\n\`\`\``;
}

/** The dotted path of the field that a runtime expression takes from a response. */
function pathOf(expression: string): string {
  return expression.replace("$response.body#/", "").replaceAll("/", ".");
}
