import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { migrationText } from "@data-validation/cli/internal/migrate/report/report";
import { expect, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { runMigrate } from "./measure.ts";

const cli = resolve("packages/cli/src/main.ts");

const call = (name: string) =>
  `fetch("/phone/validate", { body: JSON.stringify({ request: { query: { ${name}: "1" } } }) });\n`;
const OLD = call("numberWithPrefix");
const NEW = call("numberFull");
const report = async (folder: string, ...args: string[]) =>
  JSON.parse((await runMigrate(folder, "--json", ...args)).out);

test("Without --write a diff is printed and nothing is changed; with --write, nothing is left to do", async () => {
  const folder = newFolder({ "src/a.js": OLD });
  const read = () => readFileSync(join(folder, "src/a.js"), "utf8");
  const dry = await runMigrate(folder);
  expect([dry.code, read()]).toEqual([1, OLD]);
  expect(dry.out).toContain(`-${OLD}+${NEW}`);
  expect(dry.out).toContain("To be renamed with --write (1)");
  const { code, out } = await runMigrate(folder, "--write");
  expect([code, read()]).toEqual([0, NEW]);
  expect(out).toMatch(/a\.js:1:71 {2}numberWithPrefix → numberFull$/m);
  const nothing = "No name of version 2.0 was found; 1 file looked at.\n";
  expect(await runMigrate(folder)).toMatchObject({ code: 0, out: nothing });
});

test.each([
  ["a byte order mark", `\uFEFF${OLD}`, `\uFEFF${NEW}`],
  ["Windows line ends", `// a\r\n${OLD.trim()}\r\n// b\r\n`, `// a\r\n${NEW.trim()}\r\n// b\r\n`],
  ["no line end at the end", OLD.trim(), NEW.trim()],
  ["letters outside of the basic plane", `// 🏔️ ž é\n${OLD}`, `// 🏔️ ž é\n${NEW}`],
  ["a shebang", `#!/usr/bin/env node\n${OLD}`, `#!/usr/bin/env node\n${NEW}`],
])("Migrate keeps %s", async (_, before, after) => {
  const folder = newFolder({ "a.js": before });
  await runMigrate(folder, "--write");
  expect(readFileSync(join(folder, "a.js")).equals(Buffer.from(after))).toBe(true);
});

test.each([
  ["UTF-16 with a mark", Buffer.from(`\uFEFF${OLD}`, "utf16le"), "UTF-16; it is not changed"],
  ["UTF-16 without one", Buffer.from(OLD, "utf16le"), "UTF-16; it is not changed"],
  ["Latin-1", Buffer.from(`// café\n${OLD}`, "latin1"), "not UTF-8; it is not changed"],
  [
    "half a letter at the end",
    Buffer.concat([Buffer.from(OLD), Buffer.from([0xc5])]),
    "not UTF-8; it is not changed",
  ],
  ["what is larger than people write", `${OLD}//${"x".repeat(2_100_000)}`, "larger than 2 MB"],
  ["what a tool wrote", `// @generated\n${OLD}`, "generated"],
  ["one long line", `${OLD.trim()}${"x();".repeat(12_000)}`, "minified"],
  ["what cannot be parsed", `${OLD}const = ;`, "it cannot be parsed: Unexpected token (2:6)"],
  ["what is nested too deep", `${OLD}${"[".repeat(3000)}${"]".repeat(3000)}`, "nested"],
  [
    "a deeper nesting",
    `${OLD}${"(\n".repeat(60_000)}${")".repeat(60_000)}`,
    "it is nested too deep",
  ],
])("Migrate leaves %s as it is, names it, and goes on", async (_, content, reason) => {
  const folder = newFolder({ "bad.js": content, "good.js": OLD });
  const { skipped, changed } = await report(folder, "--write");
  expect(skipped).toEqual([{ file: "bad.js", reason: expect.stringContaining(reason) }]);
  expect(changed).toEqual(["good.js"]);
  expect(readFileSync(join(folder, "bad.js")).equals(Buffer.from(content as string))).toBe(true);
});

test("Migrate edits once what is reached twice, and nothing outside of the folder", async () => {
  const outside = newFolder({ "a.js": OLD });
  const folder = newFolder({ "real/a.js": OLD });
  symlinkSync(join(folder, "real/a.js"), join(folder, "link.js"));
  symlinkSync(join(folder, "real"), join(folder, "again"));
  symlinkSync(folder, join(folder, "real/loop"));
  symlinkSync(join(outside, "a.js"), join(folder, "out.js"));
  symlinkSync(outside, join(folder, "outside"));
  symlinkSync(join(folder, "nowhere"), join(folder, "broken.js"));
  const { changed, skipped } = await report(folder, "--write");
  expect(changed).toEqual(["real/a.js"]);
  expect(readFileSync(join(folder, "real/a.js"), "utf8")).toBe(NEW);
  expect(readFileSync(join(outside, "a.js"), "utf8")).toBe(OLD);
  const links = ["again", "broken.js", "link.js", "out.js", "outside", "real/loop"];
  expect(skipped).toEqual(links.map((file) => ({ file, reason: "a link" })));
});

test("Migrate leaves build output and what git ignores, by rules of every level", async () => {
  const folder = newFolder({
    ".git/HEAD": "",
    ".gitignore": "*.log.js\n/made/\n!kept.log.js\n",
    "a.log.js": OLD,
    "kept.log.js": OLD,
    "made/a.js": OLD,
    "src/.gitignore": "own.js\n!own.log.js\n",
    "src/own.js": OLD,
    "src/a.js": OLD,
    "src/b.log.js": OLD,
    "src/own.log.js": OLD,
    "dist/a.js": OLD,
    ".storybook/a.js": OLD,
    ".next/a.js": OLD,
    "node_modules/p/a.js": OLD,
    "package-lock.json": '{ "numberWithPrefix": 1 }',
  });
  const { changed, skipped } = await report(folder, "--write");
  expect(changed).toEqual([".storybook/a.js", "kept.log.js", "src/a.js", "src/own.log.js"]);
  expect(skipped).toEqual([{ file: "dist", reason: "build output, or the code of others" }]);
  expect((await report(join(folder, "src"))).hits, "the rules above a folder hold in it").toEqual(
    [],
  );
});

test.skipIf(process.platform === "win32")(
  "Migrate names a pipe, and does not wait for it",
  async () => {
    const folder = newFolder({ "a.js": OLD });
    execFileSync("mkfifo", [join(folder, "pipe.js")]);
    execFileSync("mkfifo", [join(folder, ".gitignore")]);
    const { skipped, changed } = await report(folder, "--write");
    expect(skipped).toEqual([
      { file: ".gitignore", reason: "not a regular file" },
      { file: "pipe.js", reason: "not a regular file" },
    ]);
    expect(changed).toEqual(["a.js"]);
  },
);

test("Migrate keeps the mode of a file, leaves nothing beside it, and skips a read-only one", async () => {
  const folder = newFolder({ "run.js": OLD, "sealed.js": OLD });
  chmodSync(join(folder, "run.js"), 0o755);
  chmodSync(join(folder, "sealed.js"), 0o444);
  const { code, out } = await runMigrate(folder, "--write");
  expect(statSync(join(folder, "run.js")).mode & 0o777).toBe(0o755);
  expect(readFileSync(join(folder, "run.js"), "utf8")).toBe(NEW);
  expect(readFileSync(join(folder, "sealed.js"), "utf8")).toBe(OLD);
  expect(out).toContain("Not written (1: 1 .js)");
  expect(out).toMatch(/sealed\.js {2}it is read-only/);
  expect(readdirSync(folder).sort()).toEqual(["run.js", "sealed.js"]);
  expect(code).toBe(2);
});

test.skipIf(process.platform === "win32")(
  "Migrate leaves a file whole when there is no room for the new one, with a message",
  () => {
    const large = `${OLD}//${" room".repeat(1000)}\n`;
    const folder = newFolder({ "large.js": large, "small.js": OLD });
    const run = spawnSync("bash", [
      "-c",
      `ulimit -f 1; "${process.execPath}" "${cli}" migrate "${folder}" --write`,
    ]);
    expect(readFileSync(join(folder, "large.js"), "utf8")).toBe(large);
    expect(readFileSync(join(folder, "small.js"), "utf8")).toBe(NEW);
    expect(run.stdout.toString()).toMatch(
      /Renamed \(1\)[\s\S]*Not written \(1: 1 \.js\)\n {2}\S*large\.js/,
    );
    expect(run.status).toBe(2);
  },
);

test.skipIf(process.platform === "win32")(
  "Migrate leaves each file whole when it is killed while it writes",
  async () => {
    const names = Array.from({ length: 200 }, (_, index) => `f${index}.js`);
    const folder = newFolder(Object.fromEntries(names.map((name) => [name, OLD])));
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    const run = spawn(process.execPath, [cli, "migrate", folder, "--write"], { stdio: "ignore" });
    const ended = once(run, "exit");
    // The first file in the order of names has been written: others are still to come.
    const watching = setInterval(() => read("f0.js") === NEW && run.kill("SIGKILL"), 1);
    await ended;
    clearInterval(watching);
    expect(new Set([...names.map(read), OLD, NEW])).toEqual(new Set([OLD, NEW]));
  },
);

const PINNED = OLD.replace("{ body", '{ headers: { "api-version": "2.0" }, body');

test("Migrate names what keeps the version, and leaves that code whole until it is settled", async () => {
  const before = PINNED.replace("fetch", "export const isOk = (await fetch").replace(
    ");\n",
    ")).ok;\n",
  );
  const reader = "export const digits = (phone) => phone.format.national;\n";
  const folder = newFolder({ "a.js": before, "b.js": `import "./a.js";\n${reader}` });
  const read = () => readFileSync(join(folder, "a.js"), "utf8");
  const { code, out } = await runMigrate(folder, "--write");
  expect([code, read()]).toEqual([1, before]);
  expect(Math.max(...out.split("\n").map(({ length }) => length - folder.length))).toBeLessThan(80);
  expect(out).toMatch(/Ready, and waiting \(2\)[^\n]*\n {4}\S*b\.js:2:\d+ national\n/);
  writeFileSync(
    join(folder, "b.js"),
    `import "./a.js";\n// data-validation-migrate-ignore\n${reader}`,
  );
  await runMigrate(folder, "--write");
  expect(read()).toBe(before.replace("2.0", "2.1").replace("numberWithPrefix", "numberFull"));
});

const SHARED = `<?php
$client = new Client(['headers' => ['api-version' => '2.0']]);
$client->post('/phone/validate', ['json' => ['request' => ['query' => ['numberWithPrefix' => $phone]]]]);
`;

test("Names stay with the version that their calls share, as long as code without one has old names", async () => {
  const ruby = 'post("/phone/validate", { numberWithPrefix: "1" }, "api-version" => "2.0")\n';
  const page = `export const double = ["*/phone/validate", { data: { numberWithPrefix: "1" } }];\n`;
  const folder = newFolder({ "a.php": SHARED, "b.rb": ruby, "c.js": page });
  const read = () => readFileSync(join(folder, "a.php"), "utf8");
  const { out } = await runMigrate(folder, "--write");
  expect(read()).toBe(SHARED);
  expect(out).toMatch(
    /Ready, and waiting \(2\)[^\n]*\n {4}\S*c\.js:1:\d+ numberWithPrefix\n {2}\S*a\.php/,
  );
  writeFileSync(join(folder, "c.js"), page.replace("numberWithPrefix", "numberFull"));
  await runMigrate(folder, "--write");
  expect(read()).toBe(SHARED.replace("2.0", "2.1").replace("numberWithPrefix", "numberFull"));
});

test("A file that cannot be parsed holds up what it is connected with, by what stands in its text", async () => {
  const use =
    'import { response } from "./a.js";\nconst digits = (await response.json()).result.data.format.national;\n';
  const asking = `export const response = await ${PINNED}export const ok = response.ok;\n`;
  const { hits, changed, skipped } = await report(
    newFolder({ "a.js": asking, "broken.js": `${use}const = ;\n` }),
    "--write",
  );
  expect(changed).toEqual([]);
  expect(skipped).toEqual([
    { file: "broken.js", reason: "it cannot be parsed: Unexpected token (3:6)" },
  ]);
  const hit = { file: "broken.js", from: "national", line: 2, rank: "likely" };
  expect(hits).toContainEqual(expect.objectContaining(hit));
});

test("Migrate shows a source with commands for a terminal escaped", async () => {
  const folder = newFolder({ "a.js": `${OLD.trim()} // \u001b[2J\u009b1m\ttab\r\n` });
  const { out } = await runMigrate(folder);
  expect(out).toContain("// \\u001b[2J\\u009b1m\ttab\n");
  expect(out).not.toContain("\u001b");
});

const READER = `const answer = await (await ${PINNED.trim().replace(/;$/, "")}).json();
export const details = answer.data.response.result.data.numberWithPrefix;
`;
const OUTSIDE = `import { post } from "./post.js";
export const shown = async (request) => (await post("phone/validate", request)).data.response.result.data.format.nationalFormatted;
export const kept = { post };
`;

test("Migrate reads the envelope at --response-at, and advises it where it is missing", async () => {
  const folder = newFolder({
    "a.js": READER,
    "b.js": OUTSIDE,
    "post.js": "export const post = 1;\n",
  });
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const { out } = await runMigrate(folder, "--write");
  expect([read("a.js"), read("b.js")]).toEqual([READER, OUTSIDE]);
  expect(out).toMatch(/nationalFormatted → national .*run again with --response-at response\)/);
  expect(out).toMatch(
    /a\.js:2:\d+ {2}numberWithPrefix → numberFull {2}\(.*--response-at response\)/,
  );
  await runMigrate(folder, "--write", "--response-at", "data.response");
  expect(read("a.js")).toContain("answer.data.response.result.data.numberFull");
  expect(read("a.js")).toContain('"api-version": "2.1"');
  expect(read("b.js")).toContain("data.response.result.data.format.national;");
  expect(await runMigrate(folder, "--response-at", "a..b")).toMatchObject({
    code: 2,
    err: expect.stringContaining("--response-at has an empty key"),
  });
});

