import { readFileSync } from "node:fs";
import { rolldown } from "rolldown";

const FOLDER = "packages/mock/src/page";

/** The module with the files of the mock's page; its program is one file without types. */
export async function writePage(): Promise<string> {
  const bundle = await rolldown({ input: `${FOLDER}/page.ts`, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm" });
  const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");
  const files = {
    "index.html": read("index.html"),
    "page.css": read("page.css"),
    "page.js": output[0].code,
  };
  const code = JSON.stringify(files, undefined, 2);
  return `// The page at /_mock/, made from ${FOLDER}/ by npm run generate.\nexport const pageFiles: Record<string, string> = ${code};\n`;
}
