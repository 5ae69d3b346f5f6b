// All that the client takes from generated/; the build brings it into the package.
export * from "../../../generated/client/errors.ts";
export * from "../../../generated/client/headers.ts";
export * from "../../../generated/client/next-steps.ts";
export * from "../../../generated/client/operations.ts";
export * from "../../../generated/versions.ts";
