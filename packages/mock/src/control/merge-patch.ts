import { isObject } from "@data-validation/common/object";

/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null removes a member, anything else
 * replaces.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  // A map, since an assignment to the name `__proto__` would set the prototype.
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}
