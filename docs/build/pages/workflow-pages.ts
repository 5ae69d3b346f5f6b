import { workflowsOf } from "@data-validation/contract-files/workflows";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { parse } from "yaml";
import { languages } from "../../samples/index.ts";
import { ReturnedValue } from "../../samples/literal.ts";
import { KEY_VARIABLE, mockAddress, type Program } from "../../samples/sample.ts";
import { respondFromMock } from "../contract/response.ts";
import { findOperation, type Source } from "../contract/source.ts";
import { tabsMarkdown } from "../markdown/tabs.ts";
import { codeBlock } from "../sections/blocks.ts";
import type { PageText } from "./texts.ts";

interface Arazzo {
  info: { title: string; summary: string };
  workflows: [Workflow];
}

interface Workflow {
  description: string;
  inputs: { properties: Record<string, { default?: unknown }> };
  steps: Step[];
}

interface Step {
  stepId: string;
  description: string;
  operationId: string;
  requestBody: { payload: { request: unknown } };
  onFailure?: { retryAfter: number; retryLimit: number; criteria: { condition: string }[] }[];
  outputs?: Record<string, string>;
}

/** Workflows come after the guides of their group. */
const AFTER_GUIDES = 100;

/**
 * A page for each workflow: its calls, and a program that passes values from a response to the next
 * request.
 */
export async function workflowTexts(source: Source, base?: string): Promise<PageText[]> {
  return Promise.all(
    workflowsOf(source.current, "").map(async ({ name, text }, order) => ({
      path: `workflows/${name}.html`,
      file: `openapi/workflows/${name}.arazzo.yaml`,
      markdown: await writeWorkflow(source, name, text, siteOf(base)),
      group: "Integrate",
      order: AFTER_GUIDES + order,
    })),
  );
}

/** The address of the site for commands; `npm start` serves it if there is no other. */
export function siteOf(base?: string): string {
  return base?.includes("://") ? base : `${mockAddress}/`;
}

async function writeWorkflow(
  source: Source,
  name: string,
  text: string,
  site: string,
): Promise<string> {
  const { info, workflows }: Arazzo = parse(text);
  const [workflow] = workflows;
  const program = programOf(source, workflow);
  const responses = new Map<string, unknown>();
  const sections: string[] = [];
  for (const [index, step] of workflow.steps.entries()) {
    const request = withResponses(program.calls[index]?.request ?? {}, responses);
    const response = await respondFromMock(source, {
      operation: findOperation(source, source.current, step.operationId),
      request,
    });
    responses.set(step.stepId, response.body);
    // The outputs of the last step are used by no later one.
    const isLast = index === workflow.steps.length - 1;
    sections.push(sectionOf(isLast ? { ...step, outputs: {} } : step, request, index + 1));
  }
  return `# ${info.title}

${info.summary} ${workflow.description}

${sections.join("\n\n")}

## Code

${codeOf(program)}

## Run the workflow

The same steps are an [Arazzo document](${name}.arazzo.yaml), which workflow runners execute:

\`\`\`sh
curl -O ${site}workflows/${name}.arazzo.yaml
npx @redocly/cli respect ${name}.arazzo.yaml --server api=${mockAddress} --input apiKey=test
\`\`\`
`;
}

function withResponses(request: object, responses: ReadonlyMap<string, unknown>): object {
  return JSON.parse(
    JSON.stringify(request, (_, value: unknown) =>
      value instanceof ReturnedValue
        ? valueAtKeys(responses.get(value.call), value.path.split("."))
        : value,
    ),
  );
}

function codeOf(program: Program): string {
  const panels = languages.map(({ title, id, writeProgram }) => ({
    title,
    content: codeBlock(id, writeProgram(program)),
  }));
  return `${tabsMarkdown({ panels })}\n\nThe sample for curl needs jq, and that in Java needs Jackson. Each reads the key from the environment variable \`${KEY_VARIABLE}\`.`;
}

export function workflowPrograms(source: Source): Map<string, Program> {
  const programs = workflowsOf(source.current, "").map(({ name, text }) => {
    const { workflows }: Arazzo = parse(text);
    return [name, programOf(source, workflows[0])] as const;
  });
  return new Map(programs);
}

/**
 * The calls of a workflow, with values for the runtime expressions of inputs and earlier responses.
 */
function programOf(source: Source, { inputs, steps }: Workflow): Program {
  const values = new Map<string, unknown>();
  for (const [input, { default: value }] of Object.entries(inputs.properties))
    values.set(`$inputs.${input}`, value);
  for (const { stepId, outputs = {} } of steps) {
    for (const [output, expression] of Object.entries(outputs))
      values.set(
        `$steps.${stepId}.outputs.${output}`,
        new ReturnedValue(stepId, pathOf(expression)),
      );
  }
  const withValue = (_: string, value: unknown) =>
    values.has(String(value)) ? values.get(String(value)) : value;
  const calls = steps.map(({ stepId, operationId, requestBody }) => ({
    name: stepId,
    path: findOperation(source, source.current, operationId).path,
    request: JSON.parse(JSON.stringify(requestBody.payload.request), withValue),
  }));
  const [failure] = steps.flatMap(({ onFailure = [] }) => onFailure);
  return {
    baseUrl: mockAddress,
    version: source.current,
    calls,
    retry: failure && retryOf(failure),
  };
}

function retryOf({ retryAfter, retryLimit, criteria }: NonNullable<Step["onFailure"]>[number]) {
  const [status] = criteria.flatMap(({ condition }) => /\d+$/.exec(condition) ?? []);
  return { status: Number(status), seconds: retryAfter, times: retryLimit };
}

function sectionOf(
  { description, operationId, onFailure, outputs = {} }: Step,
  request: object,
  nth: number,
): string {
  const [retry] = onFailure ?? [];
  const rejected = retry
    ? `${codeFence(`call ${operationId} key=test-new`, request)}\n\nWait ${retry.retryAfter} seconds and send the request again:\n\n`
    : "";
  const names = Object.values(outputs).map(
    (expression) => `\`${pathOf(expression).replace(/\.(\d+)/, "[$1]")}\``,
  );
  const outputsText = names.length > 0 ? `\n\nUsed later: ${names.join(", ")}.` : "";
  return `## ${nth}. ${description.replace(/\.$/, "")}\n\n${rejected}${codeFence(`call ${operationId}`, request)}${outputsText}`;
}

function codeFence(words: string, request: object): string {
  return `\`\`\`${words}\n${JSON.stringify(request)}\n\`\`\``;
}

/** The dotted path in a runtime expression about a response. */
function pathOf(expression: string): string {
  return expression.replace("$response.body#/", "").replaceAll("/", ".");
}
