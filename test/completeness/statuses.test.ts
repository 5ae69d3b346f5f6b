import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningMock, startMock } from "../specification/support/mock.ts";
import { operations, title } from "./operations.ts";

describe("The mock returns every status of the contract on request, with a body that fits", () => {
  let mock: RunningMock;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock.stop());

  test.each(operations)("$path of $version", async (operation) => {
    const { version, path, statuses, requests } = operation;
    const forgotten: string[] = [];
    for (const code of statuses) {
      const { status, body } = await mock.call(path, requests[0], { version, prefer: `code=${code}` });
      const isOne = status === code && code < 400 === (body.errors === undefined);
      if (!isOne) forgotten.push(`The mock has no ${code} for ${title(operation)}: it answers ${status}.`);
    }
    expect(forgotten).toEqual([]);
  });
});
