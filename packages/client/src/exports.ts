// What the entries for servers and for web pages have in common.

export {
  DataValidationError,
  type ErrorCode,
  InvalidRequestError,
  KeyInPageError,
  NetworkError,
  TimeoutError,
} from "./errors/errors.ts";
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  GatewayError,
  RateLimitError,
  ResponseParseError,
  ResponseTooLargeError,
  VersionMismatchError,
} from "./errors/response-errors.ts";
export type { CurrentVersion, Schemas, Version } from "./generated.ts";
export type { Limits } from "./headers/limits.ts";
export type { Logger, LogLevel } from "./log.ts";
export type { Outcome } from "./outcome.ts";
export type { ApiKey } from "./sending/key.ts";
export type { CallReport } from "./sending/report.ts";
export type { Retry } from "./sending/retry.ts";
export type { Fetch, RetryNotice } from "./sending/send-options.ts";
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
