/**
 * A mock of the Data Validation API as a function, for the test suites and pages of those who call it.
 *
 * @packageDocumentation
 */
export type { Answer, Call } from "./call.ts";
export { type Catalogue, catalogue } from "./catalogue.ts";
export type { Delay, Fault } from "./injected-faults.ts";
export type { Log, LogEntry } from "./log.ts";
export { createMock, type Mock } from "./mock.ts";
export type { MockOptions } from "./options.ts";
export { type Outcome, type OutcomeValue, outcomeValues } from "./outcomes.ts";
export type { CompanyFixture, Fixtures, LocationFixture } from "./sandbox/register/fixtures.ts";
export type { RecordedRequest, RequestFilter, ScriptedRequest } from "./scripting/recording.ts";
export type { Path, ScriptedAnswer } from "./scripting/script.ts";
export { testKeys } from "./test-keys.ts";
