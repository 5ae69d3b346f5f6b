import { readFileSync } from "node:fs";
import { readIdentity } from "../../scripts/identity.ts";

/** A document in the installed contract package. */
const INSTALLED = /node_modules\/@[\w-]+\/contract\/dist\/([\d.]+)\/openapi\.(json|yaml)/g;

/** The section of the contract package's README about generating a client. */
export function clientsSection(): string {
  const readme = readFileSync("packages/contract/README.md", "utf8");
  const [, section] = /^## Generate a client\n([\s\S]*?)^## /m.exec(readme) ?? [];
  if (section === undefined) throw new Error("The README of packages/contract has no section: Generate a client.");
  return section.trim();
}

/** The same section with the documents of this site in place of the package. */
export function clientsFromSite(): string {
  const { homepage } = readIdentity();
  return clientsSection()
    .replaceAll(INSTALLED, `${homepage}openapi/$1.$2`)
    .replaceAll(/(npm install --save-dev) @[\w-]+\/contract/g, "$1")
    .replaceAll("`openapi.yaml` beside it", "the same with `.yaml`")
    .replaceAll(/^### /gm, "## ");
}
