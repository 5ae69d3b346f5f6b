import { expect } from "vitest";
import { section } from "./support/section.ts";

section("5. Authentication", ({ ofVersions, ofEach, ofTexts }) => {
  ofVersions(
    "1. Scheme: HTTP Bearer. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.",
    (contract) => {
      expect(contract.at("components", "securitySchemes").keys).toEqual(["ApiKey"]);
      contract
        .at("components", "securitySchemes", "ApiKey")
        .states({ type: "http", scheme: "bearer" });
      contract.at("security").is([{ ApiKey: [] }]);
    },
  );

  ofTexts(
    "2. An API key is created in a project of the service's account area. A key is created from the project's home page.",
  );
  ofTexts(
    "3. A new key needs about 1 minute to propagate. A request sent sooner may fail authentication.",
  );
  ofTexts("5. A key must never appear in client-side page code.");
  ofTexts(
    "5. A client-side flow must call a server-side endpoint bound to the user's session, and that endpoint proxies the call to the API.",
  );
  ofTexts("6. A key can optionally be restricted to a set of IPv4 addresses. This is recommended.");

  const failure =
    "4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).";

  ofEach(failure, (operation) => {
    operation.response("401").isNotMarked();
    operation.body("401").requiredField("errors").states({ type: "array" });
  });

  ofVersions("7. Key format, lifetime, rotation and revocation: not shown.", (contract) => {
    const scheme = contract.at("components", "securitySchemes", "ApiKey");
    expect(scheme.keys.sort()).toEqual(["description", "scheme", "type"]);
  });
});
