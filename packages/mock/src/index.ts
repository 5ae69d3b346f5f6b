// A mock of the Data Validation API as a function, for test suites and pages that call the API.

export type {
  ErrorBody,
  ExampleOf,
  Path,
  RequestOf,
  StatusOf,
  SuccessOf,
} from "./control/contract-types.ts";
export type { RecordedRequest, RequestFilter } from "./control/request-log.ts";
export type {
  ChangeBody,
  RequestPart,
  ScriptedRequest,
  ScriptedResponse,
} from "./control/responses.ts";
export type { Scope } from "./control/scope.ts";
export type { ActiveScript } from "./control/script.ts";
export type { Data, DataProblem, OwnDomain, OwnMailbox, Pasted } from "./data/data.ts";
export type { Call, MockResponse } from "./exchange/call.ts";
export type { NearMiss, RespondedBy } from "./exchange/exchange.ts";
export type { Delay, Fault } from "./forced/faults.ts";
export type { RateLimit } from "./keys/quota.ts";
export { testKeys } from "./keys/test-keys.ts";
export type { Log, LogEntry } from "./log/entry.ts";
export { createMock, type Mock, type Scripting } from "./mock.ts";
export type { MockOptions } from "./options.ts";
export type { ProxySettings } from "./replay/proxy.ts";
export type { RecordOptions } from "./replay/record.ts";
export { type CallToRecord, createLineWriter } from "./replay/recorded-line.ts";
