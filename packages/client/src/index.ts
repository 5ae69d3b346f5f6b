export { createClient } from "./create-client.ts";
export {
  ApiError,
  DataValidationError,
  GatewayError,
  KeyInPageError,
  NetworkError,
  ResponseParseError,
  TimeoutError,
  VersionMismatchError,
} from "./errors.ts";
export type { CurrentVersion, Schemas, Version } from "./generated.ts";
export type { ApiKey } from "./key.ts";
export type { Fetch } from "./platform-fetch.ts";
export type { Outcome, Retry } from "./retry.ts";
export type { RetryNotice } from "./sending.ts";
export type {
  Answer,
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
  Success,
} from "./types.ts";
