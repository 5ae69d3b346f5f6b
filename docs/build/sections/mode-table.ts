import type { Schemas } from "@data-validation/client";
import { inCode } from "@data-validation/common/text";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { exampleOf, respondFromMock } from "../contract/response.ts";
import { fieldTrees } from "../contract/shown-fields.ts";
import type { Source } from "../contract/source.ts";
import { playgroundLink, requestBlock, tableMarkdown } from "./blocks.ts";

/** A table of the responses to an example in each correction mode. */
export async function modeTable(
  source: Source,
  [id = "", example = "", show = ""]: string[],
  root: string,
): Promise<string> {
  const { operation: described, request } = exampleOf(source, source.current, id, example);
  const names =
    flattenFields(fieldTrees(described).request).find(
      ({ path }) => path === "request.options.correctionMode",
    )?.values ?? [];
  const { options, ...withoutOptions } = request as { options?: object };
  const bodies = await Promise.all(
    names.map(async (correctionMode) => {
      const withMode = { ...withoutOptions, options: { ...options, correctionMode } };
      const { body } = await respondFromMock(source, { operation: described, request: withMode });
      return body as Schemas["EmailValidateResponse"];
    }),
  );
  const cellOf = (part: unknown) =>
    part === null ? "`null`" : inCode(valueAtKeys(part, show.split(".")));
  const rows = [
    ["result.isValid", ...bodies.map(({ result }) => inCode(result.isValid))],
    ["result.proposal", ...bodies.map(({ result }) => inCode(result.proposal))],
    [`resultCorrected.${show}`, ...bodies.map(({ resultCorrected }) => cellOf(resultCorrected))],
    [
      `suggestions[].${show}`,
      ...bodies.map(({ suggestions }) => suggestions.map(cellOf).join(", ") || "`[]`"),
    ],
  ];
  return `${requestBlock({ operation: described, request: withoutOptions })}

${tableMarkdown(["", ...names.map(inCode)], rows)}

${playgroundLink("Open in the playground", root, described, { example })}`;
}
