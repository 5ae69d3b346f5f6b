import {
  downgradeRequest,
  type Translation as TranslatedRequest,
  upgradeRequest,
} from "../../../packages/client/src/migrate.ts";

/** A body in the words of another version, and what could not be carried over, as sentences. */
export interface Translation {
  body: unknown;
  lost: string[];
}

/** Writes the body of a request in the words of the other version, with the client's own migration. */
export function translate(path: string, body: unknown, from: string): Translation {
  const rewrite = (from === "2.0" ? upgradeRequest : downgradeRequest) as (
    path: string,
    body: unknown,
  ) => TranslatedRequest<unknown>;
  const { body: written, lost } = rewrite(path, body);
  return { body: written, lost: lost.map(({ field, reason }) => `${field} is not carried over. ${reason}`) };
}
