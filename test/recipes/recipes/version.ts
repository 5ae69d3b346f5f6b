import { after, all, content, type Recipe, replace, replaceAll } from "../recipe.ts";

const sameAs = (kind: string) => ({
  [`packages/mock/src/sandbox/${kind}/index.ts`]: replace(
    `"2.1": operations };`,
    `"2.1": operations, "2.2": operations };`,
  ),
});

export const version: Recipe = {
  title: "A new version that renames a field",
  example:
    "Version 2.2 calls `carrier` of `/phone/validate` `operator`; it has to be asked for, as 2.1 stays the current one.",
  steps: [
    {
      what: "Copy the folder of the newest version, write its version into its root document, and rename the field",
      copy: ["openapi/2.1", "openapi/2.2"],
      files: {
        "openapi/2.2/openapi.yaml": all(
          replace(`  version: "2.1"`, `  version: "2.2"`),
          replace("required: false", "required: true"),
          replace(" A request without it is answered as 2.1, and so is one that leaves its value empty.", ""),
          replace(
            "      x-assumed: The specification states that the header is optional, not what an empty one means; assumed the same as none.\n",
            "",
          ),
          replace(`const: "2.1", default: "2.1"`, `const: "2.2"`),
          replace(`value: "2.1" }`, `value: "2.2" }`),
          replace(`schema: { type: string, const: "2.1" }`, `schema: { type: string, const: "2.2" }`),
        ),
        "openapi/2.2/phone/validate.yaml": replaceAll("      carrier:", "      operator:"),
        "openapi/2.2/errors.yaml": replaceAll("Version 2.1 does not", "Version 2.2 does not"),
      },
    },
    {
      what: "Name its root document in `redocly.yaml`, for editors",
      files: {
        "redocly.yaml": (text) =>
          `${text}  "2.2":\n    root: openapi/2.2/openapi.yaml\n    rules: { no-unused-components: off }\n`,
      },
    },
    {
      what: "Register its operations in the sandbox, by the name of the version; write the one that differs",
      files: {
        ...sameAs("company"),
        ...sameAs("email"),
        ...sameAs("location"),
        "packages/mock/src/sandbox/name/index.ts": after(
          `  "2.1": { nameValidate: nameValidate["2.1"] },\n`,
          `  "2.2": { nameValidate: nameValidate["2.1"] },\n`,
        ),
        "packages/mock/src/sandbox/phone/index.ts": after(
          `  "2.1": { phoneSearch, phoneValidate: phoneValidate["2.1"] },\n`,
          `  "2.2": { phoneSearch, phoneValidate: phoneValidate["2.2"] },\n`,
        ),
        "packages/mock/src/sandbox/phone/validate.ts": replace(
          "};\n\n/** What both versions have in common",
          `  "2.2": (request: Request<"2.2">) => {
    const { preferredPrefixes = [], numberFormat = defaults.numberFormat } = request.options ?? {};
    return answer(request, preferredPrefixes, (facts) => {
      const { carrier, ...data } = dataIn21(facts, numberFormat);
      return { ...data, operator: carrier };
    });
  },
};

/** What both versions have in common`,
        ),
      },
    },
    {
      what: "Write the table of its changes, and what translates requests and answers by it",
      files: {
        "packages/client/src/migrate/changes.ts": after(
          `  { from: "2.0", to: "2.1", changes },\n`,
          `  {
    from: "2.1",
    to: "2.2",
    changes: [{ ...phone, section: "9.4", place: "result.data", from: "carrier", to: "operator" }],
  },\n`,
        ),
        "packages/client/src/migrate/operator.ts": content(`import type { ResponseBody } from "../types.ts";
import { mapValidation, type Translator } from "./translate.ts";

type Answer21 = ResponseBody<"/phone/validate", "2.1">;
type Answer22 = ResponseBody<"/phone/validate", "2.2">;
type Data21 = Answer21["result"]["data"];
type Data22 = Answer22["result"]["data"];

/** Translates /phone/validate between 2.1 and 2.2. */
export const operatorTranslator: Translator = {
  upgradeRequest: (body) => ({ body, lost: [] }),
  downgradeRequest: (body) => ({ body, lost: [] }),
  upgradeResponse: (answer: Answer21) =>
    mapValidation(answer, ({ carrier, ...data }: Data21): Data22 => ({ ...data, ...(carrier && { operator: carrier }) })),
  downgradeResponse: (answer: Answer22) =>
    mapValidation(answer, ({ operator, ...data }: Data22): Data21 => ({ ...data, ...(operator && { carrier: operator }) })),
  errorFields: {},
};
`),
        "packages/client/src/migrate/translators.ts": all(
          after(
            `  { from: "2.0", to: "2.1", paths: { [phonePath]: phoneTranslator, [namePath]: nameTranslator } },\n`,
            `  { from: "2.1", to: "2.2", paths: { [phonePath]: operatorTranslator } },\n`,
          ),
          after(
            `import { namePath, nameTranslator } from "./name.ts";\n`,
            `import { operatorTranslator } from "./operator.ts";\n`,
          ),
        ),
      },
    },
    { what: "Make the artifacts and the response examples, and read the difference", run: "examples" },
  ],
};
