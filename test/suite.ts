import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { UserError, withoutStackTrace } from "@data-validation/tooling/command";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import {
  type ContentOf,
  enumShape,
  listShape,
  mapShape,
  readTable,
  rowShape,
  textShape,
} from "@data-validation/tooling/table";
import { installTools } from "./support/install-tools.ts";

const suiteShape = rowShape(
  { shows: textShape, run: textShape, touchedBy: listShape(textShape) },
  {
    takes: textShape,
    args: textShape,
    hasHelp: enumShape([true]),
    needs: listShape(enumShape(["docs", "tools"])),
    partOfTest: enumShape([true]),
    asRoot: enumShape([true]),
  },
);

type Suite = ContentOf<typeof suiteShape>;

/** The suites by name, as suites.yaml describes them. */
export function readSuites() {
  return readTable("test/suites.yaml", mapShape(suiteShape));
}

function helpOfAll(suites: Record<string, Suite>): string {
  const width = Math.max(...Object.keys(suites).map((name) => name.length));
  return `
Usage: npm run suite -- <name> [arguments of the suite]

${Object.entries(suites)
  .map(([name, { shows }]) => `  ${name.padEnd(width)}  ${shows}`)
  .join("\n")}

  touched [git ref]  the suites that the changes since then touch (main)
`.trim();
}

/** Whether arguments reach Vitest. */
const isOfVitest = ({ run }: Suite) => run.startsWith("vitest");

/** The help of a suite without one of its own. */
function helpOf(name: string, suite: Suite): string {
  const takes = isOfVitest(suite) ? "arguments of Vitest" : suite.takes;
  const usage = ["Usage: npm run suite --", name, ...(takes ? [`[${takes}]`] : [])];
  return `${usage.join(" ")}\n\n${suite.shows[0]?.toUpperCase()}${suite.shows.slice(1)}.`;
}

/** The suites that the changes since a git ref touch. */
function touchedSince(ref: string, suites: Record<string, Suite>): string[] {
  const changed = execFileSync("git", ["diff", "--name-only", "--merge-base", ref], {
    encoding: "utf8",
  }).split("\n");
  return Object.entries(suites).flatMap(([name, { touchedBy }]) =>
    touchedBy.some((beginning) => changed.some((path) => path.startsWith(beginning))) ? [name] : [],
  );
}

/** Runs a command to its end, and this process ends with it if it fails. */
function run(file: string, ...args: string[]): void {
  const { status } = spawnSync(file, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Ends this process, with the message of a suite, if the suite rejects its arguments. */
function checkArguments(reader: string, args: string[]): void {
  const stdio = ["ignore", "ignore", "inherit"] as const;
  const { status } = spawnSync(process.execPath, [reader, ...args], { stdio: [...stdio] });
  if (status !== 0) process.exit(status ?? 1);
}

function runSuite(name: string, suite: Suite, args: string[]): void {
  if (args.some((arg) => ["--help", "-h"].includes(arg)) && !suite.hasHelp) {
    console.log(helpOf(name, suite));
    return;
  }
  const isTaking = suite.takes !== undefined || suite.hasHelp || isOfVitest(suite);
  if (args.length > 0 && !isTaking)
    throw new UserError(`The suite "${name}" takes no arguments: it always runs whole.`);
  if (suite.args !== undefined) checkArguments(suite.args, args);
  const folder = mkdtempSync(join(tmpdir(), "suite-"));
  process.env.TEST_RUN_FOLDER = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  refreshArtifacts();
  if (suite.needs?.includes("tools")) installTools();
  if (suite.needs?.includes("docs")) run(process.execPath, "scripts/docs.ts");
  const [first = "", ...rest] = suite.run.split(" ");
  if (first === "vitest") run(...installedCommand("vitest"), "run", ...rest, ...args);
  else run(process.execPath, "--expose-gc", first, ...args);
}

function main([name, ...args]: string[]): void {
  const { content: suites } = readSuites();
  const suite = name !== undefined && Object.hasOwn(suites, name) ? suites[name] : undefined;
  // Without a name, the command prints the list, like npm run.
  if (name === undefined) console.log(helpOfAll(suites));
  else if (suite !== undefined) runSuite(name, suite, args);
  else if (name === "touched")
    for (const touched of touchedSince(args[0] ?? "main", suites)) {
      if (suites[touched]?.asRoot && process.getuid?.() !== 0)
        console.log(`Left out: ${touched}, which needs root. It runs nightly.`);
      else run(process.execPath, "test/suite.ts", touched);
    }
  else throw new UserError(`There is no suite "${name}".\n\n${helpOfAll(suites)}`);
}

if (import.meta.main) await withoutStackTrace(() => main(process.argv.slice(2)));
