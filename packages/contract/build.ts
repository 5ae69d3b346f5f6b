// Lays what npm run generate has made of the contract into the package.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

const dist = join(import.meta.dirname, "dist");
rmSync(dist, { recursive: true, force: true });
cpSync(join(import.meta.dirname, "../../generated/data"), dist, { recursive: true });
