import { readFileSync } from "node:fs";
import { join } from "node:path";

const guide = join(import.meta.dirname, "../../docs/content/guides/mock-for-a-team.md");

/** A file of the guide for teams, by the name in its first line. */
export function guideBlock(name: string): string {
  const blocks = readFileSync(guide, "utf8").matchAll(/^```yaml\n# (\S+)\n(.*?)^```/gms);
  const [, , text] = [...blocks].find(([, path]) => path === name) ?? [];
  if (text === undefined) throw new Error(`The guide for teams has no ${name}.`);
  return text;
}
