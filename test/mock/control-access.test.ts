import { isLoopback } from "@data-validation/common/loopback";
import { isListedOrigin, rejectControl } from "@data-validation/mock/internal/control/access";
import type { Call } from "@data-validation/mock/internal/exchange/call";
import { expect, test } from "vitest";

const none = { hosts: [], origins: [] };
const callFrom = (host: string, origin?: string) =>
  ({ headers: { host, ...(origin !== undefined && { origin }) } }) as unknown as Call;

test.each([
  ...["localhost", "LOCALHOST:4010", "a.localhost", "127.0.0.1", "127.100.20.255:80", "[::1]:4010"],
])("The controls are used as %s only from this machine", (host) => {
  expect(rejectControl(callFrom(host), true, none)).toBeUndefined();
  expect(rejectControl(callFrom(host), false, none)).toContain("reject the host");
});

test.each([
  ...["evillocalhost", "localhost.evil.example", "127.0.0.1.evil.example", "1127.0.0.1", "127.0.0"],
  ...["[::2]", "localhost@evil.example", "localhost:123456", "evil.example/localhost", ""],
])("The controls reject the host %j", (host) => {
  expect(rejectControl(callFrom(host), true, none)).toContain("reject the host");
});

test("The controls are used under a listed host and its listed port, and under no longer host", () => {
  const access = { hosts: ["mock.example", "other.example:81"], origins: [] };
  const isRejected = (host: string) => rejectControl(callFrom(host), false, access) !== undefined;
  expect(["mock.example", "Mock.Example:80", "other.example:81"].filter(isRejected)).toEqual([]);
  const near = ["amock.example", "mock.example.evil", "other.example", "other.example:82"];
  expect(near.filter((host) => !isRejected(host))).toEqual([]);
});

test("The controls are used only by pages of their own origin and of listed ones", () => {
  const access = { hosts: [], origins: ["https://page.example"] };
  const host = "localhost:4010";
  const isRejected = (origin: string) =>
    rejectControl(callFrom(host, origin), true, access) !== undefined;
  const allowed = [`http://${host}`, `https://${host}`, "https://page.example"];
  expect(allowed.filter(isRejected)).toEqual([]);
  const near = ["null", "http://localhost", `http://${host}.evil`, `http://evil${host}`];
  const listed = [
    "http://page.example",
    "https://page.example.evil",
    "https://a.page.example",
    "https://page.exampl",
  ];
  expect([...near, ...listed].filter((origin) => !isRejected(origin))).toEqual([]);
  expect(isListedOrigin(callFrom(host, "https://PAGE.example"), access)).toBe(true);
});

test("This machine is each of its names and addresses, and nothing that begins or ends like one", () => {
  const loopbackHosts = [
    "localhost",
    "LOCALHOST",
    "A.Localhost",
    "127.0.0.1",
    "127.9.8.7",
    "::1",
    "[::1]",
    "localhost.",
  ];
  expect(loopbackHosts.filter((host) => !isLoopback(host))).toEqual([]);
  const near = ["localhost.evil.example", "evillocalhost", "127.0.0.1.evil", "::11", "[::1].evil"];
  expect(near.filter(isLoopback)).toEqual([]);
});
