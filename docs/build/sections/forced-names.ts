import { inCode } from "@data-validation/common/text";
import { listOperations } from "@data-validation/mock/internal/contract/operations";
import type { Source } from "../contract/source.ts";
import { tableMarkdown } from "./blocks.ts";

/** A table of the example names that `Prefer: example=<name>` accepts in the current version. */
export async function forcedNames(source: Source): Promise<string> {
  const operations = (await listOperations()).filter(({ version }) => version === source.current);
  const namesOf = (examples: Record<string, unknown>, isError: boolean) =>
    Object.entries(examples)
      .filter(([, status]) => Number(status) >= 400 === isError)
      .map(([name]) => name);
  const errors = operations.map(({ examples }) => namesOf(examples, true));
  const common = (errors[0] ?? []).filter((name) => errors.every((names) => names.includes(name)));
  const rows = operations.map(({ path, examples }, index) => [
    inCode(path),
    namesOf(examples, false).map(inCode).join(", "),
    (errors[index] ?? [])
      .filter((name) => !common.includes(name))
      .map(inCode)
      .join(", "),
  ]);
  return `<details><summary>Names of responses, by operation</summary>

${tableMarkdown(["Operation", "Responses", "Errors of this operation"], rows)}

Errors of every operation: ${common.map(inCode).join(", ")}.

</details>`;
}
