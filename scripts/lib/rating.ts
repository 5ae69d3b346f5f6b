import type { Node } from "./openapi/document.ts";
import { resolve } from "./openapi/json.ts";
import { toKeys, toPointer } from "./openapi/pointer.ts";

/** The part of a semantic version that a change raises. */
export type Impact = "major" | "minor" | "patch";

/** A change as `redocly diff --format json` reports it, as far as it is read here. */
export interface Change {
  /** The place, through all references, as a URI fragment: `#/paths/…`. */
  path: string;
  /** The OpenAPI type of the node: `Schema`, `Header`, `Operation` and so on. */
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: Impact;
  verdicts: { message: string }[];
  /** The key whose value was modified; `key` when the node itself was renamed. */
  property?: string;
  base?: { pointer: string; value: unknown };
  revision?: { pointer: string; value: unknown };
}

/** What a change means for those who use the contract. */
export type Rating = { impact: Impact; what: string };

/** A change with the version of the API that has it and its place, as {@link place} writes it. */
export type RatedChange = Rating & { version: string; place: string };

/**
 * Rates a change as Redocly does, with these exceptions. Redocly rates the first four patch, and the last two too high:
 *
 * - A request field that was removed or became the schema `false`. Clients that send it no longer compile, and
 *   are rejected, or the field is silently ignored.
 * - A default that changed or was removed: a request without the field gets another response.
 * - A response header that is no longer required.
 * - A named schema that was renamed or removed, and an operation that changed its tag: generated clients name their types and groups
 *   after them, as they name methods after operation ids, whose change Redocly does rate major.
 * - Not a break: a known value that an open enum (`anyOf: [{ enum }, { type: string }]`) gained or lost. Any string is valid there,
 *   before and after.
 * - No change: a new example.
 */
export function rate(change: Change, base: Node, revision: Node): Rating {
  const { path, typeName, kind, property } = change;
  const name = path.split("/").at(-1);
  const before = change.base?.value;
  const after = change.revision?.value;
  const is = (type: string, key: string) => typeName === type && kind === "modified" && property === key;
  const said = change.verdicts.map(({ message }) => message).join(" ");
  const break_ = (what: string): Rating => ({ impact: "major", what });

  if (typeName === "Schema" && kind === "removed") {
    if (/^#\/components\/schemas\/[^/]+$/.test(path)) return break_(`Schema \`${name}\` was removed.`);
    if (/\/properties\/[^/]+$/.test(path)) return break_(said || `Field \`${name}\` was removed or forbidden.`);
  }
  if (is("Schema", "key")) return break_(`Schema \`${before}\` was renamed to \`${after}\`.`);
  if (is("Schema", "default") && before !== undefined)
    return break_(`Default changed from ${JSON.stringify(before)} to ${JSON.stringify(after)}.`);
  if (is("Header", "required") && before === true) return break_(`Header \`${name}\` became optional.`);
  if (is("Operation", "tags")) return break_("The tag of the operation changed.");
  if (is("Schema", "enum") && isOpen(base, change.base?.pointer) && isOpen(revision, change.revision?.pointer)) {
    return { impact: "minor", what: "The known values of an open enum changed." };
  }
  if (typeName === "Example") return { impact: "patch", what: `Example \`${name}\` was ${kind}.` };
  return { impact: change.impact, what: said || [kind, typeName, property].filter(Boolean).join(" ") };
}

/** Whether the enum at a pointer is one half of an open enum, whose other half accepts any string. */
function isOpen(document: Node, pointer = ""): boolean {
  const keys = toKeys(pointer).slice(0, -2);
  const siblings: unknown = resolve(document, toPointer(...keys));
  if (keys.at(-1) !== "anyOf" || !Array.isArray(siblings)) return false;
  return siblings.some(({ type, enum: values }) => !values && [type].flat().includes("string"));
}

/** A place of the contract in the words of the documentation: `POST /email/validate request.options.acceptFreemails`. */
export function place(path: string): string {
  const keys = toKeys(path);
  const [root, name, member] = keys;
  if (root !== "paths" || member === undefined) return keys.join(" ");
  return `${member.toUpperCase()} ${name} ${inside(keys.slice(3))}`.trim();
}

/** The place within an operation: the fields of a body as a path with dots, everything else by its name. */
function inside(keys: string[]): string {
  const body = keys.indexOf("schema");
  if (body < 0) return keys.join(" ");
  const where = keys[0] === "responses" ? `response ${keys[1]} ` : "";
  const fields = keys.slice(body + 1).map((key, index, all) => {
    if (key === "properties" && all[index - 1] !== "properties") return "";
    return key === "items" ? "[]" : `.${key}`;
  });
  return where + fields.join("").replace(/^\./, "");
}
