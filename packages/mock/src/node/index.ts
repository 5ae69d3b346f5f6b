// A mock of the Data Validation API on a port, for code in another process.
export * from "../index.ts";
export { UpstreamError } from "../replay/upstream-error.ts";
export { type MockServer, type ServeOptions, serveMock } from "./serve.ts";
