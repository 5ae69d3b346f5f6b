// Measures the command on a large tree: `node test/cli/migrate/speed.ts [files]`.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readCorpus } from "./corpus.ts";

/** What the command may take for 5,000 files: seconds, and memory in megabytes. */
const MOST = { seconds: 30, megabytes: 1000 };

const count = Number(process.argv[2] ?? 5000);
const folder = mkdtempSync(join(tmpdir(), "large-"));
const snippets = readCorpus();

/** A module of an application that has nothing to do with the API, though it uses some of its words. */
const ordinary = (index: number) => {
  const before = index - 1;
  const functions = Array.from(
    { length: 30 },
    (_, at) => `export function helper${index}_${at}(value: { name: string; items: number[] }, factor = ${at}) {
  const { name, items } = value;
  const details = items.map((item) => item * factor).filter((item) => item > 1);
  return \`\${name}: \${details.join(", ")}\`;
}`,
  );
  const use = `import { helper${before}_1 } from "./f${before}";\nexport const used${index} = helper${before}_1({ name: "a", items: [] });`;
  return `${index > 0 && index % 100 !== 0 ? use : ""}\n${functions.join("\n")}\n`;
};

let files = 0;
const write = (name: string, text: string) => {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  files++;
};
for (let index = 0; files < count; index++) {
  write(`m${Math.floor(index / 100)}/f${index}.ts`, ordinary(index));
  // One in eight has to do with the API.
  const snippet = index % 8 === 0 ? snippets[(index / 8) % snippets.length] : undefined;
  for (const { name, before } of snippet?.files ?? []) write(`p${index}/${name}`, before);
}

const script = `
  const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, "../../../packages/cli/src/migrate/index.ts"))});
  const start = performance.now();
  const code = await migrate([${JSON.stringify(folder)}, "--write"], { out() {}, err() {}, isTerminal: false });
  const { maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ code, seconds: (performance.now() - start) / 1000, megabytes: maxRSS / 1024 }));
`;
const { stdout, stderr } = spawnSync(process.execPath, [
  "--disable-warning=ExperimentalWarning",
  "--input-type=module",
  "-e",
  script,
]);
rmSync(folder, { recursive: true });
if (stdout.length === 0) throw new Error(stderr.toString());
const { seconds, megabytes } = JSON.parse(stdout.toString());
console.log(
  `${files} files: ${seconds.toFixed(1)} s of ${MOST.seconds}, ${Math.round(megabytes)} MB of ${MOST.megabytes}`,
);
process.exitCode = seconds <= MOST.seconds && megabytes <= MOST.megabytes ? 0 : 1;
