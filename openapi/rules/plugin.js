import files from "./files.js";
import marks from "./marks.js";
import operations from "./operations.js";
import schemas from "./schemas.js";

/**
 * The rules of the contract for Redocly, which visits each node of each source file once and names
 * the file and line of a finding. The style guide of the operations is in .spectral.yaml.
 */
export default function contract() {
  return { id: "contract", rules: { oas3: { files, marks, operations, schemas } } };
}
