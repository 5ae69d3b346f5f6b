// A place is read when a client is made; unwrapping is in a file of its own, which pages load
// later.

/** The keys that lead to the envelope; empty if it is at the top of the body. */
export type ResponsePlace = readonly string[];

/**
 * Reads a place: keys with a dot between them, for example `response` or `data.response`.
 *
 * @param setting - The name of the setting, for the message.
 * @throws `TypeError` if a key is empty
 */
export function readPlace(text: string | undefined, setting = "responseAt"): ResponsePlace {
  if (text === undefined) return [];
  const keys = text.split(".");
  if (keys.includes(""))
    throw new TypeError(
      `${setting} has an empty key: "${text}". Name the place of the envelope, for example response or data.response.`,
    );
  return keys;
}
