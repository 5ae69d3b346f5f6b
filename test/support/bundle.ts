import { join } from "node:path";
import { sourceCondition } from "@data-validation/tooling/source-condition";
import { type BuildOptions, build } from "rolldown";

/** Bundles a program in TypeScript as an application of a user would be, as if it lay in a folder. */
export async function bundleText(
  contents: string,
  folder: string,
  options: BuildOptions,
): Promise<string> {
  const entry = join(folder, "entry.ts");
  const asText = {
    name: "as-text",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? contents : null),
  };
  const plugins = [asText, options.plugins];
  const { output } = await build({
    logLevel: "silent",
    resolve: { conditionNames: [sourceCondition] },
    ...options,
    input: entry,
    plugins,
    write: false,
  });
  return output[0].code;
}
