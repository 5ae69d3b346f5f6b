import { UserError } from "../command.ts";
import { type Bundle, follow, type Node } from "./document.ts";

/** The response header that states the version (section 9, rule 5), whose name contains the vendor's word: the one that ends in `api-version`. */
export function versionHeaderOf(bundle: Bundle): string {
  const [operation] = Object.values(bundle.paths);
  const success = follow(bundle, operation?.post.responses["200"] as Node);
  const name = Object.keys((success.headers ?? {}) as object).find((header) => /-api-version$/i.test(header));
  if (name === undefined)
    throw new UserError(
      `No response of version ${bundle.info.version} has a header that states it: name one that ends in -api-version.`,
    );
  return name;
}
