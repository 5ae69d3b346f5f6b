import { expect, vi } from "vitest";
import { callerOf, serveMock } from "./support/mock.ts";
import { email } from "./support/requests.ts";
import { section } from "./support/section.ts";

section("8. Limits", ({ ofEach, said, behaviour }) => {
  said("Propagation time of a new API key | about 1 minute");

  behaviour("Propagation time of a new API key | about 1 minute, on the running mock", async () => {
    const clock = vi.spyOn(performance, "now");
    await using mock = await serveMock();
    const statusAfter = async (milliseconds: number) => {
      clock.mockReturnValue(milliseconds);
      return (await callerOf(mock.url)("/email/validate", email, { key: "test-new" })).status;
    };
    try {
      expect(await statusAfter(0)).toBe(401);
      expect(await statusAfter(50_000)).toBe(401);
      expect(await statusAfter(70_000)).toBe(200);
    } finally {
      clock.mockRestore();
    }
  });

  said("API key IP restriction | optional, IPv4 addresses");

  ofEach("Rate limits, quotas and body-size limits: not shown.", (operation) => {
    for (const status of ["429", "402", "400"]) operation.response(status).isMarkedAssumed();
  });
});
