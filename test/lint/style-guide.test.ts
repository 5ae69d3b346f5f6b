import { beforeAll, describe, expect, test } from "vitest";
import { loadStyleGuide, smallContract } from "./style-guide.ts";

let lint: (document: object) => Promise<string[]>;

beforeAll(async () => {
  lint = await loadStyleGuide();
});

// npm run lint checks the whole contract; these tests show that each rule finds a violation.
describe("A contract of one operation", () => {
  const operation = (contract: Contract) => contract.paths["/email/validate"].post;
  const media = (holder: Contract) => holder.content["application/json"];
  const schema = (contract: Contract, name: string) => contract.components.schemas[name];

  test("follows the style guide as it is", async () => {
    expect(await lint(smallContract())).toEqual([]);
  });

  test.each<[string, string, (contract: Contract) => void]>([
    ["operation-id-mirrors-path", "has another operation id", (c) => (operation(c).operationId = "validateEmail")],
    [
      "operation-is-post",
      "has a GET",
      (c) => (c.paths["/email/validate"].get = { ...operation(c), operationId: "g", requestBody: undefined }),
    ],
    ["operation-is-secured", "can be called without a key", (c) => (operation(c).security = [])],
    ["operation-is-secured", "can also be called without a key", (c) => (c.security = [...c.security, {}])],
    ["operation-is-secured", "asks for no key anywhere", (c) => delete c.security],
    [
      "operation-has-401",
      "does not say what happens without a key",
      (c) => renameKey(operation(c).responses, "401", "418"),
    ],
    [
      "operation-summary-is-a-phrase",
      "has a summary with a full stop",
      (c) => (operation(c).summary = "Validate an address."),
    ],
    [
      "operation-summary-is-a-phrase",
      "has a summary in title case",
      (c) => (operation(c).summary = "Validate an Address"),
    ],
    [
      "response-states-version",
      "has a success without Service-Api-Version",
      (c) => delete operation(c).responses["200"].headers,
    ],
    [
      "response-states-version",
      "has an error without Service-Api-Version",
      (c) => delete c.components.responses.Unauthorized.headers,
    ],
    [
      "response-states-version",
      "leaves Service-Api-Version optional",
      (c) => (c.components.headers.ServiceApiVersion.required = false),
    ],
    [
      "operation-description-starts-with-a-verb",
      "describes an operation by a noun",
      (c) => (operation(c).description = "Validation of an address."),
    ],
    [
      "examples-come-in-pairs",
      "has a response without its request",
      (c) => delete media(operation(c).requestBody).examples.valid,
    ],
    [
      "examples-come-in-pairs",
      "has a request without its response",
      (c) => delete media(operation(c).responses["200"]).examples.valid,
    ],
    [
      "property-is-described",
      "has a property without a description",
      (c) => delete schema(c, "EmailData").properties.user.description,
    ],
    [
      "property-is-described",
      "has a reference to a schema without one",
      (c) => delete schema(c, "IsValid").description,
    ],
    [
      "parameter-is-described",
      "has a parameter without a description",
      (c) => delete c.components.parameters.ApiVersion.description,
    ],
    [
      "parameter-is-described",
      "has a header without a description",
      (c) => delete c.components.headers.ServiceApiVersion.description,
    ],
    ["assumption-is-a-sentence", "has an empty mark", (c) => (schema(c, "EmailData")["x-assumed"] = "")],
    ["assumption-is-a-sentence", "has a mark without a reason", (c) => (schema(c, "EmailData")["x-assumed"] = true)],
    [
      "observation-is-dated",
      "has an observation without a day",
      (c) => (schema(c, "EmailData")["x-observed"] = "Often."),
    ],
    ["schema-is-3.1", "has a nullable schema", (c) => (schema(c, "EmailData").nullable = true)],
    [
      "schema-is-3.1",
      "has a schema with one example",
      (c) => (schema(c, "EmailData").properties.user.example = "jana"),
    ],
    ["object-is-open", "refuses further properties", (c) => (schema(c, "EmailData").additionalProperties = false)],
  ])("is caught by %s when it %s", async (rule, _what, breakIt) => {
    const contract = smallContract();
    breakIt(contract);
    const rules = (await lint(contract)).map((finding) => finding.split(" ")[0]);
    expect([...new Set(rules)]).toEqual([rule]);
  });

  test("may forbid a field, which has no room for a description", async () => {
    const contract = smallContract();
    schema(contract, "EmailData").properties.phone = false;
    expect(await lint(contract)).toEqual([]);
  });

  test("may describe a reference instead of its schema", async () => {
    const contract = smallContract();
    delete schema(contract, "EmailData").description;
    for (const name of ["EmailResult", "EmailCorrection"])
      schema(contract, name).properties.data.description = "The address.";
    expect(await lint(contract)).toEqual([]);
  });

  test("may have fields named nullable and example", async () => {
    const contract = smallContract();
    const field = { type: "string", description: "A field." };
    Object.assign(schema(contract, "EmailData").properties, { nullable: field, example: field });
    expect(await lint(contract)).toEqual([]);
  });
});

function renameKey(object: Contract, from: string, to: string) {
  object[to] = object[from];
  delete object[from];
}

type Contract = ReturnType<typeof smallContract>;
