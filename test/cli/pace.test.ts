import { createPace } from "@data-validation/cli/internal/pace";
import { expect, test } from "vitest";

/** A clock that a test sets, with the waits that were asked for. */
function makeClock() {
  const clock = {
    time: 1000,
    waits: [] as number[],
    now: () => clock.time,
    wait: async (milliseconds: number) => void clock.waits.push(milliseconds),
  };
  return clock;
}

test("Calls that are due at once are spaced by the rate", async () => {
  const clock = makeClock();
  const takeTurn = createPace(100, clock);
  for (let call = 0; call < 4; call += 1) await takeTurn();
  expect(clock.waits).toEqual([10, 20, 30]);
});

test("A call after a pause does not wait, and the pause is not made up for", async () => {
  const clock = makeClock();
  const takeTurn = createPace(100, clock);
  await takeTurn();
  clock.time += 500;
  for (let call = 0; call < 3; call += 1) await takeTurn();
  expect(clock.waits).toEqual([10, 20]);
});
