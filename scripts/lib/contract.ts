import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./command.ts";

/** What the scripts read of an operation; the rest of it passes through them as it is. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  responses: Record<string, Node>;
  "x-assumed"?: string;
}

/** A bundle: the whole contract of one version in one document, as {@link readBundle} reads it. */
export interface Bundle {
  info: { title: string; summary: string; description?: string; version: string };
  servers: {
    url: string;
    description?: string;
    variables?: Record<string, { default: string; description?: string }>;
  }[];
  tags: { name: string; description: string }[];
  paths: Record<string, { post: Operation; "x-assumed"?: string }>;
  components: { parameters: Record<string, { name: string; in: string; required?: boolean }> };
}

/** An object somewhere in a bundle. */
export type Node = Record<string, unknown>;

/** The versions of the API, oldest first: each has a root document of its own in openapi/. */
export function versions(): string[] {
  return inOrder(readdirSync("openapi").filter((name) => existsSync(rootDocument(name))));
}

/** Names of versions, oldest first: their parts are numbers, so that 2.10 comes after 2.2. */
export function inOrder(names: string[]): string[] {
  return names.toSorted(new Intl.Collator("en", { numeric: true }).compare);
}

/** The version that answers a request without the header that selects one (section 9): the one that does not require it. */
export function currentVersion(bundles: Bundle[]): string {
  const current = bundles.filter(({ components }) => !components.parameters.ApiVersion?.required);
  const names = current.map(({ info }) => info.version);
  const [name] = names;
  if (name !== undefined && names.length === 1) return name;
  throw new Fault(
    `One version must answer a request without the header api-version: require the header in all others. ${
      names.length === 0 ? "Now every version requires it." : `Now it is optional in ${names.join(" and ")}.`
    }`,
  );
}

/** Where the contract of a version begins. */
export function rootDocument(version: string): string {
  return `openapi/${version}/openapi.yaml`;
}

/**
 * Reads the bundle of a version that scripts/bundle.ts has written.
 *
 * @param folder - The folder of the artifacts.
 */
export function readBundle(folder: string, version: string): Bundle {
  const file = join(folder, "openapi", `${version}.json`);
  if (!existsSync(file)) throw new Fault(`There is no ${file}. Run first: npm run bundle`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Calls `visit` for every object of a bundle, in the order of the document.
 *
 * @param visit - Takes the object and its place as a JSON pointer.
 */
export function walk(value: unknown, visit: (node: Node, pointer: string) => void, pointer = ""): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, pointer);
  for (const [key, member] of Object.entries(value)) walk(member, visit, `${pointer}/${toToken(key)}`);
}

/** The object that a `$ref` of a bundle leads to; undefined when the object has none. */
export function target(bundle: Bundle, node: Node): Node | undefined {
  if (typeof node.$ref !== "string") return undefined;
  const keys = node.$ref.slice(2).split("/").map(fromToken);
  return keys.reduce<unknown>((parent, key) => (parent as Node)[key], bundle) as Node;
}

function toToken(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

function fromToken(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}
