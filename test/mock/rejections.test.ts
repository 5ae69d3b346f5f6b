import { createMock } from "@data-validation/mock/internal/mock";
import { describe } from "vitest";
import { callOf } from "./support/call.ts";
import { testRecorded } from "./support/recorded.ts";

const mocks = { strict: createMock({ strict: true }), open: createMock() };

// A recorded request: whether the mock is strict, the version, the path and the body.
describe("The error of a request that does not fit names the field and the reason", () => {
  testRecorded("test/mock/rejections.txt", rejectionOf);
});

/** The status of a response, and its errors. */
async function rejectionOf(request: string): Promise<string> {
  const [, mode, version = "", path, sent = ""] = /^(\w+) (\S+) (\S+) ?(.*)$/.exec(request) ?? [];
  const call = { ...callOf({}, { "api-version": version }, path), body: sent };
  const { status, body } = await mocks[mode as keyof typeof mocks].handle(call);
  const { errors = [] } = body as { errors?: Record<string, unknown>[] };
  const findings = errors.map(({ group, type, subtype, severity, relatedTo, description }) => {
    // The message about malformed JSON is the engine's.
    const words = String(description).replace(/(not valid JSON): .*/, "$1: …");
    return `${group} ${type} ${subtype} ${severity} [${[relatedTo].flat().join(" ")}] ${words}`;
  });
  return [status, ...findings.toSorted()].join("; ");
}
