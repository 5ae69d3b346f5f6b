import { limitHeaders, versionHeader as ofContract } from "@data-validation/generated/mock/tables";

/**
 * The names of the limit headers, in lower case, with the first word of a version header: on the
 * real service, both start with the vendor's name.
 */
export function limitHeaderNames(versionHeader = ofContract): typeof limitHeaders {
  const [prefix = ""] =
    /^.*(?=-api-version$)/i.exec(versionHeader) ?? /^[^-]+/.exec(ofContract) ?? [];
  const names = Object.entries(limitHeaders).map(([limit, name]) => [
    limit,
    name.replace(/^[^-]+/, prefix).toLowerCase(),
  ]);
  return Object.fromEntries(names) as typeof limitHeaders;
}
