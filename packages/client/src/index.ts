export type { Fetch } from "./attempt.ts";
export { createClient } from "./create-client.ts";
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  DataValidationError,
  type ErrorCode,
  GatewayError,
  InvalidRequestError,
  KeyInPageError,
  NetworkError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  TimeoutError,
  VersionMismatchError,
} from "./errors.ts";
export type { CurrentVersion, Schemas, Version } from "./generated.ts";
export type { ApiKey } from "./key.ts";
export type { Limits } from "./limits.ts";
export type { Logger, LogLevel } from "./log.ts";
export type { CallReport } from "./report.ts";
export type { Outcome, Retry } from "./retry.ts";
export type { RetryNotice } from "./sending.ts";
export type {
  CallSettings,
  Client,
  ClientOptions,
  ClientSettings,
  ErrorBody,
  Extras,
  Known,
  Options,
  Path,
  PostSettings,
  Query,
  RequestBody,
  ResponseBody,
  Result,
  Success,
  VersionClient,
} from "./types.ts";
