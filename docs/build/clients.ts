import { readFileSync } from "node:fs";
import { readIdentity } from "../../scripts/identity.ts";

/** How a document is named where the package of the contract is installed. */
const INSTALLED = /node_modules\/@[\w-]+\/contract\/dist\/([\d.]+)\/openapi\.(json|yaml)/g;

/** How the README of the contract's package tells to generate a client, without the heading. */
export function clientsSection(): string {
  const readme = readFileSync("packages/contract/README.md", "utf8");
  const [, section] = /^## Generate a client\n([\s\S]*?)^## /m.exec(readme) ?? [];
  if (section === undefined) throw new Error("The README of packages/contract has no section: Generate a client.");
  return section.trim();
}

/** The same for those who take the documents from this site: without the package, by their addresses. */
export function clientsFromSite(): string {
  const { homepage } = readIdentity();
  return clientsSection()
    .replaceAll(INSTALLED, `${homepage}openapi/$1.$2`)
    .replaceAll(/(npm install --save-dev) @[\w-]+\/contract/g, "$1")
    .replaceAll("`openapi.yaml` beside it", "the same with `.yaml`")
    .replaceAll(/^### /gm, "## ");
}
