import {
  downgradeRequest,
  type Translation as TranslatedRequest,
  upgradeRequest,
} from "../../../packages/client/src/migrate.ts";

/** A body for another version, and the fields that it does not have, as sentences. */
export interface Translation {
  body: unknown;
  lost: string[];
}

/** Translates the body of a request with the client's migration. */
export function translate(path: string, body: unknown, from: string): Translation {
  const rewrite = (from === "2.0" ? upgradeRequest : downgradeRequest) as (
    path: string,
    body: unknown,
  ) => TranslatedRequest<unknown>;
  const { body: written, lost } = rewrite(path, body);
  return { body: written, lost: lost.map(({ field, reason }) => `${field} cannot be translated. ${reason}`) };
}
