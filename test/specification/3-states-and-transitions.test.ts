import { expect } from "vitest";
import { section } from "./support/section.ts";

section("3. States and transitions", ({ statement, behaviour }) => {
  statement("No resource with a lifecycle is described. Transitions: not shown.", ({ both }) => {
    for (const contract of both) {
      for (const path of contract.paths) {
        expect(contract.operation(path).response("200").has("links"), path).toBe(false);
        expect(Object.keys(contract.operation(path).place.at("responses").value as object), path).not.toContain("201");
      }
    }
  });

  behaviour("No resource with a lifecycle is described: the same request has the same response.", async (call) => {
    const request = { query: { numberFull: "607123456" }, customId: "order-2031" };
    const first = await call("/phone/validate", request);
    const second = await call("/phone/validate", request);
    expect(second.body).toEqual(first.body);
  });
});
