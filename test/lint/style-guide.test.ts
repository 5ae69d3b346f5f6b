import fs from "node:fs";
import { readBundle } from "@data-validation/contract-files/bundles";
import { type Bundle, type Node, target, walk } from "@data-validation/openapi-document/document";
import spectral from "@stoplight/spectral-core";
import { bundleAndLoadRuleset } from "@stoplight/spectral-ruleset-bundler/with-loader";
import { beforeAll, describe, expect, test } from "vitest";

type Contract = ReturnType<typeof smallContract>;

const linter = new spectral.Spectral();

beforeAll(async () => {
  linter.setRuleset(await bundleAndLoadRuleset(`${process.cwd()}/.spectral.yaml`, { fs, fetch }));
});

async function lint(document: object): Promise<string[]> {
  const findings = await linter.run(document as Record<string, unknown>);
  return findings.map(({ code, path, message }) => `${code} at ${path.join(".")}: ${message}`);
}

const operation = (contract: Contract) => contract.paths["/email/validate"].post;
const media = (holder: Contract) => holder.content["application/json"];
const schema = (contract: Contract, name: string) => contract.components.schemas[name];
const data = (contract: Contract) => schema(contract, "EmailData");

const field = { type: "string", description: "A field." };

/** What each rule catches. */
const faults: Record<string, Record<string, (contract: Contract) => unknown>> = {
  "operation-id-mirrors-path": {
    "has another operation id": (c) => (operation(c).operationId = "validateEmail"),
  },
  "operation-is-post": {
    "has a GET": (c) =>
      (c.paths["/email/validate"].get = {
        ...operation(c),
        operationId: "g",
        requestBody: undefined,
      }),
  },
  "operation-is-secured": {
    "can be called without a key": (c) => (operation(c).security = []),
    "can also be called without a key": (c) => (c.security = [...c.security, {}]),
    "asks for no key anywhere": (c) => delete c.security,
  },
  "operation-has-401": {
    "has no response without a key": (c) => renameKey(operation(c).responses, "401", "418"),
  },
  "operation-summary-is-a-phrase": {
    "has a summary with a full stop": (c) => (operation(c).summary = "Validate an address."),
    "has a summary in title case": (c) => (operation(c).summary = "Validate an Address"),
  },
  "response-states-version": {
    "has a success without Service-Api-Version": (c) =>
      delete operation(c).responses["200"].headers,
    "has an error without Service-Api-Version": (c) =>
      delete c.components.responses.Unauthorized.headers,
    "leaves Service-Api-Version optional": (c) =>
      (c.components.headers.ServiceApiVersion.required = false),
  },
  "operation-description-starts-with-a-verb": {
    "describes an operation by a noun": (c) =>
      (operation(c).description = "Validation of an address."),
  },
  "examples-come-in-pairs": {
    "has a response without its request": (c) =>
      delete media(operation(c).requestBody).examples.valid,
    "has a request without its response": (c) =>
      delete media(operation(c).responses["200"]).examples.valid,
  },
  "property-is-described": {
    "has a property without a description": (c) => delete data(c).properties.user.description,
    "has a reference to a schema without one": (c) => delete schema(c, "IsValid").description,
  },
  "parameter-is-described": {
    "has a parameter without a description": (c) =>
      delete c.components.parameters.ApiVersion.description,
    "has a header without a description": (c) =>
      delete c.components.headers.ServiceApiVersion.description,
  },
  "assumption-is-a-sentence": {
    "has an empty mark": (c) => (data(c)["x-assumed-content"] = ""),
    "has a mark without a reason": (c) => (data(c)["x-assumed-content"] = true),
  },
  "observation-is-dated": {
    "has an observation without a day": (c) => (data(c)["x-observed"] = "Often."),
  },
  "node-has-one-mark": {
    "has a node with two marks": (c) =>
      (data(c)["x-assumed-detail"] = "The specification shows no detail."),
  },
  "schema-is-consistent": {
    "has a default that an open enum does not list": (c) =>
      (data(c).properties.level = {
        ...field,
        anyOf: [{ enum: ["low"] }, { type: "string" }],
        default: "high",
      }),
    "has a constant of another type": (c) => (data(c).properties.level = { ...field, const: 1 }),
    "has a limit above another one": (c) =>
      (data(c).properties.level = { ...field, minLength: 3, maxLength: 2 }),
    "has a format that does not exist": (c) =>
      (data(c).properties.level = { ...field, format: "e-mail" }),
  },
  "schema-is-3.1": {
    "has a nullable schema": (c) => (data(c).nullable = true),
    "has a schema with one example": (c) => (data(c).properties.user.example = "jana"),
  },
  "object-is-open": { "rejects further properties": (c) => (data(c).additionalProperties = false) },
};
const cases = Object.entries(faults).flatMap(([rule, own]) =>
  Object.entries(own).map((fault) => [rule, ...fault] as const),
);

// npm run lint checks the whole contract; these tests show that each rule finds a violation.
describe("A contract of one operation", () => {
  test.each(cases)("is caught by %s when it %s", async (rule, _what, breakIt) => {
    const contract = smallContract();
    breakIt(contract);
    const rules = (await lint(contract)).map((finding) => finding.split(" ")[0]);
    expect([...new Set(rules)]).toEqual([rule]);
  });

  test.each<[string, (contract: Contract) => unknown]>([
    ["follows the style guide as it is", () => {}],
    [
      "may forbid a field, which has no room for a description",
      (c) => (data(c).properties.phone = false),
    ],
    [
      "may describe a reference instead of its schema",
      (c) => {
        delete data(c).description;
        for (const name of ["EmailResult", "EmailCorrection"])
          schema(c, name).properties.data.description = "The address.";
      },
    ],
    [
      "may name fields like keywords",
      (c) => Object.assign(data(c).properties, { nullable: field, example: field }),
    ],
  ])("%s", async (_what, change) => {
    const contract = smallContract();
    change(contract);
    expect(await lint(contract)).toEqual([]);
  });
});

function renameKey(object: Contract, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}

/** A copy of version 2.1 with one operation, one pair of examples and the components that it uses: small, so that linting is fast. */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into any corner of the document to break it.
function smallContract(path = "/email/validate"): any {
  const bundle: Bundle = readBundle("generated", "2.1");
  const { paths, components, ...rest } = bundle;
  walk([paths[path], components], (node) => {
    if (typeof node.examples === "object" && !Array.isArray(node.examples))
      node.examples = oneOf(node.examples as Node);
  });
  const used = new Set(references({ [path]: paths[path] }));
  // A Set iterates over members added meanwhile, so indirect references are included.
  for (const pointer of used)
    for (const reference of references(target(bundle, { $ref: pointer }))) used.add(reference);
  const kept = Object.entries(components).map(([kind, parts]) => [
    kind,
    Object.fromEntries(
      Object.entries(parts).filter(
        ([name]) => kind === "securitySchemes" || used.has(`#/components/${kind}/${name}`),
      ),
    ),
  ]);
  const tags = rest.tags.filter(({ name }) => paths[path]?.post.tags.includes(name));
  return { ...rest, tags, paths: { [path]: paths[path] }, components: Object.fromEntries(kept) };
}

/** The pair `valid`, or the first of the examples that come without a pair. */
function oneOf(examples: Node): Node {
  const [name] = "valid" in examples ? ["valid"] : Object.keys(examples);
  return Object.fromEntries(Object.entries(examples).filter(([key]) => key === name));
}

function references(part: unknown): string[] {
  const found: string[] = [];
  walk(part, ({ $ref }) => typeof $ref === "string" && found.push($ref));
  return found;
}
