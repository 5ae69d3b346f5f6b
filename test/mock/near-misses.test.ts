import { isEnumLike, isHidden, isIdentifier } from "@data-validation/cli/internal/observe/shape";
import type { Call } from "@data-validation/mock/internal/call";
import { isListedOrigin, rejectControl } from "@data-validation/mock/internal/control/access";
import { createMask } from "@data-validation/mock/internal/replay/mask";
import { describe, expect, test } from "vitest";

// Each branch that decides about privacy or access: texts that must match, and texts that nearly do.

const none = { hosts: [], origins: [] };
const callFrom = (host: string, origin?: string) =>
  ({ headers: { host, ...(origin !== undefined && { origin }) } }) as unknown as Call;

describe("The controls", () => {
  test.each([
    ...["localhost", "LOCALHOST:4010", "a.localhost", "127.0.0.1", "127.9.8.7:80", "[::1]:4010"],
  ])("are used as %s from this machine, and not from another one", (host) => {
    expect(rejectControl(callFrom(host), true, none)).toBeUndefined();
    expect(rejectControl(callFrom(host), false, none)).toContain("reject the host");
  });

  test.each([
    ...[
      "evillocalhost",
      "localhost.evil.example",
      "127.0.0.1.evil.example",
      "1127.0.0.1",
      "127.0.0",
    ],
    ...["[::2]", "localhost@evil.example", "localhost:123456", "evil.example/localhost", ""],
  ])("reject the host %j", (host) => {
    expect(rejectControl(callFrom(host), true, none)).toContain("reject the host");
  });

  test("are used under a listed host, with its port if that is listed, and under no longer one", () => {
    const access = { hosts: ["mock.example", "other.example:81"], origins: [] };
    const isRefused = (host: string) => rejectControl(callFrom(host), false, access) !== undefined;
    expect(["mock.example", "Mock.Example:80", "other.example:81"].filter(isRefused)).toEqual([]);
    const near = ["amock.example", "mock.example.evil", "other.example", "other.example:82"];
    expect(near.filter((host) => !isRefused(host))).toEqual([]);
  });

  test("are used by pages of their own origin and of listed ones, and by no others", () => {
    const access = { hosts: [], origins: ["https://page.example"] };
    const host = "localhost:4010";
    const isRefused = (origin: string) =>
      rejectControl(callFrom(host, origin), true, access) !== undefined;
    const allowed = [`http://${host}`, `https://${host}`, "https://page.example"];
    expect(allowed.filter(isRefused)).toEqual([]);
    const near = ["null", "http://localhost", `http://${host}.evil`, `http://evil${host}`];
    const listed = ["http://page.example", "https://page.example.evil", "https://a.page.example"];
    expect([...near, ...listed].filter((origin) => !isRefused(origin))).toEqual([]);
    expect(isListedOrigin(callFrom(host, "https://PAGE.example"), access)).toBe(true);
  });
});

describe("The ledger of observe keeps", () => {
  test("(hidden 1) and (no identifier) of a hidden name, and a name without brackets before it", () => {
    expect(["(hidden 1)", "(no identifier)"].filter(isHidden)).toHaveLength(2);
    expect(["hidden", "name(", ""].filter(isHidden)).toEqual([]);
  });

  test.each(["VALUE_PART_EXTRA", "invalidWithSuggestion", "a-b.c", "v2", "x1234", "a".repeat(60)])(
    "%s, which looks like a word of an enum",
    (text) => expect(isEnumLike(text)).toBe(true),
  );

  test.each([
    ...["607123456", "12", "x12345", "jan@seznam.cz", "Jan Novák", "Jan Novak", "_a", "a_", "a__b"],
    ...["é", "", "+420", "a".repeat(61)],
  ])("no text like %j", (text) => expect(isEnumLike(text)).toBe(false));

  test.each(["numberFull", "number.full", "$ref", "_a", "a-b", "A1", `a${"b".repeat(49)}`])(
    "%s, which may be the name of a field",
    (name) => expect(isIdentifier(name)).toBe(true),
  );

  test.each([
    ...[
      "jan@seznam.cz",
      "a.b.c",
      "1a",
      "+420",
      "a b",
      "",
      "a.",
      ".a",
      "Novák",
      `a${"b".repeat(50)}`,
    ],
  ])("no name like %j", (name) => expect(isIdentifier(name)).toBe(false));
});

describe("A recording", () => {
  const mask = createMask();
  /** What is recorded of a request with some members. */
  async function recorded(query: object, options: object = {}): Promise<unknown> {
    const { request } = await mask("2.1", "/phone/validate", {
      request: { request: { query, options } },
    });
    return (request as { request: unknown }).request;
  }

  test.each(["+420", "00420", "420", "+1"])("keeps the prefix %s", async (prefix) => {
    const options = { preferredPrefixes: [prefix] };
    expect(await recorded({ prefix }, options)).toEqual({ query: { prefix }, options });
  });

  test.each(["+4206", "420607123456", "+420607", "0004206", "x420"])(
    "masks %s in the place of a prefix",
    async (prefix) => {
      const text = JSON.stringify(await recorded({ prefix }, { preferredPrefixes: [prefix] }));
      expect(text).not.toContain(prefix);
    },
  );

  test.each([
    ["country", "CZ", true],
    ["country", "CZE", true],
    ["country", "cz", false],
    ["country", "NOVAK", false],
    ["city", "Vrbno", false],
    ["numberFormat", "e164", true],
    ["numberFormat", "jan.novak", false],
    ["relatedTo", ["numberFull"], true],
    ["relatedTo", ["novak.jan"], false],
    ["gender", 1, true],
    ["gender", 19, false],
    ["resultsTotal", 123456, true],
    ["zip", 123456, false],
    ["description", "Jan Novák lives here.", false],
  ])("with %s: %j is kept: %s", async (name, value, isKept) => {
    const text = JSON.stringify(await recorded({ [name]: value }));
    expect(text.includes(JSON.stringify(value))).toBe(isKept);
  });
});
