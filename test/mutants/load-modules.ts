import type * as Memoize from "@data-validation/mock/internal/sandbox/shared/memoise";
import { expect, vi } from "vitest";

// A line counts as covered by the tests that run it, and only those are run for a mistake in it. So
// no test may rely on the mock's caches from an earlier one, and lazily loaded parts of the mock
// are loaded before any test.

/** A memoised function, made again in each test. */
function madeAgain<Parameters extends unknown[], Value>(
  make: () => (...parameters: Parameters) => Value,
): (...parameters: Parameters) => Value {
  let memoised: ReturnType<typeof make> | undefined;
  let madeIn: string | undefined;
  return (...parameters) => {
    const { currentTestName } = expect.getState();
    if (memoised === undefined || madeIn !== currentTestName)
      [memoised, madeIn] = [make(), currentTestName];
    return memoised(...parameters);
  };
}

vi.mock("@data-validation/mock/internal/sandbox/shared/memoise", async (original) => {
  const { memoiseByText, memoiseByObject, memoiseByTextAndObject } =
    await original<typeof Memoize>();
  return {
    memoiseByText: (compute: (text: string) => unknown) => madeAgain(() => memoiseByText(compute)),
    memoiseByObject: (compute: (key: object) => unknown) =>
      madeAgain(() => memoiseByObject(compute)),
    memoiseByTextAndObject: (compute: (text: string, key: object) => unknown) =>
      madeAgain(() => memoiseByTextAndObject(compute)),
  };
});

const { dataKinds, loadSandbox } = await import("@data-validation/mock/internal/sandbox/index");
await Promise.all(dataKinds.map(loadSandbox));
await import("@data-validation/mock");
await import("@data-validation/mock/internal/replay/proxy");
await import("@data-validation/mock/internal/replay/mask");
