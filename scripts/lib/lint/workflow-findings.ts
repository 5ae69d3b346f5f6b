import { globSync, readFileSync } from "node:fs";
import {
  type Bundle,
  combinedSchemas,
  type Node,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { isMap, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";

interface Step {
  stepId: string;
  operationId: string;
  requestBody?: { payload?: unknown };
  outputs?: object;
}
interface Workflow {
  inputs?: { properties?: object };
  steps: Step[];
}

type Text = { text: string; line: number };

/**
 * The missing operations, inputs, outputs and fields that workflows name: one sentence each, with
 * file and line.
 */
export function workflowFindings(bundle: Bundle, folder = "openapi/workflows"): string[] {
  return globSync(`${folder}/*.arazzo.yaml`).flatMap((file) => {
    const lineCounter = new LineCounter();
    const document = parseDocument(readFileSync(file, "utf8"), { lineCounter });
    const { workflows }: { workflows: Workflow[] } = document.toJSON();
    const texts = (path: (string | number)[]) => textsIn(document.getIn(path), lineCounter);
    return workflows.flatMap((workflow, at) => [
      ...wrongExpressions(workflow, texts(["workflows", at])).map((found) => `${file}:${found}`),
      ...workflow.steps.flatMap((step, index) => {
        const stepTexts = texts(["workflows", at, "steps", index]);
        return wrongNames(bundle, step, stepTexts).map((found) => `${file}:${found}`);
      }),
    ]);
  });
}

/** The keys and values of a YAML node, at any depth. */
function textsIn(node: unknown, lines: LineCounter): Text[] {
  const texts: Text[] = [];
  if (isMap(node))
    visit(node as YAMLMap, {
      Scalar: (_, { value, range }) => {
        texts.push({ text: String(value), line: lines.linePos(range?.[0] ?? 0).line });
      },
    });
  return texts;
}

/**
 * Inputs and outputs that a workflow uses but lacks, and those that it has but does not use. The
 * key is used by every call.
 */
function wrongExpressions({ inputs, steps }: Workflow, texts: Text[]): string[] {
  const declaredNames = [
    ...Object.keys(inputs?.properties ?? {}).map((name) => `$inputs.${name}`),
    ...steps.flatMap(({ stepId, outputs = {} }) =>
      Object.keys(outputs).map((name) => `$steps.${stepId}.outputs.${name}`),
    ),
  ];
  const used = texts.flatMap(({ text, line }) =>
    [...text.matchAll(/\$(?:inputs|steps\.\w+\.outputs)\.\w+/g)].map(([name]) => ({ name, line })),
  );
  const unknown = used.filter(({ name }) => !declaredNames.includes(name));
  const unused = declaredNames.filter((name) => !used.some((use) => use.name === name));
  return [
    ...unknown.map(({ name, line }) => `${line}: The workflow has no ${name}. Correct it.`),
    ...unused.map((name) => {
      const line = texts.find(({ text }) => name.endsWith(`.${text}`))?.line ?? 1;
      return `${line}: Nothing uses ${name}. Use or delete it.`;
    }),
  ];
}

/**
 * The operation of a step, fields of its request and of its response that the contract does not
 * have.
 */
function wrongNames(bundle: Bundle, step: Step, texts: Text[]): string[] {
  const { operationId, requestBody } = step;
  const lineOf = (name: string) =>
    texts.find(({ text }) => text === name || text.includes(`#${name}`))?.line ?? 1;
  const operation = Object.values(bundle.paths).find(
    ({ post }) => post.operationId === operationId,
  )?.post;
  if (!operation)
    return [`${lineOf(operationId)}: There is no operation ${operationId}. Correct it.`];
  const request = jsonBodyOf(bundle, operation.requestBody).schema;
  const response = jsonBodyOf(bundle, operation.responses[200]).schema;
  const unknownPaths = pathsIn(requestBody?.payload).filter(
    (path) => !hasField(bundle, request, path),
  );
  const unknownPointers = texts
    .flatMap(({ text }) => [...text.matchAll(/\$response\.body#(\/[\w/]+)/g)])
    .map(([, pointer = ""]) => pointer)
    .filter((pointer) => !hasField(bundle, response, toKeys(pointer)));
  return [
    ...unknownPaths.map((path) => {
      const name = path.at(-1) ?? "";
      return `${lineOf(name)}: The request of ${operationId} has no ${path.join(".")}. Correct it.`;
    }),
    ...unknownPointers.map(
      (to) => `${lineOf(to)}: The response of ${operationId} has no ${to}. Correct it.`,
    ),
  ];
}

/** The paths of all members of a value. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

function hasField(bundle: Bundle, schema: Node, [key, ...innerKeys]: readonly string[]): boolean {
  if (key === undefined) return true;
  return combinedSchemas(bundle, schema).some(({ properties = {}, items }) => {
    const inside = /^\d+$/.test(key) ? items : (properties as Record<string, Node>)[key];
    return inside ? hasField(bundle, inside as Node, innerKeys) : false;
  });
}
