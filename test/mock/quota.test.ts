import { limitHeaders } from "@data-validation/generated/mock/tables";
import { Quota } from "@data-validation/mock/internal/keys/quota";
import { expect, test } from "vitest";

const hour = { calls: 2, seconds: 3600 };

test("What is left of a key follows its calls and successes, and a reset gives all of it back", () => {
  const quota = new Quota(hour, 5, limitHeaders);
  expect(quota.exceeded("a-long-key")).toBeUndefined();
  quota.charge("a-long-key", 200);
  quota.charge("a-long-key", 400);
  quota.exceeded("another-key");
  const [another, first] = quota.state().keys;
  expect(first).toMatchObject({ calls: 1, credits: 4 });
  expect(another).toMatchObject({ calls: 1, credits: 5 });
  for (const { seconds = 0 } of [first ?? {}, another ?? {}]) {
    expect(seconds).toBeGreaterThan(3590);
    expect(seconds).toBeLessThanOrEqual(3600);
  }
  quota.reset("another-key");
  expect(quota.state().keys).toHaveLength(1);
  quota.reset();
  expect(quota.state().keys).toEqual([]);
});

test("One call too many leaves nothing of the limit", () => {
  const quota = new Quota(hour, undefined, limitHeaders);
  expect([quota.exceeded("key"), quota.exceeded("key")]).toEqual([undefined, undefined]);
  const exceeded = quota.exceeded("key");
  expect(exceeded).toMatchObject({ example: "tooManyRequests" });
  expect(quota.headers("key", 429)).toMatchObject({ [limitHeaders.rateLimitRemaining]: "0" });
});
