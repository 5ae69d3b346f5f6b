import { expect, test } from "vitest";
import { createFaultInjector } from "../../packages/mock/src/injected-faults.ts";
import { serveMock } from "../../packages/mock/src/node/serve.ts";

test("The same seed makes the same requests late and the same requests fail", () => {
  const draw = (seed: number) => {
    const next = createFaultInjector({ least: 100, most: 800 }, { status: 503, rate: 0.5 }, seed);
    return Array.from({ length: 50 }, next);
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test("The delays lie in their range, and the share of failures is the one asked for", () => {
  const next = createFaultInjector({ least: 100, most: 800 }, { status: 503, rate: 0.1 }, 1);
  const faults = Array.from({ length: 5000 }, next);
  expect(Math.min(...faults.map(({ delay }) => delay))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...faults.map(({ delay }) => delay))).toBeLessThanOrEqual(800);
  const share = faults.filter(({ status }) => status === 503).length / faults.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.12);
});

test("A mock that is told to fail always answers with the contract's error of that status, in the version asked for", async () => {
  const mock = await serveMock({ fault: { status: 503, rate: 1 } });
  const response = await fetch(`${mock.url}/email/validate`, {
    method: "POST",
    headers: { authorization: "Bearer any", "api-version": "2.0" },
  });
  await mock.close();
  expect(response.status).toBe(503);
  expect(response.headers.get("service-api-version")).toBe("2.0");
  expect(await response.json()).toMatchObject({ errors: [{ group: "INTERNAL", subtype: "NOT_AVAILABLE" }] });
});
