import { expect } from "vitest";
import { section } from "./support/section.ts";

section("Introduction", ({ statement, ofVersions }) => {
  ofVersions("The base address is {base_url}.", (contract) => {
    expect(contract.at("servers").keys).toHaveLength(1);
    contract.at("servers", "0", "url").is("{base_url}");
    contract.at("servers", "0", "variables", "base_url").isMarkedAssumed();
  });

  statement("The current version is 2.1.", ({ v20, v21 }) => {
    v20.at("info", "version").is("2.0");
    v21.at("info", "version").is("2.1");
    v21.at("components", "parameters", "ApiVersion", "schema", "default").is("2.1");
  });
});
