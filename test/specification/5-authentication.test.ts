import { expect } from "vitest";
import { section } from "./support/section.ts";

section("5. Authentication", ({ statement, behaviour }) => {
  statement(
    "1. Scheme: HTTP Bearer. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.",
    ({ both }) => {
      for (const contract of both) {
        expect(contract.at("components", "securitySchemes").keys).toEqual(["ApiKey"]);
        contract.at("components", "securitySchemes", "ApiKey").states({ type: "http", scheme: "bearer" });
        contract.at("security").is([{ ApiKey: [] }]);
        expect(contract.publishedText).toContain("Authorization: Bearer <API_KEY>");
      }
    },
  );

  behaviour("1. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.", async (call) => {
    const request = { query: { email: "jana.kadlecova@seznam.cz" } };
    expect((await call("/email/validate", request, { key: "a-key" })).status).toBe(200);
    expect((await call("/email/validate", request, { key: null })).status).toBe(401);
  });

  statement(
    "2. An API key is created in a project of the service's account area. A key is created from the project's home page.",
    ({ both }) => {
      for (const { publishedText } of both) {
        expect(publishedText).toContain("Create a key on the home page of a project in the account area.");
      }
    },
  );

  statement(
    "3. A new key needs about 1 minute to propagate. A request sent sooner may fail authentication.",
    ({ both }) => {
      for (const { publishedText } of both) {
        expect(publishedText).toContain("A new key needs about 1 minute to propagate");
        expect(publishedText).toContain("A request sent sooner may fail authentication");
      }
    },
  );

  behaviour("3. A request sent sooner may fail authentication.", async (call) => {
    const request = { query: { email: "jana.kadlecova@seznam.cz" } };
    expect((await call("/email/validate", request, { key: "test-new" })).status).toBe(401);
  });

  statement(
    "4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).",
    ({ both }) => {
      for (const contract of both) {
        for (const path of contract.paths) {
          contract.operation(path).response("401").isNotMarked();
          const body = contract.operation(path).body("401");
          body.requires("errors");
          body.property("errors").states({ type: "array" });
        }
      }
    },
  );

  behaviour(
    "4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).",
    async (call) => {
      for (const version of ["2.0", "2.1"]) {
        const { status, body } = await call("/phone/validate", {}, { version, key: null });
        expect(status).toBe(401);
        expect(body.errors).toBeInstanceOf(Array);
      }
    },
  );

  statement("5. A key must never appear in client-side page code.", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("A key must never appear in client-side page code.");
    }
  });

  statement(
    "5. A client-side flow must call a server-side endpoint bound to the user's session, and that endpoint proxies the call to the API.",
    ({ both }) => {
      for (const { publishedText } of both) {
        expect(publishedText).toContain(
          "Call an endpoint of your own server that is bound to the user's session. That endpoint proxies the call to the API.",
        );
      }
    },
  );

  statement("6. A key can optionally be restricted to a set of IPv4 addresses. This is recommended.", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("A key can be restricted to a set of IPv4 addresses, which is recommended.");
    }
  });

  statement("7. Key format, lifetime, rotation and revocation: not shown.", ({ both }) => {
    for (const contract of both) {
      const scheme = contract.at("components", "securitySchemes", "ApiKey");
      expect(scheme.keys.sort()).toEqual(["description", "scheme", "type"]);
      expect(contract.publishedText).toContain("Key format, lifetime, rotation and revocation are not specified.");
    }
  });
});
