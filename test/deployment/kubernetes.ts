import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";

const manifest = join(import.meta.dirname, "../../packages/mock/deployment/kubernetes.yaml");

interface Resource {
  apiVersion: string;
  kind: string;
}

type Models = Record<string, new (value: Resource) => { validate(): void }>;

/**
 * Holds every resource of the manifest against the schema that Kubernetes publishes for its kind.
 *
 * @returns A line for each resource.
 * @throws When a resource has no schema, or breaks it.
 */
export async function checkManifest(): Promise<string[]> {
  const lines: string[] = [];
  for (const document of parseAllDocuments(readFileSync(manifest, "utf8"))) {
    const resource = document.toJS() as Resource;
    const models = (await import(`kubernetes-models/${resource.apiVersion}`)) as Models;
    const Model = models[resource.kind];
    if (!Model) throw new Error(`There is no schema for ${resource.apiVersion} ${resource.kind}.`);
    new Model(resource).validate();
    lines.push(`${resource.apiVersion} ${resource.kind}: fits the schema of Kubernetes`);
  }
  return lines;
}
