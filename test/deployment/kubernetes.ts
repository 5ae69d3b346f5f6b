import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { serveMock } from "../../packages/mock/src/node/index.ts";

const manifest = join(import.meta.dirname, "../../packages/mock/deployment/kubernetes.yaml");

interface Resource {
  apiVersion: string;
  kind: string;
  spec: { template?: { spec: { containers: Record<string, { httpGet?: { path: string } }>[] } } };
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
    for (const path of probed(resource)) lines.push(await probe(path));
    lines.push(`${resource.apiVersion} ${resource.kind}: fits the schema of Kubernetes`);
  }
  return lines;
}

/** The paths that the probes of a resource's containers ask for. */
function probed({ spec }: Resource): string[] {
  const probes = (spec.template?.spec.containers ?? []).flatMap((container) =>
    ["readinessProbe", "livenessProbe", "startupProbe"].flatMap((name) => container[name]?.httpGet?.path ?? []),
  );
  return [...new Set(probes)];
}

/** Asks a mock what a probe asks: without a key, and from elsewhere. */
async function probe(path: string): Promise<string> {
  await using mock = await serveMock({ host: "0.0.0.0" });
  const { status } = await fetch(mock.url + path);
  if (status !== 200) throw new Error(`The probe of ${path} is answered with ${status}.`);
  return `the probe of ${path}: answered with 200`;
}
