/**
 * A mock server of the Data Validation API, for the test suites of those who call it.
 *
 * @packageDocumentation
 */
export type { Delay, Fault } from "./faults.ts";
export type { Log, LogEntry } from "./log.ts";
export { createMock, type Mock, type MockOptions } from "./mock.ts";
export { testKeys } from "./test-keys.ts";
