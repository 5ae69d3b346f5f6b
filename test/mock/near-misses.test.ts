import {
  addShape,
  describeShape,
  emptyShape,
  isEnumLike,
  isHidden,
  isIdentifier,
  stringsOf,
} from "@data-validation/cli/internal/observe/value-shape";
import { tables } from "@data-validation/generated/mock/tables";
import type { Call } from "@data-validation/mock/internal/call";
import {
  isListedOrigin,
  isLoopback,
  rejectControl,
} from "@data-validation/mock/internal/control/access";
import { createMask } from "@data-validation/mock/internal/replay/mask";
import { createSandbox } from "@data-validation/mock/internal/sandbox/index";
import type { Json } from "@data-validation/openapi-document/json";
import { describe, expect, test } from "vitest";

// Each branch that decides about privacy or access: texts that must match, and texts that nearly do.

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

describe("The shape of a response", () => {
  const shapeOf = (value: Json) => {
    const shape = emptyShape();
    addShape(shape, value, (name) => name);
    return describeShape(shape);
  };
  const uuid = "0b7c1A2e-0000-4000-8000-00c04fd430c8";

  test.each(
    Object.entries({
      empty: [""],
      date: ["2024-05-01"],
      "date-time": ["2024-05-01T10:00:00Z", "2024-05-01 10:00"],
      uuid: [uuid, uuid.toUpperCase()],
      ipv4: ["10.0.0.255"],
      email: ["jan@seznam.cz"],
      uri: ["http://a", "https://a b"],
      "phone number": ["+420607", "+420 607 123"],
      digits: ["1", "00420607123456"],
      number: ["1.5", "-1.5"],
      word: [
        ...["2024-05-011", "x2024-05-01", "x2024-05-01T10:00", `${uuid}0`, `0${uuid}`],
        ...["10.0.0.2555", "10.0.0.0.1", "jan@localhost", "ahttp://a", "http:a"],
        ...["+42060", "+420607x", "x+420607", "1x", "x1", "1.5x", "x1.5", "1."],
      ],
      text: [" ", "two words", "jan@seznam.cz x", "x jan@seznam.cz"],
    }).flatMap(([notation, texts]) => texts.map((text) => [text, notation])),
  )("has of %j that it is a %s", (text, notation) => {
    expect(shapeOf(text)).toBe(`string (${notation})`);
  });

  test("has three notations, the items of a list and six names of fields, none of them hidden", () => {
    expect(shapeOf(["1", "a", "1.5", "a b", null])).toBe(
      "array of string (digits, word, number) or null",
    );
    expect(shapeOf([])).toBe("empty array");
    expect(shapeOf({ a: 1, "(hidden 1)": 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8 })).toBe(
      "object {a, c, d, e, f, g}",
    );
    expect(shapeOf({ "(hidden 1)": 1 })).toBe("object");
  });

  test("has the strings at any depth", () => {
    expect(stringsOf({ a: ["x", { b: "y" }], c: 1, d: null })).toEqual(["x", "y"]);
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

  test.each([
    "numberFull",
    "number.full",
    "$ref",
    "_a",
    "a-b",
    "A1",
    `a${"b".repeat(49)}`,
    `a.${"b".repeat(50)}`,
  ])("%s, which may be the name of a field", (name) => expect(isIdentifier(name)).toBe(true));

  test.each([
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
    `a.${"b".repeat(51)}`,
  ])("no name like %j", (name) => expect(isIdentifier(name)).toBe(false));
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
