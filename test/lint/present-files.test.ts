import { presentFiles } from "@data-validation/tooling/present-files";
import { expect, test } from "vitest";

test("The files of a linter are those that Git tracks or would add", () => {
  const files = presentFiles("openapi", ".spectral.yaml");
  expect(files).toContain(".spectral.yaml");
  expect(files).toContain("openapi/2.1/openapi.yaml");
  expect(presentFiles("dist", "node_modules")).toEqual([]);
});
