import { expect } from "vitest";
import { section } from "./support/section.ts";

section("3. States and transitions", ({ ofEach, behaviour }) => {
  ofEach("No resource with a lifecycle is described. Transitions: not shown.", (operation) => {
    expect(operation.response("200").has("links"), operation.path).toBe(false);
    expect(operation.statuses, operation.path).not.toContain("201");
  });

  behaviour("No resource with a lifecycle is described: the same request has the same response.", async (call) => {
    const request = { query: { numberFull: "607123456" }, customId: "order-2031" };
    const first = await call("/phone/validate", request);
    const second = await call("/phone/validate", request);
    expect(second.body).toEqual(first.body);
  });
});
