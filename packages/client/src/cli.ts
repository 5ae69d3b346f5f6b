#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadCompiler } from "./migrate/command/compiler.ts";
import { applyEdits } from "./migrate/command/edit.ts";
import { listSources } from "./migrate/command/sources.ts";
import { findUses, type Use } from "./migrate/command/uses.ts";

const help = `
Usage: npx @data-validation/client migrate <folder> [--write]

Finds the names of version 2.0 of the Data Validation API in TypeScript and JavaScript sources, and prints file, line, old name, new name,
and the section of the specification. Ends with exit code 1 when there is something left to do.

  --write   rename where that is safe; what needs a decision is printed and left alone
  --help    this text
`;

process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const given = parse(words);
  if (typeof given === "string") return fail(given);
  if (given.help) {
    console.log(help.trim());
    return 0;
  }
  const { folder } = given;
  if (!existsSync(folder)) return fail(`There is no ${folder}.`);
  const compiler = await loadCompiler(resolve(folder));
  if (typeof compiler === "string") return fail(compiler);
  const uses = findUses(compiler, listSources(resolve(folder)));
  for (const use of uses) console.log(line(use, given.write));
  if (given.write) write(uses);
  return summarize(uses, given.write);
}

function parse(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { write: { type: "boolean", default: false }, help: { type: "boolean", short: "h", default: false } },
    });
    const [command, folder = ".", ...others] = positionals;
    if (!values.help && (command !== "migrate" || others.length > 0)) return help.trim();
    return { ...values, folder };
  } catch (error) {
    return `${(error as Error).message}\n\n${help.trim()}`;
  }
}

function fail(sentence: string): number {
  console.error(sentence);
  return 2;
}

function line({ file, line, column, from, to, section, certainty, note }: Use, isWritten: boolean): string {
  const words = { rename: isWritten ? "renamed" : "safe to rename", hand: "by hand", look: "maybe; look at it" };
  const remark = [words[certainty], note].filter(Boolean).join("; ");
  return `${relative("", file)}:${line}:${column}  ${from} → ${to ?? "nothing"}  (section ${section}; ${remark})`;
}

function write(uses: Use[]): void {
  for (const file of new Set(uses.map((use) => use.file))) {
    const edits = uses.filter((use) => use.file === file).flatMap((use) => use.edits);
    if (edits.length > 0) writeFileSync(file, applyEdits(readFileSync(file, "utf8"), edits));
  }
}

function summarize(uses: Use[], isWritten: boolean): number {
  const count = (certainty: Use["certainty"]) => uses.filter((use) => use.certainty === certainty).length;
  if (uses.length === 0) {
    console.log("No name of version 2.0 was found.");
    return 0;
  }
  const renamed = isWritten ? "renamed" : "safe to rename with --write";
  console.log(`\n${count("rename")} ${renamed}, ${count("hand")} to do by hand, ${count("look")} to look at.`);
  return isWritten && count("rename") === uses.length ? 0 : 1;
}
