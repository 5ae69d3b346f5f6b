// All that the client takes from generated/; the build brings it into the package.

export {
  bodyEmpty,
  bodyNotJson,
  bodyTooBig,
  type ErrorType,
  endpointNotFound,
  invalidCredentials,
  ipNotAllowed,
  methodNotAllowed,
  notAvailable,
} from "../../../generated/client/errors.ts";
export {
  type Bodies,
  type Kinds,
  type Operations,
  operations,
  pageSizes,
} from "../../../generated/client/operations.ts";
export {
  type CurrentVersion,
  currentVersion,
  type Schemas,
  type Version,
  versionHeader,
  versions,
} from "../../../generated/versions.ts";
