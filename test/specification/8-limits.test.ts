import { expect, vi } from "vitest";
import { startMock } from "./support/mock.ts";
import { section } from "./support/section.ts";

const email = { query: { email: "jana.kadlecova@seznam.cz" } };

section("8. Limits", ({ statement, behaviour }) => {
  statement("Propagation time of a new API key | about 1 minute", ({ both }) => {
    for (const { publishedText } of both) {
      expect(publishedText).toContain("A new key needs about **1 minute** to propagate");
    }
  });

  behaviour("Propagation time of a new API key | about 1 minute, on the running mock", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const mock = await startMock();
    try {
      const status = async () => (await mock.call("/email/validate", email, { key: "test-new" })).status;
      expect(await status()).toBe(401);
      vi.advanceTimersByTime(50_000);
      expect(await status()).toBe(401);
      vi.advanceTimersByTime(20_000);
      expect(await status()).toBe(200);
    } finally {
      vi.useRealTimers();
      await mock.stop();
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
