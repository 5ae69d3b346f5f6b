import { matchCall } from "@data-validation/cli/internal/comparison/tally/match";
import type { RecordedCall } from "@data-validation/cli/internal/traffic/recorded";
import { expect, test } from "vitest";
import { model } from "./support/traffic.ts";

const { currentVersion, versions } = model;
const older = versions.find((version) => version !== currentVersion) ?? "";
const path = "/phone/validate";

function match(changes: Partial<RecordedCall> = {}) {
  const url = `https://service.example${path}`;
  const call = {
    where: "a call",
    method: "POST",
    url,
    status: 200,
    requestHeaders: {},
    ...changes,
  };
  const found = matchCall(model, { ...call, requestBody: undefined, responseBody: undefined });
  return found?.operation;
}

test("A preflight request is not a call", () => {
  expect(match({ method: "OPTIONS" })).toBeUndefined();
  expect(match()).toMatchObject({ path });
});

test.each(["", "/", "?key=1", "/?a=/email/validate", "#part"])(
  "An operation is found in an address that ends in %j",
  (end) =>
    expect(match({ url: `https://service.example/v/a${path}${end}` })).toMatchObject({ path }),
);

test("The version of a call is the stated one, else the requested one, else the current one", () => {
  const requestHeaders = { "api-version": older };
  const responseHeaders = { "service-api-version": currentVersion };
  expect(match({ requestHeaders, responseHeaders })).toMatchObject({ version: currentVersion });
  expect(match({ requestHeaders })).toMatchObject({ version: older });
  expect(match()).toMatchObject({ version: currentVersion });
});
