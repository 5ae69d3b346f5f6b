// Makes the data of the package from the contract, and lays it into the package.
import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const dist = join(import.meta.dirname, "dist");
execFileSync(process.execPath, ["scripts/data.ts"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
rmSync(dist, { recursive: true, force: true });
cpSync(join(root, "generated/data"), dist, { recursive: true });
