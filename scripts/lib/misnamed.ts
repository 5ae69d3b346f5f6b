import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Bundle, type Node, partsOf } from "@data-validation/openapi-document/document";
import { bodyOf } from "@data-validation/openapi-document/examples";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { parse } from "yaml";

interface Step {
  stepId: string;
  operationId: string;
}
interface Workflow {
  inputs?: { properties?: object };
  steps: Step[];
}

/** The operations, inputs and fields of responses that workflows name, and that do not exist: a sentence each, with the file and the step. */
export function misnamed(bundle: Bundle, folder = "openapi/workflows"): string[] {
  const operations = new Map(
    Object.values(bundle.paths).map(({ post }) => [post.operationId, post]),
  );
  return globSync(`${folder}/*.arazzo.yaml`).flatMap((file) => {
    const { workflows }: { workflows: Workflow[] } = parse(readFileSync(file, "utf8"));
    return workflows.flatMap(({ inputs, steps }) =>
      steps.flatMap((step) => {
        const at = `${basename(file)}, step ${step.stepId}`;
        const operation = operations.get(step.operationId);
        if (!operation) return `${at}: no operation is named ${step.operationId}. Correct it.`;
        const text = JSON.stringify(step);
        const names = [...text.matchAll(/\$inputs\.(\w+)/g)].map(([, name = ""]) => name);
        const fields = [...text.matchAll(/\$response\.body#(\/[\w/]+)/g)].map(([, to = ""]) => to);
        const { schema } = bodyOf(bundle, operation.responses[200]);
        return [
          ...names
            .filter((name) => !Object.hasOwn(inputs?.properties ?? {}, name))
            .map((name) => `${at}: the workflow has no input ${name}. Correct it.`),
          ...fields
            .filter((pointer) => !hasField(bundle, schema, toKeys(pointer)))
            .map((to) => `${at}: the response of ${step.operationId} has no ${to}. Correct it.`),
        ];
      }),
    );
  });
}

function hasField(bundle: Bundle, schema: Node, [key, ...rest]: string[]): boolean {
  if (key === undefined) return true;
  return partsOf(bundle, schema).some(({ properties = {}, items }) => {
    const inside = /^\d+$/.test(key) ? items : (properties as Record<string, Node>)[key];
    return inside ? hasField(bundle, inside as Node, rest) : false;
  });
}
