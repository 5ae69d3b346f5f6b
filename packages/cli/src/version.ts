import { readFileSync } from "node:fs";

/** The version of this package. Source and built file lie one folder below the manifest. */
export function packageVersion(): string {
  return JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;
}
