import { refresh } from "@data-validation/contract-files/fresh";
import { lint, typeLinter } from "./lint.ts";

// The types are those of the artifacts, so what is stale is made again first.
refresh();
if (!(await lint(typeLinter))) process.exitCode = 1;
