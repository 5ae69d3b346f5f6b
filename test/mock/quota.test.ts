import { limitHeaders, versionHeader } from "@data-validation/generated/mock/tables";
import { limitHeaderNames } from "@data-validation/mock/internal/keys/limit-headers";
import { Quota } from "@data-validation/mock/internal/keys/quota";
import { expect, onTestFinished, test, vi } from "vitest";

const hour = { calls: 2, seconds: 3600 };

test("What is left of a key follows its calls and successes, and a reset gives all of it back", () => {
  const quota = new Quota(hour, 5, limitHeaders);
  expect(quota.countCall("a-long-key")).toBeUndefined();
  quota.charge("a-long-key", 200);
  quota.charge("a-long-key", 400);
  quota.countCall("another-key");
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
  expect([quota.countCall("key"), quota.countCall("key")]).toEqual([undefined, undefined]);
  const exceeded = quota.countCall("key");
  expect(exceeded).toMatchObject({ example: "tooManyRequests" });
  expect(quota.headers("key", 429)).toMatchObject({ [limitHeaders.rateLimitRemaining]: "0" });
});

test("A window ends after its seconds, and the rest of it is stated in whole seconds", () => {
  const clock = vi.spyOn(performance, "now");
  onTestFinished(() => clock.mockRestore());
  const quota = new Quota({ calls: 1, seconds: 10 }, undefined, limitHeaders);
  const at = (milliseconds: number) => {
    clock.mockReturnValue(milliseconds);
    return quota.countCall("key");
  };
  expect([5_000, 6_500, 14_999].map(at)).toEqual([
    undefined,
    { example: "tooManyRequests", seconds: 9 },
    { example: "tooManyRequests", seconds: 1 },
  ]);
  expect([15_000, 15_000].map(at)).toEqual([
    undefined,
    { example: "tooManyRequests", seconds: 10 },
  ]);
});

test("A credit alone limits the successes, not the calls", () => {
  const quota = new Quota(undefined, 1, limitHeaders);
  expect([quota.countCall("key"), quota.countCall("key")]).toEqual([undefined, undefined]);
  quota.charge("key", 200);
  expect(quota.countCall("key")).toEqual({ example: "noCredit" });
});

test.each([
  ["Acme-Api-Version", "acme-rate-limit"],
  ["My-Acme-Api-Version", "my-acme-rate-limit"],
  ["X-Version", limitHeaders.rateLimit.toLowerCase()],
  ["Acme-Api-Version-Old", limitHeaders.rateLimit.toLowerCase()],
  [versionHeader, limitHeaders.rateLimit.toLowerCase()],
])("With the version header %s, the header of the limit is %s", (header, limit) => {
  expect(limitHeaderNames(header).rateLimit).toBe(limit);
});

test("The state and the headers have the limits that are set, and a key by its digest", () => {
  const credit = new Quota(undefined, 3, limitHeaders);
  credit.charge("a-long-key", 200);
  expect(credit.headers("a-long-key", 200)).toEqual({
    [limitHeaders.dailyCreditsLimit]: "3",
    [limitHeaders.dailyCreditsLeft]: "2",
  });
  expect(credit.headers("a-long-key", 400)).toEqual({});
  credit.charge("", 200);
  const { keys, ...limits } = credit.state();
  expect(limits).toEqual({ credit: 3 });
  expect(keys.map(({ key }) => key)).toEqual(["", expect.not.stringContaining("Bearer")]);
  expect(JSON.stringify(keys)).not.toContain("a-long-key");
  expect(new Quota(hour, undefined, limitHeaders).state()).toEqual({ rateLimit: hour, keys: [] });
});
