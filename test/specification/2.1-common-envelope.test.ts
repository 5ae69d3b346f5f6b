import { expect } from "vitest";
import type { Contract } from "./support/contract.ts";
import { section } from "./support/section.ts";

/** The operations whose responses section 4 calls a result envelope; those of the others are not shown. */
const validations = ["/email/validate", "/phone/validate", "/name/validate"];

section("2.1 Common envelope", ({ statement, behaviour }) => {
  statement("Request body | request | object | Root object of every request", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const operation = contract.operation(path);
        operation.requestBody.requires("request");
        operation.request().states({ type: "object" });
        operation.request().describes("root object of every request");
        expect(operation.requestBody.at("properties").keys, path).toEqual(["request"]);
      }
    }
  });

  statement(
    "Request body | request.query | object | The data to validate. Its fields depend on the endpoint.",
    ({ both }) => {
      for (const contract of both) {
        for (const path of contract.paths) {
          const root = contract.operation(path).request();
          root.requires("query");
          root.property("query").isThere();
        }
        contract.operation("/email/validate").request("query").states({ type: "object" });
        const phone = contract.operation("/phone/validate").request("query");
        for (const form of phone.at("oneOf").keys) phone.at("oneOf", form).states({ type: "object" });
        const name = contract.operation("/name/validate").request("query");
        for (const form of name.at("anyOf").keys) name.at("anyOf", form).states({ type: "object" });
      }
    },
  );

  statement("Request body | request.options | object | Optional per-endpoint settings", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const operation = contract.operation(path);
        operation.request().leavesOptional("options");
        operation.request("options").states({ type: "object" });
        expect(operation.request("options").has("required"), path).toBe(false);
      }
    }
  });

  statement("Request body | request.client | object | Part of the envelope. Its fields: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const operation = contract.operation(path);
        operation.request().leavesOptional("client");
        operation.request("client").states({ type: "object" });
        for (const name of operation.request("client").at("properties").keys) {
          operation.request("client", name).isMarkedAssumed();
        }
      }
    }
  });

  statement("Response body | result | Validation outcome. It contains a data object.", ({ both }) => {
    for (const contract of both) {
      for (const path of validations) {
        const operation = contract.operation(path);
        operation.body("200").states({ type: "object" });
        operation.body("200").requires("result");
        operation.body("200", "result").states({ type: "object" });
        operation.body("200", "result").requires("data");
        operation.data().states({ type: "object" });
      }
    }
  });

  statement("Response body | resultCorrected | Part of the envelope. Its fields: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of validations) {
        const { body } = envelope(contract, path);
        body.requires("resultCorrected");
        body.property("resultCorrected").describes("corrected");
        body.property("resultCorrected").isMarkedAssumed();
      }
    }
  });

  statement("Response body | suggestions | Part of the envelope. Its fields: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of validations) {
        const { body } = envelope(contract, path);
        body.requires("suggestions");
        body.property("suggestions").describes("likely", "best match first");
        body.property("suggestions").isMarkedAssumed();
      }
    }
  });

  behaviour(
    "Response body | suggestions | Where corrections are offered as suggestions, the corrected data is returned here.",
    async (call) => {
      const { body } = await call("/name/validate", {
        query: { name: "jana", surname: "kadlecová" },
        options: { correctionMode: "suggestion" },
      });
      expect(body.resultCorrected).toBeNull();
      expect(body.suggestions[0].data).toMatchObject({ name: "Jana", surname: "Kadlecová" });
    },
  );

  statement("The envelope is identical in 2.0 and 2.1.", ({ v20, v21 }) => {
    for (const path of v21.paths) expect(envelope(v20, path).fields, path).toEqual(envelope(v21, path).fields);
    for (const name of ["RequestClient", "ClientLocation", "CustomId", "Finding", "Fix", "FixChange"]) {
      expect(v20.at("components", "schemas", name).value, name).toEqual(v21.at("components", "schemas", name).value);
    }
  });
});

function envelope(contract: Contract, path: string) {
  const operation = contract.operation(path);
  const body = operation.body("200");
  return { body, fields: [operation.request(), body].map((place) => place.at("properties").keys) };
}
