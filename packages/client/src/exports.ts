// What the entries for servers and for web pages have in common.

export {
  DataValidationError,
  type ErrorCode,
  InvalidRequestError,
  KeyInPageError,
  NetworkError,
  TimeoutError,
} from "./errors.ts";
export type { Fetch } from "./fetch.ts";
export type { CurrentVersion, Schemas, Version } from "./generated.ts";
export type { ApiKey } from "./key.ts";
export type { Limits } from "./limits.ts";
export type { Logger, LogLevel } from "./log.ts";
export type { CallReport } from "./report.ts";
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  GatewayError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  VersionMismatchError,
} from "./response-errors.ts";
export type { Outcome, Retry } from "./retry.ts";
export type { RetryNotice } from "./send-options.ts";
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
