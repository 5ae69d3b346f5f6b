// The validators that the mock is made with: the client checks with the same code. The build brings it into the package.
export * from "../../../../generated/mock/index.ts";
export type { Problem } from "../../../mock/src/problem.ts";
export { describe, problemsOf } from "../../../mock/src/validate-request.ts";
