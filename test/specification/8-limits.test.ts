import { expect, vi } from "vitest";
import { callerOf, serveMock } from "./support/mock.ts";
import { email } from "./support/requests.ts";
import { section } from "./support/section.ts";

section("8. Limits", ({ ofBoth, ofEach, behaviour }) => {
  ofBoth("Propagation time of a new API key | about 1 minute", (contract) => {
    contract.publishes("A new key needs about **1 minute** to propagate");
  });

  behaviour("Propagation time of a new API key | about 1 minute, on the running mock", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const mock = await serveMock();
    try {
      const status = async () => (await callerOf(mock.url)("/email/validate", email, { key: "test-new" })).status;
      expect(await status()).toBe(401);
      vi.advanceTimersByTime(50_000);
      expect(await status()).toBe(401);
      vi.advanceTimersByTime(20_000);
      expect(await status()).toBe(200);
    } finally {
      vi.useRealTimers();
      await mock.close();
    }
  });

  ofBoth("API key IP restriction | optional, IPv4 addresses", (contract) => {
    contract.publishes("A key can be restricted to a set of IPv4 addresses");
  });

  ofEach("Rate limits, quotas and body-size limits: not shown.", (operation) => {
    for (const status of ["429", "402", "400"]) operation.response(status).isMarkedAssumed();
  });
});
