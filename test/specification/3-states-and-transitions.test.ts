import { createMock } from "@data-validation/mock";
import { expect } from "vitest";
import { ask } from "../mock/support/call.ts";
import { section } from "./support/section.ts";

section("3. States and transitions", ({ ofEach, behaviour }) => {
  ofEach("No resource with a lifecycle is described. Transitions: not shown.", (operation) => {
    expect(operation.response("200").has("links"), operation.path).toBe(false);
    expect(operation.statuses, operation.path).not.toContain("201");
  });

  behaviour(
    "No resource with a lifecycle is described: the same request has the same response.",
    async () => {
      const mock = createMock();
      const first = await ask(mock);
      expect((await ask(mock)).body).toEqual(first.body);
    },
  );
});
