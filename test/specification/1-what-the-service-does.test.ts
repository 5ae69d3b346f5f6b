import { expect } from "vitest";
import { differingOperations } from "../../scripts/lib/openapi/differences.ts";
import { section } from "./support/section.ts";

/** The paths that section 4 names; the others of the 12 are assumed. */
const statedPaths = ["/email/validate", "/name/validate", "/phone/validate"];

section("1. What the service does", ({ statement }) => {
  statement(
    "The data kinds are e-mail addresses, phone numbers, personal names, companies and locations.",
    ({ both }) => {
      for (const { document, publishedText } of both) {
        const tags = document.tags as { name: string }[];
        expect(tags.map(({ name }) => name)).toEqual(["company", "email", "location", "name", "phone"]);
        expect(publishedText).toContain("e-mail addresses, phone numbers, personal names, companies and locations");
      }
    },
  );

  statement("The service validates, and optionally corrects, data that a client submits.", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("The API validates, and optionally corrects, e-mail addresses");
    }
  });

  statement("1. Every call is a POST with a JSON body.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        const methods = contract.at("paths", path).keys;
        expect(methods, path).toEqual(["post"]);
        const body = contract.operation(path).place.at("requestBody");
        body.states({ required: true });
        expect(body.at("content").keys, path).toEqual(["application/json"]);
        contract.operation(path).requestBody.states({ type: "object" });
      }
    }
  });

  statement("1. The path names the data kind and the operation, for example /email/validate.", ({ both }) => {
    for (const contract of both) {
      expect(contract.paths).toContain("/email/validate");
      for (const path of contract.paths) {
        const [, kind = "", operation = ""] = /^\/([a-z]+)\/([a-z]+)$/.exec(path) ?? [];
        expect(contract.operation(path).place.at("tags").value, path).toEqual([kind]);
        expect(contract.operation(path).place.at("operationId").value, path).toBe(
          kind + operation.charAt(0).toUpperCase() + operation.slice(1),
        );
      }
    }
  });

  statement(
    "2. The API has 12 endpoints, in the path groups /company/*, /email/*, /location/*, /phone/* and /name/*.",
    ({ both }) => {
      for (const { paths } of both) {
        expect(paths).toHaveLength(12);
        const groups = new Set(paths.map((path) => path.split("/")[1]));
        expect([...groups].sort()).toEqual(["company", "email", "location", "name", "phone"]);
      }
    },
  );

  statement("3. The 2.1 release changes only POST /phone/validate and POST /name/validate.", ({ v20, v21 }) => {
    expect(v20.paths).toEqual(v21.paths);
    expect(differingOperations(v20, v21)).toEqual(["/name/validate", "/phone/validate"]);
  });

  statement(
    "4. The endpoints under /company/*, /email/* and /location/* are the same in 2.0 and 2.1.",
    ({ v20, v21 }) => {
      expect(v21.paths.filter((path) => /^\/(company|email|location)\//.test(path))).not.toHaveLength(0);
      expect(differingOperations(v20, v21).filter((path) => /^\/(company|email|location)\//.test(path))).toEqual([]);
    },
  );

  statement(
    "5. Purpose of the individual endpoints in /company/* and /location/*: not shown beyond the path prefix.",
    ({ both }) => {
      for (const contract of both) {
        for (const path of contract.paths.filter((name) => /^\/(company|location)\//.test(name))) {
          contract.operation(path).place.isMarkedAssumed();
        }
      }
    },
  );

  statement("6. The complete list of the 12 endpoints: not shown.", ({ both }) => {
    for (const contract of both) {
      expect(contract.paths).toEqual(expect.arrayContaining(statedPaths));
      for (const path of statedPaths) contract.operation(path).place.isNotMarked();
      for (const path of contract.paths.filter((name) => !statedPaths.includes(name))) {
        contract.operation(path).place.isMarkedAssumed();
      }
    }
  });
});
