import { expect, vi } from "vitest";
import { createMock } from "../../packages/mock/src/index.ts";
import { ask } from "../mock/support/call.ts";
import { section } from "./support/section.ts";

section("8. Limits", ({ ofEach, said, behaviour }) => {
  said("Propagation time of a new API key | about 1 minute");

  behaviour("Propagation time of a new API key | about 1 minute, on the running mock", async () => {
    using clock = vi.spyOn(performance, "now");
    const mock = createMock();
    for (const [milliseconds, status] of [
      [0, 401],
      [50_000, 401],
      [70_000, 200],
    ] as const) {
      clock.mockReturnValue(milliseconds);
      const response = await ask(mock, undefined, { authorization: "Bearer test-new" });
      expect(response.status, `${milliseconds} ms`).toBe(status);
    }
  });

  said("API key IP restriction | optional, IPv4 addresses");

  ofEach("Rate limits, quotas and body-size limits: not shown.", (operation) => {
    for (const status of ["429", "402", "400"]) operation.response(status).isMarkedAssumed();
  });
});