test("Migrate notes once that code without a version receives the new one already", async () => {
  const already = "Code without an api-version header receives version 2.1 already";
  const { out } = await runMigrate(newFolder({ "a.js": OLD, "b.js": OLD }));
  expect(out.replaceAll("\n", " ").split(already)).toHaveLength(2);
  expect((await runMigrate(newFolder({ "a.js": PINNED }))).out).not.toContain("Code without");
  expect((await report(newFolder({ "a.js": OLD }))).notes).toEqual([
    expect.stringContaining(already),
  ]);
  expect((await report(newFolder({ "a.js": PINNED }))).notes).toEqual([]);
});

test("Migrate lists a recording of the old version with what to do with it", async () => {
  const recording = JSON.stringify({ request: { query: { numberWithPrefix: "1" } } });
  const { out } = await runMigrate(newFolder({ "recording.json": recording }));
  expect(out).toContain(
    "recorded in 2.0: record it again, or translate it with @data-validation/client/migrate",
  );
});

test("One file can be given instead of a folder", async () => {
  const folder = newFolder({ "a.js": OLD, "b.js": OLD });
  await runMigrate(join(folder, "a.js"), "--write");
  expect(readFileSync(join(folder, "a.js"), "utf8")).toBe(NEW);
  expect(readFileSync(join(folder, "b.js"), "utf8")).toBe(OLD);
});

test.each(["a.js", "src/a.js"])("The place in the file %s is printed as it was given", (name) => {
  const sources = new Map([["a.js", {} as never]]);
  const project = { hits: [], sources, skipped: [{ file: "a.js", reason: "unreadable" }] };
  const out = migrationText({ folder: name, project, edited: new Map(), written: undefined });
  expect(out).toContain(`\n  ${name}  unreadable\n`);
});

test("Migrate counts the skipped files by kind", async () => {
  const bad = Buffer.from([0xff]);
  const broken = "const = ; // numberWithPrefix";
  const { out } = await runMigrate(
    newFolder({ "a.js": NEW, "b.vue": bad, "c.vue": bad, "d.ts": broken }),
  );
  expect(out).toContain("Not looked at (3: 2 .vue, 1 .ts)");
});

test.each([
  [["nowhere"], "There is no nowhere.\n"],
  [[".", ".."], "Unexpected argument ... All options: data-validation migrate --help\n"],
])("%s gets a sentence, and exit code 2", async (args, err) => {
  expect(await runMigrate(...args)).toEqual({ code: 2, out: "", err });
});
