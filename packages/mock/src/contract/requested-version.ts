import { currentVersion, type Version, versions } from "@data-validation/generated/versions";

/**
 * The version that a header `api-version` requests: the current one without the header (section 9,
 * rule 2), undefined for an unknown one.
 */
export function readRequestedVersion(header: string | undefined): Version | undefined {
  return header ? versions.find((version) => version === header) : currentVersion;
}
