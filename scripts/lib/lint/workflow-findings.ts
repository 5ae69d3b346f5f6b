import { globSync, readFileSync } from "node:fs";
import type { Bundle } from "@data-validation/openapi-document/document";
import { fieldPath } from "@data-validation/openapi-document/field-path";
import { fieldTreesOf, flattenFields } from "@data-validation/openapi-document/field-tree";
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
  const { request, response } = fieldTreesOf(bundle, operation);
  const requestFields = flattenFields(request).map(({ path }) => path);
  const responseFields = flattenFields(response).map(({ path }) => path);
  const unknownPaths = pathsIn(requestBody?.payload).filter(
    (keys) => !requestFields.includes(fieldAt(keys)),
  );
  const unknownPointers = texts
    .flatMap(({ text }) => [...text.matchAll(/\$response\.body#(\/[\w/]+)/g)])
    .map(([, pointer = ""]) => pointer)
    .filter((pointer) => !responseFields.includes(fieldAt(toKeys(pointer))));
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

function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ]);
}

/** The path of a field at some keys; an item of a list has the path of the list. */
function fieldAt(keys: readonly string[]): string {
  const path = keys.reduce(
    (outer, key) => (/^\d+$/.test(key) ? `${outer}[]` : fieldPath(outer, key)),
    "",
  );
  return path.replace(/(\[\])+$/, "");
}
