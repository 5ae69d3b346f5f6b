import { listAssumptions } from "@data-validation/contract-files/assumption-list";
import { readBundles } from "@data-validation/contract-files/bundles";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";

export function writeAssumptions(output: ArtifactFolder): void {
  output.write("assumptions.md", INTRODUCTION + listAssumptions(readBundles(output.folder)));
}

const INTRODUCTION = `# Assumptions

The specification does not show everything. Where it is silent, the contract makes an assumption and marks it: \`x-assumed\` (the place is
assumed), \`x-assumed-content\` (the place is stated, its content is assumed) or \`x-assumed-detail\` (the place is stated, a detail is assumed).
Everything below a place of the first two kinds is assumed. Everything else is stated by the specification.

The grade of a row follows from the ledgers in \`openapi/evidence\`. **Observed**: recordings of this service show the place. **Corroborated**: a
comparable service documents or shows it. **Assumed**: no source shows it, or a source contradicts it. Fields inside a row that are assumed
are listed beside the grade.

`;
