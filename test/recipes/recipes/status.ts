import { after, before, type Recipe } from "../recipe.ts";

export const status: Recipe = {
  title: "A new error status",
  example: "Every operation may answer 410, for a version that is no longer there.",
  steps: [
    {
      what: "Describe the response beside the other errors, with an example, and name it among those of every operation",
      files: {
        "openapi/shared/errors.yaml": (text) =>
          before(
            "  MethodNotAllowed:\n    description",
            `  Gone:
    description: The version of the API is no longer there.
    x-assumed: The specification does not say what becomes of old versions.
    content:
      application/json:
        schema: { $ref: "#/schemas/ErrorResponse" }
        examples:
          versionGone:
            summary: A version that has been switched off
            value:
              errors:
                - group: REQUEST
                  type: API_VERSION
                  subtype: GONE
                  severity: critical
                  relatedTo: []
                  description: This version of the API is no longer there.

`,
          )(
            after(
              `  MethodNotAllowed: { $ref: "#/responses/MethodNotAllowed" }\n`,
              `  Gone: { $ref: "#/responses/Gone" }\n`,
            )(text),
          ),
      },
    },
    {
      what: "Give it its status in the overlay, which adds it to every operation",
      seenBy: ["test/specification/completeness.test.ts"],
      files: {
        "openapi/shared/operations.overlay.yaml": after(
          `      "405": { $ref: "#/components/responses/MethodNotAllowed" }\n`,
          `      "410": { $ref: "#/components/responses/Gone" }\n`,
        ),
      },
    },
    { what: "Make the artifacts", run: "generate" },
  ],
};
