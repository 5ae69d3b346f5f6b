import { expect } from "vitest";
import { section } from "./support/section.ts";

section("4. Endpoints", ({ statement, behaviour }) => {
  statement(
    "All calls use the POST method, a JSON body (Content-Type: application/json) and a JSON response (Accept: application/json).",
    ({ both }) => {
      for (const contract of both) {
        for (const path of contract.paths) {
          const { place } = contract.operation(path);
          expect(place.at("requestBody", "content").keys).toEqual(["application/json"]);
          for (const status of place.at("responses").keys) {
            expect(contract.operation(path).response(status).at("content").keys).toEqual(["application/json"]);
            contract.operation(path).body(status).states({ type: "object" });
          }
        }
      }
    },
  );

  behaviour("All calls use … a JSON response (Accept: application/json).", async (call) => {
    const { headers } = await call("/email/validate", { query: { email: "jana.kadlecova@seznam.cz" } });
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });

  statement("The body has the shape of section 2.1.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const names = contract.operation(path).request().at("properties").keys;
        expect(names, path).toEqual(["query", "options", "client", "customId"]);
        contract.operation(path).request("customId").isMarkedAssumed();
      }
    }
  });

  statement(
    "POST | {base_url}/email/validate | request.query.email (string), optional request.options and request.client | result envelope",
    ({ both }) => {
      for (const contract of both) {
        const operation = contract.operation("/email/validate");
        operation.request("query", "email").states({ type: "string" });
        operation.request().leavesOptional("options", "client");
        operation.body("200").requires("result", "resultCorrected", "suggestions");
      }
    },
  );

  statement(
    "POST | {base_url}/phone/validate | request.query per 2.3, request.options per 2.3 | result with data per 2.3",
    ({ v21 }) => {
      const operation = v21.operation("/phone/validate");
      operation.request("query").at("oneOf", "0").requires("numberFull");
      operation.request("options", "numberFormat").isThere();
      operation.data().requires("numberFull", "format", "country");
    },
  );

  statement(
    "POST | {base_url}/name/validate | request.query, request.options per 2.4 | result with data per 2.4",
    ({ v21 }) => {
      const operation = v21.operation("/name/validate");
      operation.request("query").isThere();
      operation.request("options", "correctionMode").isThere();
      operation.data().requires("vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes");
    },
  );

  for (const [group, words] of [
    ["/company/", "POST | {base_url}/company/*"],
    ["/location/", "POST | {base_url}/location/*"],
    ["/email/", "POST | {base_url}/email/* (other than validate)"],
  ] as const) {
    statement(`${words} | endpoints of this group exist | payload shapes: not shown`, ({ both }) => {
      for (const contract of both) {
        const paths = contract.paths.filter((path) => path.startsWith(group) && path !== "/email/validate");
        expect(paths).not.toHaveLength(0);
        for (const path of paths) {
          for (const part of ["query", "options"]) contract.operation(path).request(part).isMarkedAssumed();
          contract.operation(path).body("200").isMarkedAssumed();
        }
      }
    });
  }

  statement("Rule 1. Every request carries the Authorization header (section 5).", ({ both }) => {
    for (const contract of both) {
      contract.at("security").is([{ ApiKey: [] }]);
      for (const path of contract.paths) expect(contract.operation(path).place.has("security"), path).toBe(false);
    }
  });

  statement("Rule 2. The api-version header is optional (section 9).", ({ v21 }) => {
    for (const path of v21.paths) {
      const parameters = v21.operation(path).place.at("parameters");
      expect(parameters.keys).toHaveLength(1);
      parameters.at("0").states({ name: "api-version", in: "header", required: false });
    }
  });

  statement(
    "Rule 3. Every response carries a response header that states the resolved version (section 9).",
    ({ both }) => {
      for (const contract of both) {
        for (const path of contract.paths) {
          const operation = contract.operation(path);
          for (const status of operation.place.at("responses").keys) operation.response(status).statesVersion();
        }
      }
    },
  );

  statement("Rule 4. HTTP status codes of successful responses: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const successes = contract
          .operation(path)
          .place.at("responses")
          .keys.filter((status) => status < "400");
        expect(successes, path).toEqual(["200"]);
        contract.operation(path).response("200").isMarkedAssumed();
      }
    }
  });
});
