import { tables } from "@data-validation/generated/mock/tables";
import type { Call } from "@data-validation/mock/internal/call";
import {
  isListedOrigin,
  isLoopback,
  rejectControl,
} from "@data-validation/mock/internal/control/access";
import { createMask } from "@data-validation/mock/internal/replay/mask";
import { createSandbox } from "@data-validation/mock/internal/sandbox/index";
import { describe, expect, test } from "vitest";

// Each branch that decides about privacy or access: texts that must match, and texts that nearly
// do.

const none = { hosts: [], origins: [] };
const callFrom = (host: string, origin?: string) =>
  ({ headers: { host, ...(origin !== undefined && { origin }) } }) as unknown as Call;

describe("The controls", () => {
  test.each([
    ...[
      "localhost",
      "LOCALHOST:4010",
      "a.localhost",
      "127.0.0.1",
      "127.100.20.255:80",
      "[::1]:4010",
    ],
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
    const isRejected = (host: string) => rejectControl(callFrom(host), false, access) !== undefined;
    expect(["mock.example", "Mock.Example:80", "other.example:81"].filter(isRejected)).toEqual([]);
    const near = ["amock.example", "mock.example.evil", "other.example", "other.example:82"];
    expect(near.filter((host) => !isRejected(host))).toEqual([]);
  });

  test("are used by pages of their own origin and of listed ones, and by no others", () => {
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
});

test("This machine is each of its names and addresses, in any case, and nothing that begins or ends like one", () => {
  const own = ["localhost", "LOCALHOST", "A.Localhost", "127.0.0.1", "127.9.8.7", "::1", "[::1]"];
  expect(own.filter((host) => !isLoopback(host))).toEqual([]);
  const near = ["localhost.evil.example", "evillocalhost", "127.0.0.1.evil", "::11", "[::1].evil"];
  expect(near.filter(isLoopback)).toEqual([]);
});

describe("A recording", () => {
  type Row = [name: string, value: unknown, isKept: boolean];
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

  test.each<Row>([
    ...["country", "code", "dataSource"].map((name) => [name, "NO", true] satisfies Row),
    ["country", "CZE", true],
    ["country", "cz", false],
    ["country", "N", false],
    ["country", "NORD", false],
    ["country", "NOVAK", false],
    ["countryOf", "NO", false],
    ["postcode", "NO", false],
    ["city", "NO", false],
    ["city", "Vrbno", false],
    ["city", "numberFull", false],
    ["prefixOf", "+421", false],
    ["numberFormat", "e164", true],
    ["numberFormat", "jan.novak", false],
    ...["type", "typeFrom", "valid", "invalid"].map(
      (name) => [name, "numberFull", true] satisfies Row,
    ),
    ["relatedTo", ["numberFull"], true],
    ["relatedTo", ["query.numberFull"], true],
    ["relatedTo", ["novak.jan"], false],
    ["relatedTo", ["numberFull.novak"], false],
    ["subtype", "numberFull", false],
    ["validationType", "numberFull", false],
    ["gender", 9, true],
    ["gender", 10, false],
    ["zip", 7, false],
    ["resultsTotal", 123456, true],
    ["resultsOffset", 123456, true],
    ["myresults", 123456, false],
    ["zip", 123456, false],
    ["description", "Jan Novák lives here.", false],
  ])("with %s: %j is kept: %s", async (name, value, isKept) => {
    const text = JSON.stringify(await recorded({ [name]: value }));
    expect(text.includes(JSON.stringify(value))).toBe(isKept);
  });

  test("keeps names of the contract and masks others, which may be data", async () => {
    expect(await recorded({ city: null, novak: null })).not.toHaveProperty("query.novak");
    expect(await recorded({ city: null, novak: null })).toHaveProperty("query.city");
  });

  test("keeps a number as an option, and not as data", async () => {
    const { options, query } = (await recorded({ radius: 123456 }, { radius: 123456 })) as {
      options: object;
      query: object;
    };
    expect(Object.values(options)).toEqual([123456]);
    expect(Object.values(query)).not.toEqual([123456]);
  });

  test("keeps the errors of the contract, and no other description", async () => {
    const [error] = Object.values(tables["2.1"].errors).map((one) => one.error);
    const errors = [error, { ...error, description: `${error?.description} Novák` }];
    const { response } = await mask("2.1", "/phone/validate", { response: { errors } });
    expect(response).toEqual({ errors: [error, { ...error, description: "(masked)" }] });
    const elsewhere = await recorded({ city: error?.description, descriptionOf: "Jan" });
    expect(JSON.stringify(elsewhere)).not.toContain(error?.description);
    expect(JSON.stringify(elsewhere)).not.toContain("(masked)");
  });

  test("has a domain with the same end for a domain", async () => {
    const { query } = (await recorded({ domain: "novak-firma.cz" })) as {
      query: { domain: string };
    };
    expect(query.domain).toMatch(/^(?!novak-firma).+\.cz$/);
  });

  test("of a request alone is as valid as the request", async () => {
    const validate = createSandbox("2.1");
    for (let number = 607_123_450; number < 607_123_470; number += 1) {
      const body = { request: { query: { prefix: "+420", number: String(number) } } };
      const { request } = await createMask()("2.1", "/phone/validate", { request: body });
      const response = await validate("phoneValidate", Object(request).request);
      expect(response).toHaveProperty("result.isValid", true);
    }
  });

  test.each([
    ["/name/validate", false],
    ["/company/validate", true],
  ])(
    "of %s with isValid %s has letters instead of a name that is not known",
    async (path, isValid) => {
      const fresh = createMask();
      const { request } = await fresh("2.1", path, {
        request: { name: "Xanthippadora" },
        response: { result: { isValid } },
      });
      expect((request as { name: string }).name).toMatch(
        /^[^aeiou][aeiou][^aeiou]{3}[aeiou][^aeiou]{2}[aeiou][^aeiou][aeiou][^aeiou][aeiou]$/i,
      );
    },
  );
});
