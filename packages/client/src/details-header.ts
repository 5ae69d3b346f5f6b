import { type HeadersOptions, mergeHeaders } from "openapi-fetch";
import { detailsHeaderEnd, versionHeader } from "./generated.ts";

/** Headers of a call, with the one that asks for details of the request, by its real name: named, or with the first word of the version header. */
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
