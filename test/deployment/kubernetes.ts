import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveMock } from "@data-validation/mock/node";
import { parse } from "yaml";

const base = join(import.meta.dirname, "../../packages/mock/deployment/kubernetes");

interface Resource {
  apiVersion: string;
  kind: string;
  spec?: { template?: { spec: { containers: Record<string, { httpGet?: { path: string } }>[] } } };
}

type Models = Record<string, new (value: Resource) => { validate(): void }>;

/** Holds every resource of the base against the schema that Kubernetes publishes for its kind. Returns a line for each. */
export async function checkManifest(tools: string): Promise<string[]> {
  const lines: string[] = [];
  // A module beside them, since it is from there that they are found.
  const models = join(tools, "models.mjs");
  writeFileSync(models, 'export const load = (path) => import("kubernetes-models/" + path);\n');
  const { load } = (await import(pathToFileURL(models).href)) as {
    load(path: string): Promise<Models>;
  };
  for (const file of globSync("*.yaml", { cwd: base, exclude: ["kustomization.yaml"] })) {
    const resource = withSelector(parse(readFileSync(join(base, file), "utf8")) as Resource);
    const Model = (await load(resource.apiVersion))[resource.kind];
    if (!Model) throw new Error(`There is no schema for ${resource.apiVersion} ${resource.kind}.`);
    new Model(resource).validate();
    for (const path of probed(resource)) await probe(path);
    lines.push(
      `${resource.apiVersion} ${resource.kind}: fits the schema of Kubernetes, and its probes pass`,
    );
  }
  return lines;
}

/** A resource with the selector and labels that kustomize adds. */
function withSelector(resource: Resource): Resource {
  const labels = { "app.kubernetes.io/name": "data-validation-mock" };
  const spec = resource.spec as Record<string, unknown>;
  if (resource.kind === "Deployment") Object.assign(spec, { selector: { matchLabels: labels } });
  if (resource.kind === "NetworkPolicy")
    Object.assign(spec, { podSelector: { matchLabels: labels } });
  return resource;
}

/** The paths that the probes of a resource's containers ask for. */
function probed({ spec }: Resource): string[] {
  const probes = (spec?.template?.spec.containers ?? []).flatMap((container) =>
    ["readinessProbe", "livenessProbe", "startupProbe"].flatMap(
      (name) => container[name]?.httpGet?.path ?? [],
    ),
  );
  return [...new Set(probes)];
}

/** Asks a mock what a probe asks: without a key, and from elsewhere. */
async function probe(path: string): Promise<void> {
  await using mock = await serveMock({ host: "0.0.0.0" });
  const { status } = await fetch(mock.url + path);
  if (status !== 200) throw new Error(`The probe of ${path} returns ${status}.`);
}
