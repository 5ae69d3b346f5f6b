import { createMock } from "@data-validation/mock";
import { expect, vi } from "vitest";
import { ask } from "../mock/support/call.ts";
import { section } from "./support/section.ts";

section("8. Limits", ({ ofEach, ofTexts, behaviour }) => {
  ofTexts("Propagation time of a new API key | about 1 minute");

  behaviour("Propagation time of a new API key | about 1 minute, on the running mock", async () => {
    using clock = vi.spyOn(performance, "now");
    const mock = createMock();
    for (const { at, status } of [
      { at: 0, status: 401 },
      { at: 50_000, status: 401 },
      { at: 70_000, status: 200 },
    ]) {
      clock.mockReturnValue(at);
      const response = await ask(mock, undefined, { authorization: "Bearer test-new" });
      expect(response.status, `${at} ms`).toBe(status);
    }
  });

  ofTexts("API key IP restriction | optional, IPv4 addresses");

  ofEach("Rate limits, quotas and body-size limits: not shown.", (operation) => {
    for (const status of ["429", "402", "400"]) operation.response(status).isMarkedAssumed();
  });
});
