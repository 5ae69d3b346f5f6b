import { type Node as JsonNode, parseTree } from "jsonc-parser";
import { isMap, isPair, isScalar, isSeq, parseAllDocuments } from "yaml";
import { type Hit, listed, versionHit } from "./hit.ts";
import { distinctive, holderOf, isKept, newNames, type Row, rows } from "./names.ts";

/** A key of a document with its value, wherever it was read. */
interface Entry {
  key: string;
  start: number;
  end: number;
  value: Tree;
}

type Tree = { entries?: Entry[]; items?: Tree[]; text?: string; start?: number; end?: number };

/** Finds old names in JSON: of fixtures, of recorded requests and responses. */
export function listJson(text: string): Hit[] {
  const root = parseTree(text.replace(/^\uFEFF/, " "), undefined, { allowTrailingComma: true });
  return root ? listTree(ofJson(root)) : [];
}

/** Finds old names in YAML. */
export function listYaml(text: string): Hit[] {
  const documents = parseAllDocuments(text, { strict: false, logLevel: "silent", uniqueKeys: false });
  return (Array.isArray(documents) ? documents : []).flatMap(({ contents }) => listTree(ofYaml(contents)));
}

function ofJson(root: JsonNode): Tree {
  if (root.type === "object") {
    const entries = (root.children ?? []).flatMap(({ children }): Entry[] => {
      const [key, value] = children ?? [];
      if (!key || !value) return [];
      return [{ key: String(key.value), start: key.offset, end: key.offset + key.length, value: ofJson(value) }];
    });
    return { entries };
  }
  if (root.type === "array") return { items: (root.children ?? []).map(ofJson) };
  return { text: String(root.value), start: root.offset, end: root.offset + root.length };
}

function ofYaml(node: unknown): Tree {
  if (isMap(node)) {
    return {
      entries: node.items.flatMap((pair): Entry[] => {
        if (!isPair(pair) || !isScalar(pair.key)) return [];
        const [start = 0, end = 0] = pair.key.range ?? [];
        return [{ key: String(pair.key.value), start, end, value: ofYaml(pair.value) }];
      }),
    };
  }
  if (isSeq(node)) return { items: node.items.map(ofYaml) };
  if (!isScalar(node)) return {};
  const [start = 0, end = 0] = node.range ?? [];
  return { text: String(node.source ?? node.value), start, end };
}

function listTree(root: Tree): Hit[] {
  const hits: Hit[] = [];
  const waiting: { tree: Tree; around: string[] }[] = [{ tree: root, around: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { tree, around } = next;
    for (const item of tree.items ?? []) {
      waiting.push({ tree: item, around });
      const row =
        around.at(-1) === "relatedTo" ? rows.find(({ from }) => item.text?.split(".").at(-1) === from) : undefined;
      if (row) hits.push(hitOf(item, row, "likely", record));
    }
    const keys = new Set((tree.entries ?? []).map(({ key }) => key));
    for (const entry of tree.entries ?? []) {
      waiting.push({ tree: entry.value, around: [...around, entry.key] });
      const hit = entryHit(entry, around, keys) ?? textHit(entry.value) ?? entryVersion(entry, tree);
      if (hit) hits.push(hit);
    }
  }
  return hits;
}

const record = "recorded in 2.0: record it again, or translate it with @data-validation/client/migrate";

function entryHit(entry: Entry, around: string[], keys: ReadonlySet<string>): Hit | undefined {
  const row = rows.find((one) => one.from === entry.key && isAt(one, around, keys));
  if (row) return hitOf(entry, row, "likely", record);
  const rare = distinctive.has(entry.key) ? rows.find(({ from }) => from === entry.key) : undefined;
  return rare && hitOf(entry, rare, "possible", "only the name is the same");
}

/** Whether a row's place is that of an entry, by what it stands in and by what stands beside it. */
function isAt(row: Row, around: string[], keys: ReadonlySet<string>): boolean {
  if (isKept(row) && [...keys].some((key) => newNames.has(key))) return false;
  // `resultCorrected` and an item of `suggestions` stand for `result`.
  const holder = around.at(-1)?.replace(/^(resultCorrected|suggestions)$/, "result");
  if (holder !== holderOf(row)) return false;
  // `result.details` is short: what stands beside it says whether it is the API's.
  if (row.from === "details") return keys.has("isValid") || keys.has("data") || keys.has("proposal");
  const hasSibling = rows.some(({ from, place }) => place === row.place && from !== row.from && keys.has(from));
  return hasSibling || distinctive.has(row.from) || holder !== "format" || around.at(-2) === "data";
}

/** JSON within JSON, as recordings have it. */
function textHit(value: Tree): Hit | undefined {
  const [, name] = IN_TEXT.exec(value.text ?? "") ?? [];
  const row = rows.find(({ from }) => from === name);
  return row && hitOf(value, row, "likely", "it is in JSON that is written as a text");
}

const IN_TEXT = new RegExp(`\\\\?["'](${[...distinctive, "smartMode", "validationDepth"].join("|")})\\\\?["']\\s*:`);

/** `"api-version": "2.0"`, and the pair of name and value that recordings have. */
function entryVersion({ key, value }: Entry, tree: Tree): Hit | undefined {
  const name = key === "value" ? tree.entries?.find((entry) => entry.key === "name")?.value.text : key;
  if (value.text !== "2.0" || !/^(service-)?api-version$/i.test(name ?? "")) return undefined;
  return { ...versionHit(value.start ?? 0, value.end ?? 0, "likely", record), isBlocking: false };
}

function hitOf(
  { start = 0, end = 0 }: Tree | Entry,
  { from, to, section }: Row,
  rank: Hit["rank"],
  reason: string,
): Hit {
  return listed({ start, end, from, to, section, rank, reason, isBlocking: true });
}
