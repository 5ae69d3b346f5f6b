import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compareWith } from "./breaking.ts";
import { packageFolders, readManifest } from "./identity.ts";
import { command, UserError } from "./lib/command.ts";
import { npmCommand } from "./lib/installed.ts";
import { graver, isEnough, type Part, raise, raisedPart, requiredPart } from "./lib/release.ts";
import { type Lock, shippedPlaces } from "./lib/shipped.ts";

const help = `
Usage: npm run release -- <step>

  plan     what the next release will be, and whether that is enough for what changed in the contract since the last one;
           ends with exit code 1 when it is not
  version  raises the versions and writes the changelogs from .changeset/; to be reviewed and committed
  verify   the same question of the version that stands in the packages, before they are published
  pack     makes everything that a release consists of, in dist/release/: the packages as tarballs, the bundles, an SBOM, checksums
  dry      all of the above in a temporary clone, and what would be published

Publishing is the work of .github/workflows/release.yml: it needs the identity of that workflow, and no token.
`;

const tools = resolve(".changeset");
const output = resolve("dist/release");

/** A release that .changeset/ asks for. */
interface Plan {
  /** The part of the version that it raises. */
  part: Part;
  before: string;
  after: string;
}

/** A bill of materials in CycloneDX, as far as it is read here. */
interface Sbom {
  metadata: { component: { "bom-ref": string } };
  components: { "bom-ref": string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** Runs a command and gives what it prints. */
function read(file: string, args: string[], cwd = process.cwd()): string {
  try {
    return execFileSync(file, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 28 });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new UserError(`${file} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  }
}

/** Runs npm and gives what it prints. */
function npm(args: string[], cwd = process.cwd()): string {
  const [file, ...first] = npmCommand();
  return read(file, [...first, ...args], cwd);
}

/** Installs what .changeset/ needs, when it is first needed. */
function installTools(): void {
  const isThere = existsSync(join(tools, "node_modules/@changesets/cli"));
  if (!isThere) npm(["ci", "--prefix", tools, "--ignore-scripts", "--no-audit", "--no-fund"]);
}

async function readPlan(): Promise<Plan> {
  installTools();
  const reader = pathToFileURL(join(tools, "node_modules/@changesets/read/dist/index.mjs")).href;
  const { readChangesets } = await import(reader);
  const changesets = (await readChangesets(process.cwd())) as { releases: { type: Part }[] }[];
  const part = changesets.flatMap(({ releases }) => releases.map(({ type }) => type)).reduce(graver, "none");
  return { part, before: currentVersion(), after: raise(currentVersion(), part) };
}

/** The version that all packages have. */
function currentVersion(): string {
  return readManifest(packageFolders()[0] as string).version;
}

/** The tag of the last release that the current commit contains; undefined before the first. */
function lastRelease(): string | undefined {
  try {
    return read("git", ["describe", "--tags", "--abbrev=0", "--match=v[0-9]*"]).trim();
  } catch {
    return undefined;
  }
}

/** Says what the next release will be, and refuses one that hides a change of the contract. */
async function plan(): Promise<Plan> {
  const planned = await readPlan();
  await checkPlan(planned);
  return planned;
}

/** Refuses the version that stands in the packages when it hides a change of the contract since the last release. */
async function verify(): Promise<void> {
  const after = currentVersion();
  const before = lastRelease()?.slice(1) ?? "0.0.0";
  await checkPlan({ before, after, part: raisedPart(before, after) });
}

async function checkPlan({ before, after, part }: Plan): Promise<void> {
  const tag = lastRelease();
  if (tag === undefined) {
    console.log(`${before} → ${after} (${part}). It is the first release: there is nothing to compare with.`);
    return;
  }
  const required = requiredPart(await compareWith(tag), tag.slice(1));
  console.log(`\n${before} → ${after} (${part}); the contract since ${tag} asks for: ${required}.`);
  if (isEnough(part, required)) return;
  throw new UserError(
    `The release would hide what changed in the contract. Say what changed, with at least ${required}: npm run changeset`,
  );
}

/** Raises the versions and writes the changelogs, in a folder that is a checkout. */
function version(cwd = process.cwd()): void {
  installTools();
  read(process.execPath, [join(tools, "node_modules/@changesets/cli/bin.js"), "version"], cwd);
  npm(["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], cwd);
  read("git", ["add", "--intent-to-add", "."], cwd);
  console.log(read("git", ["diff", "--stat", "--", "packages", ".changeset"], cwd).trimEnd());
}

/** Makes everything that a release consists of from a checkout. */
function pack(cwd = process.cwd()): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  npm(["run", "generate"], cwd);
  npm(["pack", "--workspaces", "--pack-destination", output], cwd);
  cpSync(join(cwd, "generated/openapi"), output, { recursive: true });
  writeFileSync(join(output, "sbom.cdx.json"), billOfMaterials(cwd));
  const sums = readdirSync(output)
    .sort()
    .map(
      (name) =>
        `${createHash("sha256")
          .update(readFileSync(join(output, name)))
          .digest("hex")}  ${name}`,
    );
  writeFileSync(join(output, "SHA256SUMS"), `${sums.join("\n")}\n`);
  console.log(sums.map((line) => line.slice(66)).join("\n"));
}

/** The SBOM of all packages: what npm says of the workspace, without what does not reach those who install them. */
function billOfMaterials(cwd: string): string {
  const { packages } = JSON.parse(readFileSync(join(cwd, "package-lock.json"), "utf8")) as Lock;
  const names = packageFolders().map((path) => readManifest(join(cwd, path)).name);
  const shipped = new Set(
    shippedPlaces({ packages }).map((place) => `${place.replace(/^.*node_modules\//, "")}@${packages[place]?.version}`),
  );
  const isShipped = (ref: string) => shipped.has(ref) || names.some((name) => ref.startsWith(`${name}@`));
  const sbom = JSON.parse(npm(["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--workspaces"], cwd)) as Sbom;
  const root = sbom.metadata.component["bom-ref"];
  const components = sbom.components.filter((component) => isShipped(component["bom-ref"]));
  const missing = [...shipped].filter((ref) => !components.some((component) => component["bom-ref"] === ref));
  if (missing.length > 0) throw new UserError(`The SBOM of npm lacks ${missing.join(", ")}.`);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => ref === root || isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) }));
  return JSON.stringify({ ...sbom, components, dependencies }, null, 2);
}

/** Goes through a release in a temporary clone; nothing is published, and the working tree stays as it is. */
async function dry(): Promise<void> {
  const { after } = await plan();
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  try {
    read("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), folder]);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    console.log("\nVersions and changelogs:");
    version(folder);
    console.log("\nWhat the release consists of, in dist/release/:");
    pack(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log("\nWhat would be published:");
  for (const file of readdirSync(output).filter((name) => name.endsWith(".tgz"))) {
    const publishing = ["publish", "--dry-run", "--json", "--no-provenance", "--fetch-retries=0", join(output, file)];
    const [result] = Object.values(JSON.parse(npm(publishing)));
    const { id, entryCount, size } = result as { id: string; entryCount: number; size: number };
    console.log(`${id.padEnd(40)} ${entryCount} files, ${(size / 1000).toFixed(0)} kB`);
  }
  console.log(`\nThen the tag v${after} and a release with the files above. Nothing was published.`);
}

if (import.meta.main) {
  await command(help, async ({ words: [step] }) => {
    const steps: Record<string, () => unknown> = { plan, version: () => version(), verify, pack: () => pack(), dry };
    const chosen = steps[step ?? ""];
    if (!chosen) throw new UserError(help.trim());
    await chosen();
  });
}
