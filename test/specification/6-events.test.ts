import { expect } from "vitest";
import { section } from "./support/section.ts";

section("6. Events", ({ ofEach }) => {
  ofEach("Events, callbacks and webhooks: not shown.", ({ path, place }, contract) => {
    expect(Object.keys(contract.document)).not.toContain("webhooks");
    expect(place.has("callbacks"), path).toBe(false);
  });
});
