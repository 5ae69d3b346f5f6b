import type { ErrorBody, Version } from "@data-validation/client";
import type { Change } from "@data-validation/client/internal/migrate/step";
import { steps } from "@data-validation/client/internal/migrate/steps";
import {
  translateError,
  translateRequest,
  translateResponse,
} from "@data-validation/client/internal/migrate/translate";
import {
  changes,
  downgradeError,
  downgradeRequest,
  downgradeResponse,
  type SharedPath,
  upgradeRequest,
  upgradeResponse,
} from "@data-validation/client/migrate";
import { validators } from "@data-validation/client/validators";
import { createMock } from "@data-validation/mock";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundleOf } from "../support/contract-bundles.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { requestsOf } from "../support/requests.ts";

const { fetch } = createMock();
const bundles = { "2.0": bundleOf("2.0"), "2.1": bundleOf("2.1") };
const paths = Object.keys(bundles["2.0"].paths) as SharedPath[];

interface Envelope {
  request: { query: Record<string, unknown>; options?: Record<string, unknown> };
}

/**
 * Checks the request examples of a version, and others that its contract allows; of the operations
 * that differ between the versions, more of them.
 */
function holds(
  version: keyof typeof bundles,
  path: string,
  check: (request: Envelope) => Promise<void>,
) {
  const bundle = bundles[version];
  const requests = requestsOf(bundle, path) as fc.Arbitrary<Envelope>;
  const listed = examplesOfBody<Envelope>(bundle, bundle.paths[path]?.post.requestBody ?? {});
  const examples = Object.values(listed).map(({ value }): [Envelope] => [value]);
  const drawn = propertyRuns(changes.some((change) => change.path === path) ? 250 : 10);
  return fc.assert(fc.asyncProperty(requests, check), {
    examples,
    numRuns: examples.length + drawn,
  });
}

