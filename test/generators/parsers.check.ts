import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emptyFolder, run, toolsFolder } from "./run.ts";
import { tries } from "./tools.ts";

const binaries = join(toolsFolder, "node_modules", ".bin");

describe.each(["2.0", "2.1"])("The bundle of %s", (version) => {
  const bundle = `generated/openapi/${version}.json`;

  test("is valid to @apidevtools/swagger-parser", async ({ task }) => {
    tries(task, "@apidevtools/swagger-parser", version);
    const module = join(toolsFolder, "node_modules/@apidevtools/swagger-parser/lib/index.js");
    const { default: parser } = await import(/* @vite-ignore */ module);
    const { paths } = await parser.validate(bundle);
    expect(Object.keys(paths)).toHaveLength(12);
  });

  test("is valid to @scalar/openapi-parser", async ({ task }) => {
    tries(task, "@scalar/openapi-parser", version);
    const module = join(toolsFolder, "node_modules/@scalar/openapi-parser/dist/index.js");
    const { validate } = await import(/* @vite-ignore */ module);
    expect(await validate(readFileSync(bundle, "utf8"))).toMatchObject({ valid: true, errors: [] });
  });

  test("becomes a Postman collection with a request for each of the 12 operations", async () => {
    const file = join(emptyFolder("postman", version), "collection.json");
    await run(join(binaries, "openapi2postmanv2"), ["-s", bundle, "-o", file]);
    expect(existsSync(file)).toBe(true);
    expect(requests(JSON.parse(readFileSync(file, "utf8")))).toHaveLength(12);
  });
});

interface Folder {
  request?: { method: string };
  item?: Folder[];
}

function requests({ request, item = [] }: Folder): string[] {
  return [...(request ? [request.method] : []), ...item.flatMap(requests)];
}
