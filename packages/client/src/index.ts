export type { CurrentVersion, Schemas, Version } from "./contract.ts";
export { createClient } from "./create-client.ts";
export { AnswerError, KeyInPageError, NetworkError, TimeoutError, VersionMismatchError } from "./errors.ts";
export type { Retry } from "./retry.ts";
export type { Fetch } from "./sending.ts";
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
} from "./types.ts";