async function sendRequest(version: string, path: string, body: unknown) {
  const headers = {
    authorization: "Bearer key",
    "content-type": "application/json",
    "api-version": version,
  };
  const response = await fetch(`https://a.example${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** A request without the options that cannot be carried over. */
function without({ request }: Envelope, fields: string[]): Envelope {
  const options = Object.entries(request.options ?? {}).filter(
    ([name]) => !fields.includes(`options.${name}`),
  );
  return {
    request: { ...request, ...(request.options && { options: Object.fromEntries(options) }) },
  };
}

describe.each(paths)("The operation %s", (path) => {
  test("§9.1 §9.2 A 2.0 request gets what its upgrade gets from 2.1, except validationDepth", () =>
    holds("2.0", path, async (request) => {
      const { body, lost } = upgradeRequest(path, request as never);
      const fields = lost.map(({ field }) => field);
      expect(["", "options.validationDepth"]).toContain(fields.join());
      const old = await sendRequest("2.0", path, without(request, fields));
      const current = await sendRequest("2.1", path, body);
      expect(current.status).toBe(old.status);
      expect(withoutEcho(downgradeResponse(path, current.body))).toEqual(withoutEcho(old.body));
    }));

  test("A request that is upgraded and downgraded is the same, without losses", () =>
    holds("2.0", path, async (request) => {
      const copy = structuredClone(request);
      const up = upgradeRequest(path, request as never);
      const down = downgradeRequest(path, up.body as never);
      expect(down.lost).toEqual([]);
      expect(upgradeRequest(path, down.body as never).body).toEqual(up.body);
      expect(request).toEqual(copy);
    }));

  test("A 2.1 request reports what 2.0 cannot do, and the rest survives the way down and up", () =>
    holds("2.1", path, async (request) => {
      const { body, lost } = downgradeRequest(path, request as never);
      const back = upgradeRequest(path, body as never);
      const fields = lost.map(({ field }) => field);
      expect(back.lost).toEqual([]);
      expect(withoutNullOptions(back.body)).toEqual(withoutNullOptions(without(request, fields)));
    }));
});

/** A body without the echo of its request, which is another one in each version. */
function withoutEcho({ request: _, ...body }: Record<string, unknown>): Record<string, unknown> {
  return body;
}

test("§9.1 A response of /phone/validate keeps all but the fields of 2.1 when downgraded and upgraded", () =>
  holds("2.1", "/phone/validate", async (request) => {
    const { body } = await sendRequest("2.1", "/phone/validate", request);
    const down = downgradeResponse("/phone/validate", body);
    const up = upgradeResponse("/phone/validate", down);
    expect(body).toMatchObject(up);
    expect(await validators("/phone/validate").response["~standard"].validate(up)).toEqual({
      value: up,
    });
    expect(downgradeResponse("/phone/validate", up)).toEqual(down);
    // @ts-expect-error: one of /name/validate cannot be upgraded
    expect(() => upgradeResponse("/name/validate", body)).not.toThrow();
  }));

const bothPrefixes = { defaultPrefix: "+420", preferredPrefixes: ["+421"] };
test.each([
  ["§9.1", "/phone/validate", { formatNumber: true }, { numberFormat: "e123" }],
  ["§9.1", "/phone/validate", { formatNumber: false }, { numberFormat: "e164" }],
  ["§9.1", "/phone/validate", { defaultPrefix: "+420" }, { preferredPrefixes: ["+420"] }],
  ["§9.1", "/phone/validate", bothPrefixes, { preferredPrefixes: ["+421", "+420"] }],
  ["§9.2", "/name/validate", { smartMode: true }, { correctionMode: "full" }],
  ["§9.2", "/name/validate", { smartMode: false }, { correctionMode: "suggestion" }],
] as const)("%s In a call of %s, the options %j become %j in 2.1", (_, path, options, upgraded) => {
  const { body } = upgradeRequest(path as SharedPath, { request: { query: {}, options } } as never);
  expect(body).toEqual({ request: { query: {}, options: upgraded } });
});

test("§9.2 Details of either form move back to the root of the result, with nameDays", () => {
  const detail = { type: "name", value: "Jana" };
  const down = (details: object) => {
    const response = { result: { data: { details } }, resultCorrected: null, suggestions: [] };
    return downgradeResponse("/name/validate", response as never).result;
  };
  expect(down([detail])).toMatchObject({ details: [{ ...detail, nameDays: null }], data: {} });
  expect(down(detail)).toMatchObject({ details: { ...detail, nameDays: null } });
});

test("An error of 2.1 names the fields of the 2.0 request that was upgraded", async () => {
  const { body } = upgradeRequest("/phone/validate", {
    request: {
      query: { numberWithPrefix: 1 as never },
      // Not the default prefix, which a request that is upgraded appends to these.
      options: { preferredPrefixes: 1 as never },
    },
  });
  const response = await sendRequest("2.1", "/phone/validate", body);
  expect(response.status).toBe(400);
  const { errors } = downgradeError("/phone/validate", response.body);
  expect(errors.map(({ relatedTo }) => relatedTo)).toEqual([
    ["preferredPrefixes"],
    ["numberWithPrefix"],
  ]);
});

describe("A third version needs no more than its own step", () => {
  const path = "/phone/validate";
  const to = "2.2" as Version;
  const changes: Change[] = [
    { path, place: "request.query", from: "numberFull", to: "wholeNumber" },
    { path, place: "request.options", from: "numberFormat", to: "notation", newValues: ["dashed"] },
    { path, place: "request.options", from: "validationType", to: null },
    { path, place: "result.data", from: "numberFull", to: "wholeNumber" },
    { path, place: "result.data.format", from: "raw", to: null },
  ];
  const allSteps = [
    ...steps.slice(0, 1),
    { from: "2.1", to, changes, nullable: [], meanings: {} } as const,
  ];
  const down = { path, from: to, to: "2.0", steps: allSteps } as const;
  const requestOf = (query: object, options: object) => ({ request: { query, options } });
  const data = {
    wholeNumber: "1",
    format: { national: "6 1", e164: "1" },
    country: { code: null, prefix: null },
  };
  const errors = [{ relatedTo: ["wholeNumber"] }];
  const response = { result: { data, errors }, resultCorrected: null, suggestions: [] };

  test("A request passes both steps up, and what the last one has no place for is lost", () => {
    const old = requestOf(
      { numberWithPrefix: "1" },
      { formatNumber: true, validationType: "basic" },
    );
    const reason = expect.stringContaining("2.2");
    expect(translateRequest(old, { ...down, from: "2.0", to })).toEqual({
      body: requestOf({ wholeNumber: "1" }, { notation: "e123" }),
      lost: [expect.objectContaining({ field: "options.validationType", reason })],
    });
  });

  test.each([
    ["of the middle version", { notation: "raw" }, "options.numberFormat"],
    ["of the last version", { notation: "dashed" }, "options.notation"],
  ])("A request passes both steps down, and a value %s is lost", (_, options, field) => {
    const request = requestOf({ wholeNumber: "1" }, options);
    expect(translateRequest(request, down)).toEqual({
      body: requestOf({ numberWithPrefix: "1" }, {}),
      lost: [expect.objectContaining({ field, value: options.notation })],
    });
  });

  test("A response passes both steps down", () => {
    expect(translateResponse(response, down)).toMatchObject({
      result: {
        data: {
          numberWithPrefix: "1",
          format: { nationalFormatted: "6 1", international: "1" },
          country: { code: "" },
        },
        errors: [{ relatedTo: ["numberWithPrefix"] }],
      },
    });
  });

  test("An error passes both steps down", () => {
    const error = (field: string) => ({ errors: [{ relatedTo: [field] }] }) as ErrorBody;
    expect(translateError(error("query.wholeNumber"), down)).toEqual(
      error("query.numberWithPrefix"),
    );
  });

  test("A response of an operation without a change is returned as it is", () => {
    const unchanged = { ...down, path: "/name/validate", from: "2.1", to } as const;
    expect(translateResponse(response, unchanged)).toBe(response);
  });
});

/** Null and omitted members are the same, and a translation may result in either. */
function withoutNullOptions(body: unknown): unknown {
  const { request, ...bodyMembers } = body as { request: Record<string, unknown> };
  const members = (value: unknown) =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
  const { query, options = {}, ...requestMembers } = request;
  const definedMembers = {
    query: members(query),
    options: members(isAbsent(options) ? {} : options),
  };
  return { ...bodyMembers, request: { ...requestMembers, ...definedMembers } };
}

const isAbsent = (value: unknown) => value === null || Array.isArray(value);
