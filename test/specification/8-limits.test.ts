import { expect } from "vitest";
import { section } from "./support/section.ts";

section("8. Limits", ({ statement }) => {
  statement("Propagation time of a new API key | about 1 minute", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("A new key needs about **1 minute** to propagate");
    }
  });

  statement("API key IP restriction | optional, IPv4 addresses", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("A key can be restricted to a set of IPv4 addresses");
    }
  });

  statement("Rate limits, quotas and body-size limits: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        contract.operation(path).response("429").isMarkedAssumed();
        contract.operation(path).response("402").isMarkedAssumed();
        contract.operation(path).response("400").isMarkedAssumed();
      }
    }
  });
});
