// All that the client takes from generated/; the build brings it into the package.
export * from "@data-validation/generated/client/errors";
export * from "@data-validation/generated/client/headers";
export * from "@data-validation/generated/client/next-steps";
export * from "@data-validation/generated/client/operations";
export * from "@data-validation/generated/versions";
