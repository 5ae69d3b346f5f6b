import { expect } from "vitest";
import { email } from "./support/requests.ts";
import { section } from "./support/section.ts";

const path = "/email/validate";

section("7. Errors", ({ statement, ofVersions, ofEach, behaviour }) => {
  ofEach("Authentication failure: HTTP 401. The body holds errors, an array of error objects.", (operation) => {
    const body = operation.body("401");
    body.isNotMarked();
    body.states({ type: "object" });
    body.requires("errors");
    body.property("errors").states({ type: "array" });
    body.property("errors").items.states({ type: "object" });
  });

  for (const field of ["group", "type", "subtype", "severity", "relatedTo", "description"]) {
    const type = field === "relatedTo" ? "array" : "string";
    ofVersions(`${field} | ${type}`, (contract) => {
      const error = contract.operation(path).body("401", "errors").items;
      error.requires(field);
      error.property(field).states({ type });
    });
  }

  ofVersions("Value in the authentication-failure case: an item of errors has the values of the table.", (contract) => {
    const errors = contract.operation(path).body("401", "errors");
    const group = { const: "REQUEST" };
    const type = { const: "AUTH" };
    const severity = { const: "critical" };
    const relatedTo = { type: "array", items: { type: "string" }, maxItems: 0 };
    errors.at("contains").states({ type: "object", properties: { group, type, severity, relatedTo } });
    errors.at("contains").requires("group", "type", "severity", "relatedTo");
  });

  behaviour(
    "description | text saying that invalid authorization credentials were sent and pointing to the developer reference for the correct set-up",
    async (call) => {
      const { body } = await call(path, email, { key: null });
      expect(body.errors[0].description).toMatch(/invalid authorization credentials were sent/i);
      expect(body.errors[0].description).toMatch(/developer reference for the correct set-up/i);
    },
  );

  ofVersions("The authentication failure is published with an example.", (contract) => {
    const examples = contract.operation(path).response("401").at("content", "application/json", "examples");
    for (const name of examples.keys) {
      examples.at(name).isThere();
      examples.at(name).isMarkedAssumed();
      const stated = { group: "REQUEST", type: "AUTH", severity: "critical", relatedTo: [] };
      expect(examples.at(name, "value", "errors", "0").value).toMatchObject(stated);
    }
  });

  ofEach(
    "Other error groups, types, subtypes, severities and status codes, including those for invalid input: not shown.",
    (operation) => {
      const others = operation.statuses.filter((status) => !["200", "401"].includes(status));
      expect(others).not.toHaveLength(0);
      for (const status of others) operation.response(status).isMarkedAssumed();
      for (const status of others) operation.body(status).isMarkedAssumed();
      const error = operation.body("401", "errors").items;
      for (const field of ["group", "type", "subtype", "severity"])
        expect(error.property(field).has("enum")).toBe(false);
      for (const field of ["group", "type", "subtype", "severity", "relatedTo", "description"])
        error.property(field).isMarkedAssumed();
    },
  );

  statement(
    "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent.",
    ({ v21 }) => {
      const result = v21.operation("/name/validate").body("200", "result");
      expect(result.fieldNames).not.toContain("details");
      result.property("data").isThere();
    },
  );
});
