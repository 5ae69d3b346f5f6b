// Prints how the bundles of a folder contradict the specification, a line each: the program that
// npm run lint starts.
import { existsSync } from "node:fs";
import { readBundles } from "@data-validation/contract-files/bundles";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";

const [folder = "generated"] = process.argv.slice(2);
// The files of the statements also test the mock, which is made of artifacts.
if (!existsSync("generated/mock")) refreshArtifacts();
const { collectSections, contradictionsOf } = await import("./support/contradictions.ts");
const { contractsOfBundles } = await import("./support/section.ts");
const { stated } = await collectSections();
const contradictions = contradictionsOf(contractsOfBundles(readBundles(folder)), stated);
console.log(contradictions.join("\n"));
process.exitCode = contradictions.length > 0 ? 1 : 0;
