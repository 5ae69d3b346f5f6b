import { spawnSync } from "node:child_process";
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serveMock } from "@data-validation/mock/node";
import { parse, parseAllDocuments, stringify } from "yaml";
import { guideBlock } from "./guide.ts";

const deployment = join(import.meta.dirname, "../../packages/mock/deployment");
const base = join(deployment, "kubernetes");

interface Resource {
  apiVersion: string;
  kind: string;
  spec?: { template?: { spec: { containers: Record<string, { httpGet?: { path: string } }>[] } } };
}

type Models = Record<string, new (value: Resource) => { validate(): void }>;

/**
 * Validates every resource of the base by the schema that Kubernetes publishes for its kind.
 * Returns one line each.
 */
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

/**
 * Renders the overlay that the package has, with the replicas of the guide. Returns a line for what
 * was seen.
 */
export function checkOverlay(folder: string): string[] {
  const copy = join(folder, "kustomize");
  cpSync(deployment, copy, { recursive: true });
  const file = join(copy, "overlay/kustomization.yaml");
  const own = { ...parse(readFileSync(file, "utf8")), ...parse(guideBlock("kustomization.yaml")) };
  writeFileSync(file, stringify(own));
  const [{ newName = "", newTag = "" }] = own.images;
  const { error, stdout, stderr } = spawnSync("kubectl", ["kustomize", join(copy, "overlay")], {
    encoding: "utf8",
  });
  const rendered = error ? renderOwn(copy) : stdout;
  const resources = parseAllDocuments(rendered).map((document) => document.toJS());
  const { spec } = resources.find(({ kind }) => kind === "Deployment") ?? {};
  const service = resources.find(({ kind }) => kind === "Service");
  const image = spec?.template.spec.containers[0].image;
  if (image !== `${newName}:${newTag}`)
    throw new Error(`The overlay has the image ${image}. ${stderr ?? ""}`);
  if (!error && (spec.replicas !== 3 || service.spec.sessionAffinity !== "ClientIP"))
    throw new Error("The replicas and the affinity of the guide have no effect.");
  const by = error ? "by our own rendering of `images` (kubectl is not installed)" : "by kubectl";
  return [`an overlay of the base, rendered ${by}: image ${image}, ${spec.replicas} replicas`];
}

/**
 * The deployment as kustomize renders it, as far as images go: the base first, whose names the
 * overlay then finds or not.
 */
function renderOwn(folder: string): string {
  const resource = parse(readFileSync(join(folder, "kubernetes/deployment.yaml"), "utf8"));
  const [container] = resource.spec.template.spec.containers;
  for (const layer of ["kubernetes", "overlay"]) {
    const { images = [] } = parse(readFileSync(join(folder, layer, "kustomization.yaml"), "utf8"));
    for (const { name, newName = name, newTag } of images) {
      const [known] = container.image.split(":");
      if (known === name) container.image = newTag ? `${newName}:${newTag}` : newName;
    }
  }
  return stringify(resource);
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

/** The paths of the probes of a resource's containers. */
function probed({ spec }: Resource): string[] {
  const probes = (spec?.template?.spec.containers ?? []).flatMap((container) =>
    ["readinessProbe", "livenessProbe", "startupProbe"].flatMap(
      (name) => container[name]?.httpGet?.path ?? [],
    ),
  );
  return [...new Set(probes)];
}

/** Calls a mock like a probe: without a key, and from another host. */
async function probe(path: string): Promise<void> {
  await using mock = await serveMock({ host: "0.0.0.0" });
  const { status } = await fetch(mock.url + path);
  if (status !== 200) throw new Error(`The probe of ${path} returns ${status}.`);
}
