import { BODY_LIMIT, readBody } from "@data-validation/mock/internal/exchange/body";
import { DEPTH_LIMIT } from "@data-validation/mock/internal/exchange/depth-limit";
import { expect, test } from "vitest";

const text = '{"request":{}}';
const bytes = new TextEncoder().encode(text);
const readWith = (headers: Record<string, string>, body: Uint8Array | string = bytes) =>
  readBody({ method: "POST", path: "/phone/validate", headers, body });
const json = { json: { request: {} } };

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "Application/JSON ;charset=utf-8",
  "  application/json;",
])("A body is read as JSON with the Content-Type %j", (type) => {
  expect(readWith({ "content-type": type })).toMatchObject(json);
});

test("A body without a Content-Type is read as JSON", () => {
  expect(readWith({})).toMatchObject(json);
});

test.each([
  "application/jsonl",
  "application/json-patch+json",
  "application/jsonx; charset=utf-8",
  "text/application/json",
  "x application/json",
  "text/plain",
  "",
])("The Content-Type %j is rejected by its name", (type) => {
  expect(readWith({ "content-type": type })).toEqual({
    problem: {
      example: "bodyNotJson",
      description: `The header Content-Type must be application/json; it is ${type}.`,
    },
  });
});

test("Bytes that are compressed are rejected, and the encoding is named", () => {
  for (const encoding of ["gzip", "br"])
    expect(readWith({ "content-encoding": encoding })).toEqual({
      problem: {
        example: "bodyNotJson",
        description: `The body must not be compressed; the header Content-Encoding is ${encoding}.`,
      },
    });
});

test("Bytes that are not compressed, and a text, are read whatever Content-Encoding is", () => {
  expect(readWith({ "content-encoding": "identity" })).toMatchObject(json);
  // A browser or a test runner that intercepts the call has unpacked it.
  expect(readWith({ "content-encoding": "gzip" }, text)).toMatchObject(json);
});

const padded = (size: number) => `${text.slice(0, -1)}${" ".repeat(size - text.length)}}`;
const tooBig = {
  problem: { example: "bodyTooBig", description: `The body is larger than ${BODY_LIMIT} bytes.` },
};

test("A body of the largest size is read, and one that has a byte more is rejected", () => {
  expect(readWith({}, padded(BODY_LIMIT))).toMatchObject(json);
  expect(readWith({}, padded(BODY_LIMIT + 1))).toMatchObject(tooBig);
});

test("The size of a text is counted in bytes of UTF-8", () => {
  const withLetters = (count: number) => `"${"ě".repeat(count)}"`;
  const most = (BODY_LIMIT - 2) / 2;
  expect(readWith({}, withLetters(most))).toHaveProperty("json");
  expect(readWith({}, withLetters(most + 1))).toEqual(tooBig);
});

test.each([
  ["undefined", undefined],
  ["null", null],
  ["a text without a character", ""],
  ["an array without a byte", new Uint8Array()],
])("The body that is %s is an empty one", (_, body) => {
  const call = { method: "POST", path: "/phone/validate", headers: {}, body };
  expect(readBody(call)).toEqual({ problem: { example: "bodyEmpty" } });
});

test("A body that is no JSON in UTF-8 is rejected with the reason", () => {
  const rejected = (description: string) => ({ problem: { example: "bodyNotJson", description } });
  const notText = new Uint8Array([0x22, 0xff, 0x22]);
  expect(readWith({}, notText)).toEqual(rejected("The body is not valid JSON: It is not UTF-8."));
  expect(readWith({}, '{"request":}')).toMatchObject(
    rejected(expect.stringMatching(/^The body is not valid JSON: Unexpected token/)),
  );
});

test("A body of the deepest nesting is read, and one that is a level deeper is rejected", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  expect(readWith({}, nested(DEPTH_LIMIT))).toHaveProperty("json");
  // Many values beside each other are not deep.
  expect(readWith({}, `[${"[],".repeat(DEPTH_LIMIT)}1]`)).toHaveProperty("json");
  expect(readWith({}, nested(DEPTH_LIMIT + 1))).toEqual({
    problem: {
      example: "bodyTooBig",
      description: `The body is nested deeper than ${DEPTH_LIMIT} levels.`,
    },
  });
});
