// The validators of the mock: the client checks with the same code. The build copies it into the
// package.
export * from "@data-validation/generated/mock/index";
export type { Problem } from "@data-validation/request-validation/problem";
export { describe, problemsOf } from "@data-validation/request-validation/validate-request";
