import { before, type Recipe, replace } from "../recipe.ts";

export const option: Recipe = {
  title: "A new option, in all versions",
  example: "`/email/search` takes `domains`, the only ones to complete an address with.",
  steps: [
    {
      what: "Describe the option in the schema of the operation's options",
      files: {
        "openapi/shared/email/search.yaml": before(
          "\n  EmailSearchResponse:\n",
          `      domains:
        type: [array, "null"]
        description: The only domains to complete an address with; all well-known ones when it is left out.
        items: { type: string }
        examples: [[seznam.cz]]
`,
        ),
      },
    },
    {
      what: "Add a request example that uses it, where it makes a difference",
      files: {
        "openapi/shared/email/search.examples.yaml": before(
          "responses:\n",
          `  domains:
    summary: The name alone, with the domain of one provider
    value:
      request:
        query: { value: jana.kadlecova }
        options: { domains: [seznam.cz] }
`,
        ),
      },
    },
    {
      what: "Let the sandbox obey it",
      files: {
        "packages/mock/src/sandbox/email/search.ts": replace(
          "toLowerCase(), resultsLimit);",
          "toLowerCase(), resultsLimit).filter((domain) => options.domains?.includes(domain) ?? true);",
        ),
      },
    },
    { what: "Make the artifacts and the response examples, and read the difference", run: "examples" },
  ],
};
