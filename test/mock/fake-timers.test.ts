import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterEach, expect, test, vi } from "vitest";
import { callOf, validEmail } from "./support/call.ts";

const path = "/email/validate";
const now = performance.now.bind(performance);
const init = callOf(validEmail) as RequestInit;

afterEach(() => void vi.useRealTimers());

// Debounced forms are tested with fake timers.
test.each([
  ["after the mock has started", async () => serveMock()],
  ["before the mock was loaded", async () => load()],
])(
  "Timers that are faked %s stop neither the mock's responses nor their delays",
  async (_, start) => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setImmediate", "setInterval", "Date", "performance"],
    });
    await using mock = await start();
    vi.useFakeTimers();
    await mock.respond(path, { delay: 20, times: 1 });
    const before = now();
    expect((await fetch(mock.url + path, init)).status).toBe(200);
    expect(now() - before).toBeGreaterThan(19);
    expect((await fetch(mock.url + path, init)).status).toBe(200);
    expect(mock.requests()[0]?.milliseconds).toBeGreaterThan(19);
  },
);

async function load() {
  vi.resetModules();
  const { serveMock } = await import("@data-validation/mock/internal/node/serve");
  return serveMock();
}
