import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve as resolvePath, sep } from "node:path";
import { parse } from "yaml";
import { UserError } from "./command.ts";
import { resolve } from "./openapi/json.ts";

/** A `$ref` of a source file. */
interface Reference {
  /** The file that has it, from the root of the repository. */
  from: string;
  ref: string;
}

/**
 * Checks the files that root documents lead to, before they are bundled: each `$ref` stays inside the folder of the contract, none leads
 * back to itself, and aliases do not expand a file without limit.
 *
 * @throws {UserError} with the file and the reference
 */
export function checkSources(roots: string[], folder = "openapi"): void {
  const documents = new Map<string, unknown>();
  const inside = realpathSync(folder);
  const visit = (file: string): unknown => {
    if (documents.has(file)) return documents.get(file);
    const document = /\.ya?ml$/.test(file) ? read(file) : undefined;
    documents.set(file, document);
    for (const ref of referencesIn(document)) follow({ from: file, ref });
    return document;
  };
  /** Follows a reference, and those that it leads to. */
  const follow = (start: Reference): void => {
    const passed = new Set<string>();
    for (let next: Reference | undefined = start; next; ) {
      const file = targetOf(next, inside);
      const pointer: string = next.ref.split("#")[1] ?? "";
      const place = `${file}#${pointer}`;
      if (passed.has(place)) throw new UserError(`${start.from}: $ref: ${start.ref} leads back to itself: ${place}.`);
      passed.add(place);
      const document = visit(file);
      const node: unknown = typeof document === "object" && document !== null ? resolve(document, pointer) : undefined;
      const ref: unknown = (node as { $ref?: unknown } | null | undefined)?.$ref;
      next = typeof ref === "string" ? { from: file, ref } : undefined;
    }
  };
  roots.forEach(visit);
}

function read(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"), { maxAliasCount: 100, logLevel: "error" });
  } catch (error) {
    const { message, linePos } = error as { message: string; linePos?: [{ line: number }] };
    throw new UserError(`${file}:${linePos?.[0].line ?? 1}: ${message.split("\n")[0]}`);
  }
}

/** Every `$ref` of a document. Aliases share objects, so each is visited once. */
function referencesIn(document: unknown): Set<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (key === "$ref" && typeof value === "string") found.add(value);
      else visit(value);
    }
  };
  visit(document);
  return found;
}

/** The file that a reference leads to, from the root of the repository. */
function targetOf({ from, ref }: Reference, inside: string): string {
  const [path = ""] = ref.split("#");
  if (path === "") return from;
  const refuse = (why: string) => new UserError(`${from}: $ref: ${ref} ${why}.`);
  if (/^[a-z][a-z\d+.-]+:/i.test(path))
    throw refuse("leads to another host; the contract refers to its own files alone");
  const file = resolvePath(dirname(from), path);
  if (!existsSync(file)) throw refuse("leads to a file that does not exist");
  const place = relative(inside, realpathSync(file));
  if (place === ".." || place.startsWith(`..${sep}`) || isAbsolute(place)) throw refuse("leads out of openapi/");
  return relative(process.cwd(), file);
}
