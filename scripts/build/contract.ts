// Makes the data of the package from the contract, and lays it into the package.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { writeData } from "../artifacts/data.ts";

process.chdir(join(import.meta.dirname, "../.."));
refreshArtifacts();
writeData(new ArtifactFolder("generated"));
rmSync("packages/contract/dist", { recursive: true, force: true });
cpSync("generated/data", "packages/contract/dist", { recursive: true });
