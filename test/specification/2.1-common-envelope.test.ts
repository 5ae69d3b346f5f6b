import { expect } from "vitest";
import { section } from "./support/section.ts";

section("2.1 Common envelope", ({ statement, ofStated }) => {
  ofStated("Request body | request | object | Root object of every request", (operation) => {
    operation.requestBody.requires("request");
    operation.request().states({ type: "object" });
    expect(operation.requestBody.at("properties").keys, operation.path).toEqual(["request"]);
  });

  ofStated(
    "Request body | request.query | object | The data to validate. Its fields depend on the endpoint.",
    (operation, contract) => {
      operation.request().requires("query");
      operation.request("query").isThere();
      contract.operation("/email/validate").request("query").states({ type: "object" });
      for (const [path, forms] of [
        ["/phone/validate", "oneOf"],
        ["/name/validate", "anyOf"],
      ] as const) {
        const query = contract.operation(path).request("query").at(forms);
        for (const form of query.keys) query.at(form).states({ type: "object" });
      }
    },
  );

  ofStated("Request body | request.options | object | Optional per-endpoint settings", (operation) => {
    operation.request().leavesOptional("options");
    operation.request("options").states({ type: "object" });
    expect(operation.request("options").has("required"), operation.path).toBe(false);
  });

  ofStated("Request body | request.client | object | Part of the envelope. Its fields: not shown.", (operation) => {
    operation.request().leavesOptional("client");
    operation.request("client").states({ type: "object" });
    for (const field of operation.request("client").fields) field.isMarkedAssumed();
  });

  ofStated("Response body | result | Validation outcome. It contains a data object.", (operation) => {
    operation.body("200").states({ type: "object" });
    operation.body("200").requires("result");
    operation.body("200", "result").states({ type: "object" });
    operation.body("200", "result").requires("data");
    operation.body("200", "result").isMarkedAssumed();
    operation.data().states({ type: "object" });
  });

  for (const name of ["resultCorrected", "suggestions"]) {
    ofStated(`Response body | ${name} | Part of the envelope. Its fields: not shown.`, (operation) => {
      const body = operation.body("200");
      body.requires(name);
      body.property(name).isMarkedAssumed();
    });
  }

  statement("The envelope is identical in 2.0 and 2.1.", ({ v20, v21 }) => {
    for (const path of v21.paths) expect(v20.operation(path).envelope, path).toEqual(v21.operation(path).envelope);
    for (const name of ["RequestClient", "ClientLocation", "CustomId", "Finding", "Fix", "FixChange"])
      expect(v20.at("components", "schemas", name).value, name).toEqual(v21.at("components", "schemas", name).value);
  });
});
