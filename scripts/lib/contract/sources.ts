import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, relative, resolve as resolvePath, sep } from "node:path";
import { overlay } from "@data-validation/contract-files/bundles";
import {
  lastPlace,
  nextPlace,
  type Place,
  placeBelow,
  placeKey,
  type ReadFile,
  targetOf,
} from "@data-validation/contract-files/places";
import { get, isObject, type Json } from "@data-validation/openapi-document/json";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { filesIn } from "@data-validation/tooling/files";
import { type JsonValue, query } from "jsonpath-rfc9535";
import type { Finding } from "./finding.ts";
import { readSource, type Source } from "./source.ts";

/** The files of the contract and their references. */
export class Sources {
  /** The mistakes that stop a bundler. */
  readonly findings: readonly Finding[];
  readonly #files = new Map<string, Source>();
  /** The targets of all references, by root document. */
  readonly #targets = new Map<string, Place[]>();
  /** The places of the circles found. */
  readonly #circles = new Set<string>();
  readonly #folder: string;
  readonly #read: ReadFile = (file) => this.#files.get(file)?.value;

  constructor(roots: string[], folder = "openapi") {
    this.#folder = realpathSync(folder);
    for (const name of filesIn(folder).filter((file) => /\.ya?ml$/.test(file))) {
      const source = readSource(fromHere(resolvePath(folder, name)));
      this.#files.set(source.file, source);
    }
    const unreadable = [...this.#files.values()].flatMap(({ mistake }) => mistake ?? []);
    const files = roots.map(fromHere);
    const found = [
      ...files.flatMap((root) => [...this.#mistakesInRoot(root), ...this.#follow(root)]),
      ...this.#lacking(files),
      ...this.#targetsThat("is no JSONPath", isNoPath),
      ...this.#unpublished(),
      ...this.#malformed(),
    ];
    this.findings = unreadable.length > 0 ? unreadable : found;
  }

  /** A finding at the source of a node of a bundle. If an overlay or the bundler added the node, at its closest ancestor. */
  findingAt(root: string, keys: readonly string[], message: string): Finding {
    let start: Place = { file: root, keys: [] };
    let rest = keys;
    // The bundler names a component by the last key of its target.
    const component = this.#targets.get(root)?.find((target) => target.keys.at(-1) === keys[2]);
    if (
      keys[0] === "components" &&
      component &&
      this.#valueAt({ file: root, keys: keys.slice(0, 3) }) === undefined
    ) {
      start = component;
      rest = keys.slice(3);
    }
    const { place } = this.#deepest(start, rest);
    return (this.#files.get(place.file) as Source).findingAt(place.keys, message);
  }

  /** The deepest existing node on a path of keys, references followed, and whether it is the end of the path. */
  #deepest(start: Place, keys: readonly string[]): { place: Place; isEnd: boolean } {
    let place = start;
    for (const key of keys) {
      const next = lastPlace(placeBelow(place, key), this.#read);
      if (this.#valueAt(next) === undefined) return { place, isEnd: false };
      place = next;
    }
    return { place, isEnd: true };
  }

  /** Components that the overlay refers to and root documents lack. */
  #lacking(roots: string[]): Finding[] {
    const source = this.#files.get(overlay);
    const references = Map.groupBy(source?.references() ?? [], ({ ref }) => ref);
    return [...references].flatMap(([ref, [first]]) => {
      const keys = toKeys(ref);
      const without = roots.filter((root) => !this.#deepest({ file: root, keys: [] }, keys).isEnd);
      const isNowhere = without.length === roots.length;
      if (source && first && isNowhere)
        return source.findingAt(first.keys, `No version has ${ref}. Correct the name.`);
      return without.map((root) =>
        this.findingAt(root, keys, `${overlay} refers to ${ref}. Add ${keys.at(-1)} here.`),
      );
    });
  }

  /** Values that the linters would report at the node around them, or at each use. */
  #malformed(): Finding[] {
    return [...this.#files.values()].flatMap((source) =>
      source
        .leaves()
        .flatMap(({ keys, value }) => [
          ...otherMediaType(keys).map((place) =>
            source.findingAt(place, "A body is application/json. Correct it."),
          ),
          ...malformation(keys, value).map((message) => source.findingAt(keys, message)),
        ]),
    );
  }

  #mistakesInRoot(root: string): Finding[] {
    const version = basename(dirname(root));
    const valueAt = (...keys: string[]) => this.#valueAt({ file: root, keys });
    const found: Finding[] = [];
    if (valueAt("openapi") !== "3.1.0")
      found.push(
        this.findingAt(
          root,
          ["openapi"],
          "The contract is written in OpenAPI 3.1. Write openapi: 3.1.0.",
        ),
      );
    if (valueAt("info", "version") !== version) {
      const message = `The folder is that of version ${version}. Write version: "${version}".`;
      found.push(this.findingAt(root, ["info", "version"], message));
    }
    // Without it, each operation would have a finding.
    if (valueAt("security") === undefined)
      found.push(
        this.findingAt(
          root,
          ["security"],
          "No operation needs a key. Write security: [{ ApiKey: [] }].",
        ),
      );
    return found;
  }

  /** Targets of the overlay that select nothing in any bundle. */
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

  /** Files of examples without the list of published examples, and names in the list without an example. */
  #unpublished(): Finding[] {
    return [...this.#files.values()].flatMap((source) => {
      const { requests, published } = (source.value ?? {}) as { requests?: Json; published?: Json };
      if (!isObject(requests)) return [];
      if (!Array.isArray(published))
        return source.findingAt([], "No list of what is published. Write published: [...].");
      return published.flatMap((name, index) => {
        const at = (message: string) => source.findingAt(["published", `${index}`], message);
        if (!(String(name) in requests)) return at(`No request is named ${name}. Correct it.`);
        return published.indexOf(name) < index
          ? at(`${name} is listed twice. Remove one of the two.`)
          : [];
      });
    });
  }

  /** Follows all references from a root document, and returns the broken ones. */
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
          found.push(
            source.findingAt(keys, `$ref: ${ref} leads back to itself. Correct one of them.`),
          );
        if (typeof target === "string") continue;
        targets.push(target);
        enter(target.file);
      }
    };
    enter(root);
    return found;
  }

  /** The target of a reference, or the rest of a message about it. */
  #targetOf(from: string, ref: string): Place | string {
    const [path = "", pointer = ""] = ref.split("#");
    if (/^[a-z][a-z\d+.-]+:/i.test(path))
      return `${ref} leads to another host. Copy what it leads to into openapi/, and refer to it there.`;
    const target = targetOf(from, ref);
    if (this.#valueAt(target) !== undefined) return target;
    if (this.#files.has(target.file)) return `${target.file} has no ${pointer}. Correct the name.`;
    const found = isAbsolute(path) ? path : target.file;
    if (!existsSync(found)) return `${target.file} does not exist. Correct the path.`;
    if (statSync(found).isDirectory()) return `${ref} is a folder. Correct the path.`;
    const place = relative(this.#folder, realpathSync(found));
    if (place === ".." || place.startsWith(`..${sep}`) || isAbsolute(place))
      return `${ref} leads out of openapi/. Move the file into it.`;
    return readFileSync(found, "utf8").trim() === ""
      ? `${target.file} is empty. Write it.`
      : target;
  }

  /** Whether a reference leads back to itself, through references and parts of schemas. Finds each circle once. */
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

  /** The target of the reference at a place, and the schemas in `allOf` and the like. */
  #partsOf(place: Place): Place[] {
    const node = this.#valueAt(place);
    const next = nextPlace(place, this.#read) ?? [];
    const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => {
      const members = isObject(node) ? node[keyword] : undefined;
      return Array.isArray(members)
        ? members.map((_, index) => placeBelow(place, keyword, `${index}`))
        : [];
    });
    return [...parts, ...[next].flat()];
  }

  workflows(): Source[] {
    return [...this.#files.values()].filter(({ value }) => isObject(value) && "arazzo" in value);
  }

  /** Files, and components in files, without a reference to them. */
  unused(): Finding[] {
    const used = [...this.#targets.values()].flat();
    return [...this.#files].flatMap(([file, source]) => {
      const value = source.value;
      if (isObject(value) && ("overlay" in value || "arazzo" in value || "openapi" in value))
        return [];
      const here = used.filter((place) => place.file === file).map(({ keys }) => keys);
      if (here.length === 0)
        return source.findingAt(
          [],
          "No root document leads to this file. Add it to the paths of one, or delete it.",
        );
      return Object.entries(value ?? {}).flatMap(([kind, members]) => {
        const named = here.flatMap(([first, name]) => (first === kind ? [name] : []));
        const isAllUsed =
          named.includes(undefined) ||
          (named.length === 0 && !["responses", "schemas"].includes(kind));
        if (isAllUsed) return [];
        const names = Object.keys(members ?? {}).filter((name) => !named.includes(name));
        return names.map((name) =>
          source.findingAt([kind, name], `Nothing refers to ${name}. Use it, or delete it.`),
        );
      });
    });
  }

  #valueAt({ file, keys }: Place): Json | undefined {
    return get(this.#read(file), keys);
  }
}

/** Whether a string is no JSONPath. Redocly reports targets of other types. */
function isNoPath(target: unknown): boolean {
  try {
    if (typeof target === "string") query({}, target);
    return false;
  } catch {
    return true;
  }
}

/** The path of a media type that the API does not have (section 4), if the keys lead into a body. */
function otherMediaType(keys: string[]): string[][] {
  const at = keys.findIndex(
    (key, index) =>
      key === "content" && (keys[index - 1] === "requestBody" || keys[index - 2] === "responses"),
  );
  return at < 0 || keys[at + 1] === "application/json" ? [] : [keys.slice(0, at + 2)];
}

/** The mistake in a reference or a pattern, if any. */
function malformation(keys: string[], value: Json): string[] {
  const key = keys.at(-1);
  const isName = keys.at(-2) === "properties";
  // In YAML, # begins a comment.
  if (key === "$ref" && typeof value !== "string" && !isName)
    return ["A reference is a text. Write it in quotes."];
  if (key !== "pattern" || typeof value !== "string") return [];
  try {
    new RegExp(value, "u");
    return [];
  } catch (error) {
    return [`${(error as Error).message}. Correct it.`];
  }
}

/** The path of a file from the root of the repository. */
function fromHere(file: string): string {
  return relative(process.cwd(), resolvePath(file)).replaceAll("\\", "/");
}
