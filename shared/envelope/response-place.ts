import { isObject } from "@data-validation/common/object";
import type { ResponsePlace } from "./read-place.ts";

// The place of the envelope in a response body. The specification puts it at the top; other
// services put it into an object, and errors beside it. Mock, client and command line use these
// functions only.

/** A key that is shown to a person: the name of a field, and no data. */
const NAME = /^[A-Za-z_$][\w$-]{0,39}$/;

/**
 * Puts the envelope of a success at a place. `request`, `status` and `errors` stay at the top, as
 * services of this kind send them.
 */
export function wrapResponse(body: unknown, place: ResponsePlace): unknown {
  if (place.length === 0 || !isObject(body)) return body;
  const { request, status = 200, ...envelope } = body;
  const [firstKey = "", ...deeper] = place;
  const inner = deeper.reduceRight<unknown>((value, key) => membersOf([[key, value]]), envelope);
  return membersOf([
    ...(request === undefined ? [] : [["request", request] as const]),
    ["status", status],
    [firstKey, inner],
    ...(firstKey === "errors" ? [] : [["errors", []] as const]),
  ]);
}

/**
 * The envelope of a success, with the `request` beside it; undefined if the place has no object.
 */
export function unwrapResponse(body: unknown, place: ResponsePlace): unknown {
  if (place.length === 0) return body;
  const inner = place.reduce<unknown>(memberOf, body);
  if (!isObject(inner)) return undefined;
  const { request } = body as { request?: unknown };
  return isObject(request) && place[0] !== "request" ? { request, ...inner } : inner;
}

/**
 * The actual place of the envelope in a body that has it in an object, at most `depth` keys deep:
 * the value for the setting.
 *
 * @param isEnvelope - Whether an object has the members of the operation's envelope.
 */
export function findPlace(
  body: unknown,
  isEnvelope: (value: unknown) => boolean,
  depth = 2,
): string | undefined {
  if (depth === 0 || !isObject(body)) return undefined;
  const shownEntries = Object.entries(body).filter(([key]) => NAME.test(key));
  const direct = shownEntries.find(([, value]) => isEnvelope(value));
  if (direct) return direct[0];
  for (const [key, value] of shownEntries) {
    const place = findPlace(value, isEnvelope, depth - 1);
    if (place !== undefined) return `${key}.${place}`;
  }
  return undefined;
}

function memberOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

// A literal with the key `__proto__` would set the prototype.
const membersOf = (entries: (readonly [key: string, value: unknown])[]) =>
  Object.fromEntries(entries);
