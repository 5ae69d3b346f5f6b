import { readFileSync } from "node:fs";
import { type Document, isAlias, isMap, isSeq, LineCounter, type Node, parseAllDocuments, visit } from "yaml";
import type { Json } from "../openapi/json.ts";
import type { Finding } from "./finding.ts";

/** A place of a source that names another one, which a bundler then brings in. */
export interface Reference {
  keyword: "$ref" | "externalValue" | "mapping";
  /** The keys that lead to it. */
  keys: string[];
  ref: string;
}

/** What to do, by the parser's code of a mistake. */
const advice: Partial<Record<string, string>> = {
  BAD_INDENT: "Indent it like its neighbours.",
  BLOCK_AS_IMPLICIT_KEY: "Quote a text that has a colon in it, and indent what belongs below a key.",
  DUPLICATE_KEY: "Remove one of the two.",
  TAB_AS_INDENT: "Indent with spaces.",
};

/** What YAML allows in a file (YAML 1.2, section 5.1): no other control characters and no halves of characters. */
const unprintable = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\u{10ffff}]/u;

/** A file of the contract, which knows the lines of what is in it. */
export class Source {
  /** Its path, from the root of the repository. */
  readonly file: string;
  /** What it holds; undefined if it cannot be read. */
  value: Json | undefined;
  /** The first mistake of its YAML, since what a parser finds after it mostly follows from it. */
  readonly mistake: Finding | undefined;
  readonly #lines = new LineCounter();
  readonly #document: Document | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    const documents = [...parseAllDocuments(text, { lineCounter: this.#lines, logLevel: "silent" })];
    const document = documents[0];
    const other = documents[1];
    this.#document = document as Document | undefined;
    this.mistake = this.#unreadable(text) ?? this.#read(text, this.#document, other as Document | undefined);
  }

  /** A finding at what keys lead to, or at the deepest node on the way that is there. */
  findingAt(keys: readonly string[], message: string): Finding {
    let offset: number | undefined;
    let node: unknown = this.#document?.contents;
    for (const key of keys) {
      const holder = isAlias(node) ? node.resolve(this.#document as Document) : node;
      const entry = entryOf(holder, key);
      if (!entry) break;
      offset = entry.start.range?.[0];
      node = entry.value;
    }
    return this.#finding(offset, message);
  }

  /** The places in it that name others. */
  references(): Reference[] {
    return this.leaves().flatMap(({ keys, value }) => {
      const keyword = typeof value === "string" ? keywordOf(keys, value) : undefined;
      return keyword ? [{ keyword, keys, ref: String(value) }] : [];
    });
  }

  /** Every value in it that is neither an object nor a list, with the keys that lead to it. */
  leaves(): { keys: string[]; value: Json }[] {
    const enter = (value: Json, keys: string[]): { keys: string[]; value: Json }[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, member]) => enter(member, [...keys, key]))
        : [{ keys, value }];
    return this.value === undefined ? [] : enter(this.value, []);
  }

  /** A character that no file of YAML has; what is not UTF-8 was read as U+FFFD. */
  #unreadable(text: string): Finding | undefined {
    const notText = text.indexOf("\ufffd");
    if (notText >= 0) return this.#finding(notText, "The file is not UTF-8. Save it as UTF-8.");
    const offset = text.search(unprintable);
    return offset < 0 ? undefined : this.#finding(offset, "YAML does not allow this character. Delete it.");
  }

  /** Reads what the document holds, or returns its first mistake. */
  #read(text: string, document: Document | undefined, other: Document | undefined): Finding | undefined {
    const [error] = [...(document?.errors ?? []), ...(document?.warnings ?? [])];
    if (error) {
      const [what = ""] = error.message.split(/ at line |\n/);
      // The parser notices only on the next line that a list or an object in brackets does not end.
      const [, bracket] = /^Flow .* end with a (.)/.exec(what) ?? [];
      const start = bracket ? text.lastIndexOf(bracket === "]" ? "[" : "{", error.pos[0]) : error.pos[0];
      return this.#finding(start, `${what}. ${advice[error.code] ?? "Correct the YAML."}`);
    }
    if (other) return this.#finding(other.range?.[0], "A second document starts here. Remove the line with ---.");
    if (!isMap(document?.contents) && !isSeq(document?.contents))
      return this.#finding(0, "The file has no keys. Write them, or delete the file.");
    const offset = brokenAlias(document as Document);
    if (offset !== undefined)
      return this.#finding(offset, "No anchor of this name stands before the alias. Correct it.");
    try {
      // Aliases that multiply without limit are an error of the parser, an object that holds itself is no JSON.
      const value = document?.toJS({ maxAliasCount: 100 }) as Json;
      JSON.stringify(value);
      this.value = value;
      return undefined;
    } catch {
      return this.#finding(0, "An alias repeats what it stands in, or aliases multiply. Write out what they repeat.");
    }
  }

  #finding(offset: number | undefined, message: string): Finding {
    const { line, col } = this.#lines.linePos(offset ?? 0);
    return { file: this.file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  }
}

const sources = new Map<string, { text: string; source: Source }>();

/** A file as it is now. It is parsed once in a run, since several linters need it, and that takes most of their time. */
export function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const known = sources.get(file);
  if (known?.text === text) return known.source;
  const source = new Source(file, text);
  sources.set(file, { text, source });
  return source;
}

/** The keyword by which a text names another place; undefined if it is any other text. */
function keywordOf(keys: string[], text: string): Reference["keyword"] | undefined {
  const key = keys.at(-1);
  if (key === "$ref" || key === "externalValue") return key;
  const isMapped = keys.at(-2) === "mapping" && keys.at(-3) === "discriminator";
  // A single word is the name of a schema, not a path.
  return isMapped && /\W/.test(text) ? "mapping" : undefined;
}

/** Where an alias without an anchor stands. */
function brokenAlias(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) offset ??= alias.range?.[0];
    },
  });
  return offset;
}

/** A member of an object or an item of a list, and the node that it starts with. */
function entryOf(holder: unknown, key: string): { start: Node; value: unknown } | undefined {
  if (isSeq(holder)) {
    const item = holder.items[Number(key)] as Node | undefined;
    return item && { start: item, value: item };
  }
  const pair = isMap(holder) ? holder.items.find((item) => String(item.key) === key) : undefined;
  return pair && { start: pair.key as Node, value: pair.value };
}
