import type { Version } from "../../generated/versions.ts";
import { translatorOf } from "../../packages/client/src/migrate/steps.ts";

/** A body in the words of another version, with a sentence on each thing that the version cannot do. */
export interface Translated {
  body: { request: unknown };
  lost: string[];
}

/** Translates the body of a valid request with the translators of the client. */
export function translate(path: string, from: string, to: string, body: unknown): Translated {
  const older = from as Version;
  const newer = to as Version;
  const write = translatorOf(older, newer, path)?.upgradeRequest ?? translatorOf(newer, older, path)?.downgradeRequest;
  const translation = write?.(body as never) ?? { body, lost: [] };
  return {
    body: translation.body as Translated["body"],
    lost: translation.lost.map(({ field, reason }) => `${field} cannot be translated. ${reason}`),
  };
}
