import { readFileSync } from "node:fs";
import type { Json } from "@data-validation/openapi-document/json";
import {
  type Document,
  isAlias,
  isMap,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from "yaml";
import type { Finding } from "./finding.ts";

/** A reference that a bundler resolves. */
export interface Reference {
  keyword: "$ref" | "externalValue" | "mapping";
  /** The path of keys to it. */
  keys: string[];
  ref: string;
}

/** What to do about a mistake, by the error code of the parser. */
const advice: Partial<Record<string, string>> = {
  BAD_INDENT: "Indent it like its neighbours.",
  BLOCK_AS_IMPLICIT_KEY:
    "Quote a text that has a colon in it, and indent what belongs below a key.",
  DUPLICATE_KEY: "Remove one of the two.",
  TAB_AS_INDENT: "Indent with spaces.",
};

/** The characters that YAML 1.2 forbids (section 5.1). */
const unprintable = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\u{10ffff}]/u;

/** A file of the contract with the lines of its nodes. */
export class Source {
  /** The path from the root of the repository. */
  readonly file: string;
  /** The content; undefined if it cannot be read. */
  value: Json | undefined;
  /** The first mistake in the YAML. Those after it are mostly consequences. */
  readonly mistake: Finding | undefined;
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed | undefined;

  constructor(file: string, text: string) {
    this.file = file;
    const documents = [
      ...parseAllDocuments(text, { lineCounter: this.#lines, logLevel: "silent" }),
    ];
    this.#document = documents[0];
    this.mistake = this.#unreadable(text) ?? this.#mistakeIn(text, documents) ?? this.#read();
  }

  /** A finding at the node of a path of keys, or at the deepest node of the path that exists. */
  findingAt(keys: readonly string[], message: string): Finding {
    let offset = 0;
    let node: unknown = this.#document?.contents;
    for (const key of keys) {
      const holder = isAlias(node) && this.#document ? node.resolve(this.#document) : node;
      const entry = entryOf(holder, key);
      if (!entry) break;
      offset = entry.start.range?.[0] ?? 0;
      node = entry.value;
    }
    return this.#finding(offset, message);
  }

  references(): Reference[] {
    return this.leaves().flatMap(({ keys, value }) => {
      const keyword = typeof value === "string" ? keywordOf(keys, value) : undefined;
      return keyword ? [{ keyword, keys, ref: String(value) }] : [];
    });
  }

  /** Every value in the file that is neither an object nor a list, with its path of keys. */
  leaves(): { keys: string[]; value: Json }[] {
    const enter = (value: Json, keys: string[]): { keys: string[]; value: Json }[] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, member]) => enter(member, [...keys, key]))
        : [{ keys, value }];
    return this.value === undefined ? [] : enter(this.value, []);
  }

  /** A character that no YAML file has. Bytes that are not UTF-8 were read as U+FFFD. */
  #unreadable(text: string): Finding | undefined {
    const notText = text.indexOf("\ufffd");
    if (notText >= 0) return this.#finding(notText, "The file is not UTF-8. Save it as UTF-8.");
    const offset = text.search(unprintable);
    return offset < 0
      ? undefined
      : this.#finding(offset, "YAML does not allow this character. Delete it.");
  }

  #mistakeIn(text: string, [document, other]: Document.Parsed[]): Finding | undefined {
    const [error] = [...(document?.errors ?? []), ...(document?.warnings ?? [])];
    if (error) {
      const [what = ""] = error.message.split(/ at line |\n/);
      // The parser reports a missing bracket on the next line.
      const [, bracket] = /^Flow .* end with a (.)/.exec(what) ?? [];
      const start = bracket
        ? text.lastIndexOf(bracket === "]" ? "[" : "{", error.pos[0])
        : error.pos[0];
      return this.#finding(start, `${what}. ${advice[error.code] ?? "Correct the YAML."}`);
    }
    if (other)
      return this.#finding(
        other.range[0],
        "A second document starts here. Remove the line with ---.",
      );
    if (!isMap(document?.contents) && !isSeq(document?.contents))
      return this.#finding(0, "The file has no keys. Write them, or delete the file.");
    const offset = brokenAlias(document);
    if (offset === undefined) return undefined;
    return this.#finding(offset, "No anchor of this name stands before the alias. Correct it.");
  }

  /** Reads the content, or returns why it is no JSON. */
  #read(): Finding | undefined {
    try {
      // The parser rejects aliases that multiply; JSON rejects an object that contains itself.
      const value = this.#document?.toJS({ maxAliasCount: 100 });
      JSON.stringify(value);
      this.value = value;
      return undefined;
    } catch {
      return this.#finding(
        0,
        "An alias repeats what it stands in, or aliases multiply. Write out what they repeat.",
      );
    }
  }

  #finding(offset: number, message: string): Finding {
    const { line, col } = this.#lines.linePos(offset);
    return { file: this.file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  }
}

const sources = new Map<string, { text: string; source: Source }>();

/** Reads a file. The result is cached while the file stays the same, because several linters parse every file. */
export function readSource(file: string): Source {
  const text = readFileSync(file, "utf8");
  const known = sources.get(file);
  if (known?.text === text) return known.source;
  const source = new Source(file, text);
  sources.set(file, { text, source });
  return source;
}

/** The keyword of a reference; undefined for any other text. */
function keywordOf(keys: string[], text: string): Reference["keyword"] | undefined {
  const key = keys.at(-1);
  if (key === "$ref" || key === "externalValue") return key;
  const isMapped = keys.at(-2) === "mapping" && keys.at(-3) === "discriminator";
  // A single word is the name of a schema, not a path.
  return isMapped && /\W/.test(text) ? "mapping" : undefined;
}

/** The offset of the first alias without an anchor. */
function brokenAlias(document: Document.Parsed): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) offset ??= alias.range?.[0];
    },
  });
  return offset;
}

/** A member of an object or an item of a list, with the node where it starts. */
function entryOf(holder: unknown, key: string): { start: Node; value: unknown } | undefined {
  if (isSeq<Node>(holder)) {
    const item = holder.items[Number(key)];
    return item && { start: item, value: item };
  }
  const pair = isMap<Node>(holder)
    ? holder.items.find((item) => String(item.key) === key)
    : undefined;
  return pair && { start: pair.key, value: pair.value };
}
