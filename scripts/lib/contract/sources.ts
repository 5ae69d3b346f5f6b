import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, relative, resolve as resolvePath, sep } from "node:path";
import { type JsonValue, query } from "jsonpath-rfc9535";
import { overlay } from "../bundles.ts";
import { filesIn } from "../files.ts";
import { get, isObject, type Json } from "../openapi/json.ts";
import { toKeys } from "../openapi/pointer.ts";
import type { Finding } from "./finding.ts";
import { lastPlace, nextPlace, type Place, placeBelow, placeKey, type ReadFile, targetOf } from "./places.ts";
import { readSource, type Source } from "./source.ts";

/** The files of the contract, and where their references lead. */
export class Sources {
  /** What keeps a bundler from reading the files. */
  readonly findings: readonly Finding[];
  readonly #files = new Map<string, Source>();
  /** The places that references lead to, by the root document that they start from. */
  readonly #targets = new Map<string, Place[]>();
  /** The places of the circles that were found. */
  readonly #circles = new Set<string>();
  readonly #inside: string;
  readonly #read: ReadFile = (file) => this.#files.get(file)?.value;

  constructor(roots: string[], folder = "openapi") {
    this.#inside = realpathSync(folder);
    for (const name of filesIn(folder).filter((file) => /\.ya?ml$/.test(file))) {
      const source = readSource(fromHere(resolvePath(folder, name)));
      this.#files.set(source.file, source);
    }
    const unreadable = [...this.#files.values()].flatMap(({ mistake }) => mistake ?? []);
    const followed = roots
      .map(fromHere)
      .flatMap((root) => [...this.#otherVersion(root), ...this.#unsecured(root), ...this.#follow(root)]);
    const others = [
      ...this.#lacking(roots.map(fromHere)),
      ...this.#targetsThat("is no JSONPath", isNoPath),
      ...this.#unpublished(),
      ...this.#malformed(),
    ];
    this.findings = unreadable.length > 0 ? unreadable : [...followed, ...others];
  }

  /** A finding where a node of a bundle comes from, or the deepest node on the way there, if an overlay or the bundler added it. */
  findingAt(root: string, keys: readonly string[], message: string): Finding {
    let place: Place = { file: root, keys: [] };
    let rest = keys;
    // The bundler names a component by the last key of what its references lead to.
    const component = this.#targets.get(root)?.find((target) => target.keys.at(-1) === keys[2]);
    if (keys[0] === "components" && component && this.#valueAt({ file: root, keys: keys.slice(0, 3) }) === undefined) {
      place = component;
      rest = keys.slice(3);
    }
    for (const key of rest) {
      const next = this.#below(place, key);
      if (!next) break;
      place = next;
    }
    return (this.#files.get(place.file) as Source).findingAt(place.keys, message);
  }

  /** What a key of a node leads to, over all references. */
  #below(place: Place, key: string): Place | undefined {
    const next = lastPlace(placeBelow(place, key), this.#read);
    return this.#valueAt(next) === undefined ? undefined : next;
  }

  /** The components that the overlay refers to, and that root documents do not have. */
  #lacking(roots: string[]): Finding[] {
    const source = this.#files.get(overlay);
    const references = Map.groupBy(source?.references() ?? [], ({ ref }) => ref);
    return [...references].flatMap(([ref, [first]]) => {
      const keys = toKeys(ref.slice(1));
      const has = (root: string) =>
        keys.reduce<Place | undefined>((place, key) => place && this.#below(place, key), { file: root, keys: [] });
      const without = roots.filter((root) => !has(root));
      const isNowhere = without.length === roots.length;
      if (source && first && isNowhere) return source.findingAt(first.keys, `No version has ${ref}. Correct the name.`);
      return without.map((root) => this.findingAt(root, keys, `${overlay} refers to ${ref}. Add ${keys.at(-1)} here.`));
    });
  }

  /** Values that the tools name elsewhere: at the place around them, or at each place that uses them. */
  #malformed(): Finding[] {
    return [...this.#files.values()].flatMap((source) =>
      source
        .leaves()
        .flatMap(({ keys, value }) => [
          ...otherMediaType(keys).map((place) => source.findingAt(place, "A body is application/json. Correct it.")),
          ...malformation(keys, value).map((message) => source.findingAt(keys, message)),
        ]),
    );
  }

  /** A root document of another OpenAPI, or whose version is not that of its folder, by which everything else finds it. */
  #otherVersion(root: string): Finding[] {
    const version = basename(dirname(root));
    const values = [
      { keys: ["openapi"], value: "3.1.0", message: "The contract is written in OpenAPI 3.1. Write openapi: 3.1.0." },
      {
        keys: ["info", "version"],
        value: version,
        message: `The folder is that of version ${version}. Write version: "${version}".`,
      },
    ];
    return values
      .filter(({ keys, value }) => this.#valueAt({ file: root, keys }) !== value)
      .map(({ keys, message }) => this.findingAt(root, keys, message));
  }

  /** A root document without `security` would be a finding of each of its operations. */
  #unsecured(root: string): Finding[] {
    if (this.#valueAt({ file: root, keys: ["security"] }) !== undefined) return [];
    return [this.findingAt(root, ["security"], "No operation needs a key. Write security: [{ ApiKey: [] }].")];
  }

  /** Targets of the overlay that select nothing in any bundle, so that what they change is missing from each operation. */
  unselected(bundles: object[]): Finding[] {
    return this.#targetsThat("selects nothing", (target) =>
      bundles.every((bundle) => query(bundle as JsonValue, target).length === 0),
    );
  }

  #targetsThat(words: string, isWrong: (target: string) => boolean): Finding[] {
    const source = this.#files.get(overlay);
    const { actions = [] } = (source?.value ?? {}) as { actions?: { target: string }[] };
    return actions.flatMap(({ target }, index) =>
      source && isWrong(target)
        ? [source.findingAt(["actions", `${index}`, "target"], `${target} ${words}. Correct it.`)]
        : [],
    );
  }

  /** What a file of examples publishes and does not have; a file without the list would publish nothing. */
  #unpublished(): Finding[] {
    return [...this.#files.values()].flatMap((source) => {
      const { requests, published } = (source.value ?? {}) as { requests?: Json; published?: Json };
      if (!isObject(requests)) return [];
      if (!Array.isArray(published))
        return source.findingAt([], "No list of what is published. Write published: [...].");
      return published.flatMap((name, index) => {
        const at = (message: string) => source.findingAt(["published", `${index}`], message);
        if (!(String(name) in requests)) return at(`No request is named ${name}. Correct it.`);
        return published.indexOf(name) < index ? at(`${name} is listed twice. Remove one of the two.`) : [];
      });
    });
  }

  /** Follows all references from a root document, and returns what is wrong with them. */
  #follow(root: string): Finding[] {
    const found: Finding[] = [];
    const targets: Place[] = [];
    this.#targets.set(root, targets);
    const entered = new Set<string>();
    const enter = (file: string): void => {
      const source = this.#files.get(file);
      if (!source || entered.has(file)) return;
      entered.add(file);
      for (const { keyword, keys, ref } of source.references()) {
        const target = this.#targetOf(file, ref);
        const isCircle = keyword === "$ref" && this.#isCircle({ file, keys: keys.slice(0, -1) });
        if (typeof target === "string") found.push(source.findingAt(keys, `${keyword}: ${target}`));
        else if (isCircle)
          found.push(source.findingAt(keys, `$ref: ${ref} leads back to itself. Correct one of them.`));
        if (typeof target === "string") continue;
        targets.push(target);
        enter(target.file);
      }
    };
    enter(root);
    return found;
  }

  /** Where a reference leads, or what is wrong with it. */
  #targetOf(from: string, ref: string): Place | string {
    const [path = "", pointer = ""] = ref.split("#");
    if (/^[a-z][a-z\d+.-]+:/i.test(path))
      return `${ref} leads to another host. Copy what it leads to into openapi/, and refer to it there.`;
    const target = targetOf(from, ref);
    if (this.#valueAt(target) !== undefined) return target;
    if (this.#files.has(target.file)) return `${target.file} has no ${pointer}. Correct the name.`;
    const found = isAbsolute(path) ? path : target.file;
    if (!existsSync(found)) return `${target.file} does not exist. Correct the path.`;
    const place = relative(this.#inside, realpathSync(found));
    if (place === ".." || place.startsWith(`..${sep}`) || isAbsolute(place))
      return `${ref} leads out of openapi/. Move the file into it.`;
    return readFileSync(found, "utf8").trim() === "" ? `${target.file} is empty. Write it.` : target;
  }

  /** Whether a reference leads back to itself, over other references and the parts of a schema. Each circle is found once. */
  #isCircle(start: Place): boolean {
    const passed = new Map<string, Place>();
    const enter = (place: Place): void => {
      if (passed.has(placeKey(place))) return;
      passed.set(placeKey(place), place);
      for (const next of this.#partsOf(place)) enter(next);
    };
    for (const next of this.#partsOf(start)) enter(next);
    if (!passed.has(placeKey(start))) return false;
    const isFirst = ![...passed.keys()].some((key) => this.#circles.has(key));
    for (const key of passed.keys()) this.#circles.add(key);
    return isFirst;
  }

  /** What the reference at a place leads to, and the schemas that the value of a schema must fit as well. */
  #partsOf(place: Place): Place[] {
    const node = this.#valueAt(place);
    const next = nextPlace(place, this.#read) ?? [];
    const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const members = isObject(node) ? node[keyword] : undefined;
      return Array.isArray(members) ? members.map((_, index) => placeBelow(place, keyword, `${index}`)) : [];
    });
    return [...parts, ...[next].flat()];
  }

  /** The files of workflows. */
  workflows(): Source[] {
    return [...this.#files.values()].filter(({ value }) => isObject(value) && "arazzo" in value);
  }

  /** Files, and schemas and the like in them, that no reference leads to, so that no version has them. */
  unused(): Finding[] {
    const used = [...this.#targets.values()].flat();
    return [...this.#files].flatMap(([file, source]) => {
      const value = source.value;
      if (isObject(value) && ("overlay" in value || "arazzo" in value || "openapi" in value)) return [];
      const here = used.filter((place) => place.file === file).map(({ keys }) => keys);
      if (here.length === 0)
        return source.findingAt([], "No root document leads to this file. Add it to the paths of one, or delete it.");
      return Object.entries(value ?? {}).flatMap(([kind, members]) => {
        const named = here.flatMap(([first, name]) => (first === kind ? [name] : []));
        const isAllUsed = named.includes(undefined) || (named.length === 0 && !["responses", "schemas"].includes(kind));
        if (isAllUsed) return [];
        const names = Object.keys(members as object).filter((name) => !named.includes(name));
        return names.map((name) => source.findingAt([kind, name], `Nothing refers to ${name}. Use it, or delete it.`));
      });
    });
  }

  #valueAt({ file, keys }: Place): Json | undefined {
    return get(this.#read(file), keys);
  }
}

/** Whether a target is a text, yet no JSONPath; Redocly names a target of another type. */
function isNoPath(target: unknown): boolean {
  try {
    if (typeof target === "string") query({}, target);
    return false;
  } catch {
    return true;
  }
}

/** The place of another media type than the one of the API (section 4), if a value is in the body of a message. */
function otherMediaType(keys: string[]): string[][] {
  const at = keys.findIndex(
    (key, index) => key === "content" && (keys[index - 1] === "requestBody" || keys[index - 2] === "responses"),
  );
  return at < 0 || keys[at + 1] === "application/json" ? [] : [keys.slice(0, at + 2)];
}

/** What is wrong with a reference or a pattern as such. */
function malformation(keys: string[], value: Json): string[] {
  const key = keys.at(-1);
  const isName = keys.at(-2) === "properties";
  // In YAML, # begins a comment.
  if (key === "$ref" && typeof value !== "string" && !isName) return ["A reference is a text. Write it in quotes."];
  if (key !== "pattern" || typeof value !== "string") return [];
  try {
    new RegExp(value, "u");
    return [];
  } catch (error) {
    return [`${(error as Error).message}. Correct it.`];
  }
}

/** The path of a file from the root of the repository, as messages have it. */
function fromHere(file: string): string {
  return relative(process.cwd(), resolvePath(file)).replaceAll("\\", "/");
}
