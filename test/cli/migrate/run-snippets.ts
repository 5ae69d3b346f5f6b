// Runs snippets, each in turn, and prints what they gave: `node run-snippets.ts <base address> <list of files>`.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [base = "", list = ""] = process.argv.slice(2);
const results: unknown[] = [];
for (const file of JSON.parse(readFileSync(list, "utf8")) as string[]) {
  try {
    const { run } = await import(pathToFileURL(file).href);
    results.push({ value: (await run(base)) ?? null });
  } catch (error) {
    results.push({ error: (error as Error).message });
  }
}
process.stdout.write(JSON.stringify(results));
