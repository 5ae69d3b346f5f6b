import { expect } from "vitest";
import { section, statedPaths } from "./support/section.ts";

section("4. Endpoints", ({ statement, ofVersions, ofEach, ofOperation }) => {
  ofEach(
    "All calls use the POST method, a JSON body (Content-Type: application/json) and a JSON response (Accept: application/json).",
    (operation) => {
      expect(operation.place.at("requestBody", "content").keys).toEqual(["application/json"]);
      for (const status of operation.statuses) {
        expect(operation.response(status).at("content").keys).toEqual(["application/json"]);
      }
    },
  );

  ofEach(
    "The body has the shape of section 2.1; payload shapes of the other operations: not shown.",
    (operation) => {
      const parts = ["client", "customId", "options", "query"];
      expect(operation.request().fieldNames.toSorted(), operation.path).toEqual(parts);
      operation.request("customId").isMarkedAssumed();
      const isStated = statedPaths.includes(operation.path);
      for (const place of [operation.requestBody, operation.request(), operation.body("200")])
        if (isStated) place.isNotMarked();
        else place.isMarkedAssumed();
    },
  );

  ofVersions(
    "POST | {base_url}/email/validate | request.query.email (string), optional request.options and request.client | result envelope",
    (contract) => {
      const operation = contract.operation("/email/validate");
      operation.request("query", "email").states({ type: "string" });
      operation.request().leavesOptional("options", "client");
      operation.body("200").requires("result", "resultCorrected", "suggestions");
    },
  );

  ofOperation("/phone/validate")(
    "POST | {base_url}/phone/validate | request.query per 2.3, request.options per 2.3 | result with data per 2.3",
    (operation) => {
      operation.request("query").at("oneOf", "0").requires("numberFull");
      operation.request("options", "numberFormat").isThere();
      operation.data().requires("numberFull", "format", "country");
    },
  );

  ofOperation("/name/validate")(
    "POST | {base_url}/name/validate | request.query, request.options per 2.4 | result with data per 2.4",
    (operation) => {
      operation.request("query").isThere();
      operation.request("options", "correctionMode").isThere();
      operation
        .data()
        .requires("vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes");
    },
  );

  for (const [group, words] of [
    ["/company/", "POST | {base_url}/company/*"],
    ["/location/", "POST | {base_url}/location/*"],
    ["/email/", "POST | {base_url}/email/* (other than validate)"],
  ] as const) {
    ofVersions(
      `${words} | endpoints of this group exist | payload shapes: not shown`,
      (contract) => {
        const paths = contract.paths.filter(
          (path) => path.startsWith(group) && path !== "/email/validate",
        );
        expect(paths).not.toHaveLength(0);
        for (const path of paths) contract.operation(path).payloadIsAssumed();
      },
    );
  }

  ofEach(
    "Rule 1. Every request carries the Authorization header (section 5).",
    ({ path, place }, contract) => {
      contract.at("security").is([{ ApiKey: [] }]);
      expect(place.has("security"), path).toBe(false);
    },
  );

  statement("Rule 2. The api-version header is optional (section 9).", ({ v21 }) => {
    for (const path of v21.paths) {
      const parameters = v21.operation(path).place.at("parameters");
      parameters.at("0").states({ name: "api-version", in: "header", required: false });
      for (const other of parameters.keys.slice(1)) parameters.at(other).isMarkedAssumed();
    }
  });

  ofEach(
    "Rule 3. Every response carries a response header that states the resolved version (section 9).",
    (operation) => {
      for (const status of operation.statuses) operation.response(status).statesVersion();
    },
  );

  ofEach("Rule 4. HTTP status codes of successful responses: not shown.", (operation) => {
    expect(operation.statuses.filter((status) => status < "400")).toEqual(["200"]);
    operation.response("200").isMarkedAssumed();
  });
});
