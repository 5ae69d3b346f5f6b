import { join } from "node:path";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { type BuildOptions, build, type RolldownOutput } from "rolldown";

/**
 * Bundles a program in TypeScript as an application of a user would be, as if it lay in a folder.
 */
export async function bundleText(
  contents: string,
  folder: string,
  options: BuildOptions,
): Promise<string> {
  const { output } = await bundleChunks(contents, folder, options);
  return output[0].code;
}

/** Bundles a program like {@link bundleText}: its script, then those that it loads late. */
export async function bundleChunks(
  contents: string,
  folder: string,
  options: BuildOptions,
): Promise<RolldownOutput> {
  const entry = join(folder, "entry.ts");
  const asText = {
    name: "as-text",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? contents : null),
  };
  const plugins = [asText, options.plugins];
  return build({
    logLevel: "silent",
    resolve: { conditionNames: [SOURCE_CONDITION] },
    ...options,
    input: entry,
    plugins,
    write: false,
  });
}
