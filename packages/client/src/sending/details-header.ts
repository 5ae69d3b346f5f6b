import { type HeadersOptions, mergeHeaders } from "openapi-fetch";
import { detailsHeaderEnd, versionHeader } from "../generated.ts";

/**
 * The headers of a call with the one that asks for details of the request, under its given name, or
 * with the first word of the version header.
 */
export function withDetails(
  setting: true | string,
  ownVersionHeader = versionHeader,
  headers: HeadersOptions = {},
): Headers {
  const [, ownPrefix] = /^(.+)-api-version$/i.exec(ownVersionHeader) ?? [];
  const prefix = ownPrefix ?? versionHeader.replace(/-.*/s, "");
  const name = setting === true ? prefix + detailsHeaderEnd : setting;
  return mergeHeaders({ [name]: "true" }, headers);
}
