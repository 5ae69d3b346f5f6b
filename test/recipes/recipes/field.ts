import { after, all, before, type Recipe, replace } from "../recipe.ts";

export const field: Recipe = {
  title: "A new optional field of an answer, in one version",
  example: "`/name/validate` of 2.1 also returns `initials`.",
  steps: [
    {
      what: "Describe the field in its schema, with `x-assumed` unless the specification states it",
      files: {
        "openapi/2.1/name/validate.yaml": before(
          `      dataTypes: { $ref: "#/schemas/NameDataTypes" }\n`,
          `      initials:
        type: [string, "null"]
        description: The first letters of name and surname; null when one of them is missing.
        x-assumed: The specification does not show it.
        examples: [JK]
`,
        ),
      },
    },
    {
      what: "Return it from the sandbox",
      files: {
        "packages/mock/src/sandbox/name/validate.ts": all(
          replace(
            "return writeEnvelope(examineName(query, neutral), correctionMode);",
            "return mapData(writeEnvelope(examineName(query, neutral), correctionMode), withInitials);",
          ),
          before(
            "function dataIn20(",
            `function withInitials(facts: NameFacts): Data<"2.1"> {
  const { name, surname } = facts;
  return { ...facts, initials: name && surname ? name.charAt(0) + surname.charAt(0) : null };
}

`,
          ),
        ),
      },
    },
    {
      what: "Where only one version has it, say so in the table of changes between the versions",
      files: {
        "packages/client/src/migrate/changes.ts": after(
          `  { ...name, place: "result.data", from: null, to: "dataTypes" },\n`,
          `  { ...name, place: "result.data", from: null, to: "initials" },\n`,
        ),
      },
    },
    {
      what: "Leave it out of answers that are translated to the older version",
      seenBy: ["test/client/migrate/translate.test.ts"],
      files: {
        "packages/client/src/migrate/name.ts": replace(
          "vocativeNameSurname, dataTypes, ...others } = data;",
          "vocativeNameSurname, dataTypes, initials, ...others } = data;",
        ),
      },
    },
    {
      what: "State the difference of the versions in the test of section 9",
      seenBy: ["test/specification/9-versioning.test.ts"],
      files: {
        "test/specification/9-versioning.test.ts": before(
          "];\n\n/** What the introduction's table says",
          `  {
    title: "response data | absent | initials",
    places: field("NameData", "initials"),
    check: ({ v21 }) => v21.operation(name).data("initials").isThere(),
  },
`,
        ),
      },
    },
    { what: "Make the artifacts and the response examples, and read the difference", run: "examples" },
  ],
};
