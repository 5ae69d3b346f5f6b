import { expect } from "vitest";
import { section } from "./support/section.ts";

const path = "/email/validate";

section("7. Errors", ({ ofVersions, ofEach, ofOperation }) => {
  ofEach(
    "Authentication failure: HTTP 401. The body holds errors, an array of error objects.",
    (operation) => {
      const errors = operation
        .body("401")
        .isNotMarked()
        .states({ type: "object" })
        .requiredField("errors");
      errors.states({ type: "array" }).at("items").states({ type: "object" });
    },
  );

  for (const field of ["group", "type", "subtype", "severity", "relatedTo", "description"]) {
    const type = field === "relatedTo" ? "array" : "string";
    ofVersions(`${field} | ${type}`, (contract) => {
      contract
        .operation(path)
        .body("401", "errors")
        .at("items")
        .requiredField(field)
        .states({ type });
    });
  }

  ofVersions(
    "Value in the authentication-failure case: an item of errors has the values of the table.",
    (contract) => {
      const errors = contract.operation(path).body("401", "errors");
      const group = { const: "REQUEST" };
      const type = { const: "AUTH" };
      const severity = { const: "critical" };
      const relatedTo = { type: "array", items: { type: "string" }, maxItems: 0 };
      const stated = errors
        .at("contains")
        .states({ type: "object", properties: { group, type, severity, relatedTo } });
      stated.requires("group", "type", "severity", "relatedTo");
    },
  );

  ofVersions("The authentication failure is published with an example.", (contract) => {
    const examples = contract
      .operation(path)
      .response("401")
      .at("content", "application/json", "examples");
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
      const otherStatuses = operation.statuses.filter((status) => !["200", "401"].includes(status));
      expect(otherStatuses).not.toHaveLength(0);
      for (const status of otherStatuses) operation.response(status).isMarkedAssumed();
      for (const status of otherStatuses) operation.body(status).isMarkedAssumed();
      const error = operation.body("401", "errors").at("items");
      for (const field of ["group", "type", "subtype", "severity"])
        expect(error.property(field).has("enum")).toBe(false);
      for (const field of ["group", "type", "subtype", "severity", "relatedTo", "description"])
        error.property(field).isMarkedAssumed();
    },
  );

  ofOperation("/name/validate")(
    "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent.",
    (operation) => expect(operation.body("200", "result").fieldNames).not.toContain("details"),
  );
});
