import { expect } from "vitest";
import { section } from "./support/section.ts";

section("2.1 Common envelope", ({ statement, ofStated }) => {
  ofStated("Request body | request | object | Root object of every request", (operation) => {
    operation.requestBody.requiredField("request").states({ type: "object" });
    expect(operation.requestBody.fieldNames, operation.path).toEqual(["request"]);
  });

  ofStated(
    "Request body | request.query | object | The data to validate. Its fields depend on the endpoint.",
    (operation) => {
      const query = operation.request().requiredField("query");
      const forms = ["oneOf", "anyOf"]
        .filter((keyword) => query.has(keyword))
        .map((keyword) => query.at(keyword));
      if (forms.length === 0) query.states({ type: "object" });
      for (const form of forms)
        for (const index of form.keys) form.at(index).states({ type: "object" });
    },
  );

  ofStated(
    "Request body | request.options | object | Optional per-endpoint settings",
    (operation) => {
      operation.request().leavesOptional("options");
      expect(operation.request("options").isOptionalObject().has("required"), operation.path).toBe(
        false,
      );
    },
  );

  ofStated(
    "Request body | request.client | object | Part of the envelope. Its fields: not shown.",
    (operation) => {
      operation.request().leavesOptional("client");
      for (const field of operation.request("client").isOptionalObject().fieldsBut())
        field.isMarkedAssumed();
    },
  );

  ofStated(
    "Response body | result | Validation outcome. It contains a data object.",
    (operation) => {
      const result = operation
        .body("200")
        .states({ type: "object" })
        .requiredField("result")
        .states({ type: "object" });
      result.isMarkedAssumed().requiredField("data").states({ type: "object" });
    },
  );

  for (const name of ["resultCorrected", "suggestions"]) {
    ofStated(
      `Response body | ${name} | Part of the envelope. Its fields: not shown.`,
      (operation) => {
        operation.body("200").requiredField(name).isMarkedAssumed();
      },
    );
  }

  statement("The envelope is identical in 2.0 and 2.1.", ({ v20, v21 }) => {
    for (const path of v21.paths)
      expect(v20.operation(path).envelope, path).toEqual(v21.operation(path).envelope);
    for (const name of [
      "RequestClient",
      "ClientLocation",
      "CustomId",
      "Finding",
      "Fix",
      "FixChange",
    ])
      expect(v20.at("components", "schemas", name).value, name).toEqual(
        v21.at("components", "schemas", name).value,
      );
  });
});
