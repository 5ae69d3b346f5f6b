import { describe, expect, test } from "vitest";
import { answer, operations } from "./operations.ts";

describe("The sandbox has every operation of every version", () => {
  test.each(operations)("$path of $version", async (operation) => {
    const [request] = operation.requests;
    expect(request, "There is a request example to ask with.").toBeDefined();
    await expect(answer(operation, request ?? {})).resolves.toBeTypeOf("object");
  });
});
