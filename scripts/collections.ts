import { readFileSync } from "node:fs";
import { join } from "node:path";
import { versions } from "./lib/bundles.ts";
import { bruno } from "./lib/collections/bruno.ts";
import { callsOf } from "./lib/collections/calls.ts";
import { postman, postmanEnvironment } from "./lib/collections/postman.ts";
import type { Output } from "./lib/output.ts";

/** Writes collections/: a file a version for Postman, a folder a version for Bruno, and the environments of both. */
export function collections(output: Output): void {
  for (const version of versions()) {
    const document = JSON.parse(readFileSync(join(output.folder, `openapi/${version}.slim.json`), "utf8"));
    const api = callsOf(document);
    output.write(`collections/postman/${version}.json`, postman(api));
    for (const [file, text] of Object.entries(bruno(api))) output.write(`collections/bruno/${version}/${file}`, text);
    for (const environment of api.environments)
      output.write(`collections/postman/${environment.name}.environment.json`, postmanEnvironment(environment));
  }
  output.removeOthers("collections");
}
