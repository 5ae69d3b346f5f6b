import { readBundles } from "@data-validation/contract-files/bundles";
import type { Output } from "@data-validation/tooling/output";
import { stringify } from "yaml";
import { portable } from "./lib/openapi/portable.ts";
import { slim } from "./lib/openapi/slim.ts";

export function slimDocuments(output: Output): void {
  for (const bundle of readBundles(output.folder)) {
    const { version } = bundle.info;
    const document = slim(portable(bundle));
    output.write(`openapi/${version}.slim.json`, document);
    output.write(
      `openapi/${version}.slim.yaml`,
      stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
    );
  }
}
