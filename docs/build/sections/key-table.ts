import { inCode } from "@data-validation/common/text";
import { testKeys } from "@data-validation/mock/internal/keys/test-keys";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { respondFromMock } from "../contract/response.ts";
import { findOperation, type Source } from "../contract/source.ts";
import { statusAndHeaders, tableMarkdown } from "./blocks.ts";

export async function keyTable(source: Source): Promise<string> {
  const described = findOperation(source, source.current, "emailValidate");
  const [example] = Object.values(described.examples);
  const rows = [null, ...Object.values(testKeys)].map(async (key) => {
    const response = await respondFromMock(source, {
      operation: described,
      request: example?.value.request,
      key,
    });
    const subtype = valueAtKeys(response.body, ["errors", "0", "subtype"]);
    return [key === null ? "none" : inCode(key), statusAndHeaders(response), inCode(subtype)];
  });
  return tableMarkdown(["Key", "Status", "errors[].subtype"], await Promise.all(rows));
}
