import { readStatedVersion } from "@data-validation/envelope/stated-version";
import type { Log } from "../log.ts";

/**
 * Makes a function that warns once about responses that state no version, since a gateway that
 * removes the header does so each time.
 */
export function createVersionWarning(log: Log, name: string | undefined) {
  let isSilent = false;
  return ({ headers }: Response): void => {
    if (isSilent || readStatedVersion(headers, name) !== undefined) return;
    isSilent = true;
    const place = name ?? "one header *-api-version";
    log(
      "warn",
      `A response states no version in ${place}. Set versionHeader, or check proxies and CORS.`,
    );
  };
}
