import { build, type Plugin } from "rolldown";

/** Bundles a script for pages: classic and in one file, because browsers refuse to load modules from disk. */
export async function script(input: string, plugins: Plugin[] = []): Promise<string> {
  const { output } = await build({
    input,
    plugins,
    output: { format: "iife", minify: true },
    platform: "browser",
    logLevel: "warn",
    write: false,
  });
  return output[0].code;
}
