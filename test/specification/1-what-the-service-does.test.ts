import { capitalise } from "@data-validation/common/text";
import { differingOperations } from "@data-validation/openapi-document/differences";
import { expect } from "vitest";
import { section, statedPaths } from "./support/section.ts";

const kinds = ["company", "email", "location", "name", "phone"];

section("1. What the service does", ({ statement, ofVersions, ofEach, ofTexts }) => {
  ofVersions(
    "The data kinds are e-mail addresses, phone numbers, personal names, companies and locations.",
    (contract) => {
      const tags = contract.document.tags as { name: string }[];
      expect(tags.map(({ name }) => name)).toEqual(kinds);
    },
  );

  ofTexts("The service validates, and optionally corrects, data that a client submits.");

  ofEach("1. Every call is a POST with a JSON body.", ({ path, place, requestBody }, contract) => {
    expect(contract.at("paths", path).keys, path).toEqual(["post"]);
    place.at("requestBody").states({ required: true });
    expect(place.at("requestBody", "content").keys, path).toEqual(["application/json"]);
    if (statedPaths.includes(path)) requestBody.states({ type: "object" });
  });

  ofEach(
    "1. The path names the data kind and the operation, for example /email/validate.",
    ({ path, place }, contract) => {
      expect(contract.paths).toContain("/email/validate");
      const [, kind = "", operation = ""] = /^\/([a-z]+)\/([a-z]+)$/.exec(path) ?? [];
      expect(place.at("tags").value, path).toEqual([kind]);
      const id = kind + capitalise(operation);
      expect(place.at("operationId").value, path).toBe(id);
    },
  );

  ofVersions(
    "2. The API has 12 endpoints, in the path groups /company/*, /email/*, /location/*, /phone/* and /name/*.",
    ({ paths }) => {
      expect(paths).toHaveLength(12);
      expect([...new Set(paths.map((path) => path.split("/")[1]))].sort()).toEqual(kinds);
    },
  );

  statement(
    "3. The 2.1 release changes only POST /phone/validate and POST /name/validate.",
    ({ v20, v21 }) => {
      expect(v20.paths).toEqual(v21.paths);
      expect(differingOperations(v20, v21)).toEqual(["/name/validate", "/phone/validate"]);
    },
  );

  statement(
    "4. The endpoints under /company/*, /email/* and /location/* are the same in 2.0 and 2.1.",
    ({ v20, v21 }) => {
      const ofThese = (paths: string[]) =>
        paths.filter((path) => /^\/(company|email|location)\//.test(path));
      expect(ofThese(v21.paths)).not.toHaveLength(0);
      expect(ofThese(differingOperations(v20, v21))).toEqual([]);
    },
  );

  ofEach(
    "5. Purpose of the individual endpoints in /company/* and /location/*: not shown beyond the path prefix.",
    ({ path, place }) => {
      if (/^\/(company|location)\//.test(path)) place.isMarkedAssumed();
    },
  );

  ofEach("6. The complete list of the 12 endpoints: not shown.", ({ path, place }, contract) => {
    expect(contract.paths).toEqual(expect.arrayContaining(statedPaths));
    if (statedPaths.includes(path)) place.isNotMarked();
    else place.isMarkedAssumed();
  });
});
