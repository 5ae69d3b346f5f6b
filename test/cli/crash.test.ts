import { expect, test } from "vitest";
import { cleanWithStops, countingServer } from "./support/crash.ts";
import { newFolder } from "./support/folder.ts";

test("a process that is killed or told to end, at any time, pays twice for no more than the calls under way at a kill", async () => {
  const server = await countingServer({ delay: 5 });
  try {
    const result = await cleanWithStops(newFolder(), 400, server, [
      ["SIGKILL", 0],
      ["SIGTERM", 0.2],
      ["SIGKILL", 0.2],
      ["SIGHUP", 0.2],
      ["SIGINT", 0.2],
    ]);
    expect(result.failures).toEqual([]);
    expect(result.rows).toBe(400);
    expect(result.twice).toBeLessThanOrEqual(2 * 8);
  } finally {
    server.close();
  }
});
