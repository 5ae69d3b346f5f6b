import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "@data-validation/tooling/command";
import { packageFolders, readManifest } from "@data-validation/tooling/manifests";
import { runNpm } from "@data-validation/tooling/processes/run";
import { type Lock, shippedPlaces } from "./shipped.ts";

/** The fields of a CycloneDX document that are read here. */
interface Sbom {
  metadata: { component: { "bom-ref": string } };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The SBOM of all packages in CycloneDX: the one of npm for the workspace, without development
 * tools.
 */
export function billOfMaterials(cwd: string): string {
  const { packages } = JSON.parse(readFileSync(join(cwd, "package-lock.json"), "utf8")) as Lock;
  const names = packageFolders(cwd).map((path) => readManifest(join(cwd, path)).name);
  const shipped = new Set(
    shippedPlaces({ packages }).map(
      (place) => `${place.replace(/^.*node_modules\//, "")}@${packages[place]?.version}`,
    ),
  );
  const isShipped = (ref: string) =>
    shipped.has(ref) || names.some((name) => ref.startsWith(`${name}@`));
  const sbom = JSON.parse(
    runNpm(["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--workspaces"], cwd),
  ) as Sbom;
  const root = sbom.metadata.component["bom-ref"];
  const components = sbom.components.filter((component) => isShipped(component["bom-ref"]));
  const missing = [...shipped].filter(
    (ref) => !components.some((component) => component["bom-ref"] === ref),
  );
  if (missing.length > 0) throw new UserError(`The SBOM of npm lacks ${missing.join(", ")}.`);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => ref === root || isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  return JSON.stringify({ ...sbom, components, dependencies }, null, 2);
}
