// The validators of the mock: the client checks with the same code. The build copies it into the
// package.
export * from "@data-validation/generated/mock/index";
export { describeViolation } from "@data-validation/request-validation/expectations";
export type { RequestProblem } from "@data-validation/request-validation/problem";
export { requestProblems } from "@data-validation/request-validation/validate-request";
