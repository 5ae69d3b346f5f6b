import type * as Remembered from "@data-validation/mock/internal/sandbox/shared/remembered";
import type * as Text from "@data-validation/mock/internal/sandbox/shared/text";
import { expect, vi } from "vitest";

// A line counts as covered by the tests that run it, and only those are run for a mistake in it. So no test may rely on
// the mock's caches from an earlier one, and lazily loaded parts of the mock are loaded before any test.

type Function<Key, Value> = (key: Key) => Value;

/** A function that remembers, made again in each test. */
function madeAgain<Key, Value>(make: () => Function<Key, Value>): Function<Key, Value> {
  let made: Function<Key, Value> | undefined;
  let madeIn: string | undefined;
  return (key) => {
    const { currentTestName } = expect.getState();
    if (made === undefined || madeIn !== currentTestName)
      [made, madeIn] = [make(), currentTestName];
    return made(key);
  };
}

vi.mock("@data-validation/mock/internal/sandbox/shared/remembered", async (original) => {
  const { remembered, ...others } = await original<typeof Remembered>();
  return {
    ...others,
    remembered: (compute: Function<string, unknown>) => madeAgain(() => remembered(compute)),
  };
});
vi.mock("@data-validation/mock/internal/sandbox/shared/text", async (original) => {
  const { memoize, ...others } = await original<typeof Text>();
  return {
    ...others,
    memoize: (compute: Function<object, unknown>) => madeAgain(() => memoize(compute)),
  };
});

const { loadKind } = await import("@data-validation/mock/internal/sandbox/index");
await Promise.all((["company", "email", "location", "name", "phone"] as const).map(loadKind));
await import("@data-validation/mock");
await import("@data-validation/mock/internal/proxy");
await import("@data-validation/mock/internal/replay/mask");
await import("@data-validation/mock/internal/sandbox/company/keeps-input");
await import("@data-validation/mock/internal/sandbox/email/keeps-input");
await import("@data-validation/mock/internal/sandbox/location/keeps-input");
await import("@data-validation/mock/internal/sandbox/name/keeps-input");
await import("@data-validation/mock/internal/sandbox/phone/keeps-input");
