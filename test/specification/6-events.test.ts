import { expect } from "vitest";
import { section } from "./support/section.ts";

section("6. Events", ({ statement }) => {
  statement("Events, callbacks and webhooks: not shown.", ({ both }) => {
    for (const contract of both) {
      expect(Object.keys(contract.document)).not.toContain("webhooks");
      expect(contract.publishedText).toContain("The specification has no events, callbacks or webhooks.");
      for (const path of contract.paths) expect(contract.operation(path).place.has("callbacks"), path).toBe(false);
    }
  });
});
