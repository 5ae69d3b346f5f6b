import { readFileSync } from "node:fs";
import type { Source } from "./contract/source.ts";
import { bundleRedoc } from "./operations/reference.ts";
import { ICON } from "./pages/shell.ts";
import { makePlaygroundData } from "./playground-data.ts";
import { bundleModules, bundleScript } from "./script.ts";

export type Write = (path: string, content: string) => void;

export async function writeAssets(source: Source, write: Write): Promise<void> {
  write("theme.js", await bundleScript("docs/browser/theme.ts"));
  write("site.js", await bundleScript("docs/browser/site.ts"));
  write("samples.js", await bundleScript("docs/browser/samples/main.ts"));
  write("search.js", await bundleScript("docs/browser/search/main.ts"));
  for (const [name, parts] of Object.entries(css))
    write(
      name,
      parts.map((part) => readFileSync(`docs/browser/styles/${part}.css`, "utf8")).join("\n"),
    );
  write("icon.svg", ICON);
  write("license.txt", readFileSync("LICENSE", "utf8"));
  write(
    "playground-data.js",
    `window.playgroundData = ${JSON.stringify(makePlaygroundData(source))};\n`,
  );
  write("playground.js", await bundleScript("docs/browser/playground/playground.ts"));
  write("mock.js", await bundleScript("docs/browser/mock/main.ts"));
  for (const [name, code] of await bundleModules("docs/browser/mock/main.ts"))
    write(`mock/${name}`, code);
  write("redoc.js", await bundleRedoc());
  write("reference.js", await bundleScript("docs/browser/reference.ts"));
}

/** The style sheet of Redoc's pages, and that of all others. */
const css = {
  "shell.css": ["base", "shell", "reference"],
  "text.css": ["base", "shell", "text", "operation", "playground", "print"],
};
