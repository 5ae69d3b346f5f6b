import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "@data-validation/tooling/manifests";

const MOCK = "packages/mock";

/** Lets the image install the version that it is released with. */
export function pinImage(cwd: string): void {
  const file = join(cwd, MOCK, "deployment/Containerfile");
  const { name, version } = readManifest(join(cwd, MOCK));
  const pinned = `ARG PACKAGE=${name}@${version}`;
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/^ARG PACKAGE=.*$/m, () => pinned),
  );
}
