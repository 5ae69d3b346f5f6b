import type { Node } from "@data-validation/openapi-document/document";
import { valueAtPointer } from "@data-validation/openapi-document/json";
import { toKeys, toPointer } from "@data-validation/openapi-document/pointer";
import { acceptsAnyText } from "@data-validation/openapi-document/values";

/** The part of a semantic version that a change raises. */
export type Impact = "major" | "minor" | "patch";

/** A change in the output of `redocly diff --format json`. */
export interface Change {
  /** The place as a URI fragment, with references followed: `#/paths/…`. */
  path: string;
  /** The OpenAPI type of the node: `Schema`, `Header`, `Operation` and so on. */
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: Impact;
  verdicts: { message: string }[];
  /** The modified key; `key` if the node was renamed. */
  property?: string;
  base?: { pointer: string; value: unknown };
  revision?: { pointer: string; value: unknown };
}

export type Rating = { impact: Impact; what: string };

/** A rated change with its version of the API and its {@link placeInDocumentation}. */
export type RatedChange = Rating & { version: string; place: string };

/**
 * Rates a change as Redocly does, with these exceptions. Redocly rates the first four as patch, and
 * the last two too high.
 *
 * - Major: a request field that was removed or forbidden. Clients that send it no longer compile.
 * - Major: a default that changed or was removed. A request without the field gets another
 *   response.
 * - Major: a response header that is no longer required.
 * - Major: a named schema that was renamed or removed, or another tag of an operation. Generated
 *   clients use these names.
 * - Minor: a known value of an open enum (`anyOf: [{ enum }, { type: string }]`). Any string is
 *   valid before and after.
 * - Patch: an example.
 */
export function rateChange(change: Change, base: Node, revision: Node): Rating {
  const { path, typeName, kind, property } = change;
  const name = path.split("/").at(-1);
  const before = change.base?.value;
  const after = change.revision?.value;
  const is = (type: string, key: string) =>
    typeName === type && kind === "modified" && property === key;
  const verdict = change.verdicts.map(({ message }) => message).join(" ");
  const major = (what: string): Rating => ({ impact: "major", what });

  if (typeName === "Schema" && kind === "removed") {
    if (/^#\/components\/schemas\/[^/]+$/.test(path))
      return major(`Schema \`${name}\` was removed.`);
    if (/\/properties\/[^/]+$/.test(path))
      return major(verdict || `Field \`${name}\` was removed or forbidden.`);
  }
  if (is("Schema", "key")) return major(`Schema \`${before}\` was renamed to \`${after}\`.`);
  if (is("Schema", "default") && before !== undefined)
    return major(`Default changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`);
  if (is("Header", "required") && before === true)
    return major(`Header \`${name}\` became optional.`);
  if (is("Operation", "tags")) return major("The tag of the operation changed.");
  if (
    is("Schema", "enum") &&
    isOpen(base, change.base?.pointer) &&
    isOpen(revision, change.revision?.pointer)
  ) {
    return { impact: "minor", what: "The known values of an open enum changed." };
  }
  if (typeName === "Example") return { impact: "patch", what: `Example \`${name}\` was ${kind}.` };
  return {
    impact: change.impact,
    what: verdict || [kind, typeName, property].filter(Boolean).join(" "),
  };
}

function isOpen(document: Node, pointer = ""): boolean {
  const keys = toKeys(pointer).slice(0, -2);
  const siblings: unknown = valueAtPointer(document, toPointer(...keys));
  if (keys.at(-1) !== "anyOf" || !Array.isArray(siblings)) return false;
  return siblings.some(acceptsAnyText);
}

/**
 * A place in the words of the documentation: `POST /email/validate
 * request.options.acceptFreemails`.
 */
export function placeInDocumentation(path: string): string {
  const keys = toKeys(path);
  const [root, name, member] = keys;
  if (root !== "paths" || member === undefined) return keys.join(" ");
  return `${member.toUpperCase()} ${name} ${placeInside(keys.slice(3))}`.trim();
}

/** A place within an operation: fields of a body with dots, other keys with spaces. */
function placeInside(keys: string[]): string {
  const body = keys.indexOf("schema");
  if (body < 0) return keys.join(" ");
  const where = keys[0] === "responses" ? `response ${keys[1]} ` : "";
  const fields = keys.slice(body + 1).map((key, index, all) => {
    if (key === "properties" && all[index - 1] !== "properties") return "";
    return key === "items" ? "[]" : `.${key}`;
  });
  return where + fields.join("").replace(/^\./, "");
}
