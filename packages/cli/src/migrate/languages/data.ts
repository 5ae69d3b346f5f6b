import { type Node as JsonNode, parseTree } from "jsonc-parser";
import { isMap, isPair, isScalar, isSeq, parseAllDocuments } from "yaml";
import type { Hit } from "../matching/hit.ts";
import { distinctive, isKept, newRows, type Row, rows } from "../matching/rows.ts";

/** A key of a document with its value, wherever it was read. */
interface Entry {
  key: string;
  start: number;
  end: number;
  value: Tree;
}

type Tree = { entries?: Entry[]; items?: Tree[]; text?: string; start?: number; end?: number };

/** Finds old names in JSON: of fixtures, of recorded requests and answers. */
export function matchJson(file: string, text: string): Hit[] {
  const root = parseTree(text.replace(/^\uFEFF/, " "), undefined, { allowTrailingComma: true });
  return root ? matchTree(file, ofJson(root)) : [];
}

/** Finds old names in YAML. */
export function matchYaml(file: string, text: string): Hit[] {
  const documents = parseAllDocuments(text, { strict: false, logLevel: "silent", uniqueKeys: false });
  return (Array.isArray(documents) ? documents : []).flatMap(({ contents }) => matchTree(file, ofYaml(contents)));
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

function matchTree(file: string, root: Tree): Hit[] {
  const hits: Hit[] = [];
  const waiting: { tree: Tree; around: string[] }[] = [{ tree: root, around: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { tree, around } = next;
    for (const item of tree.items ?? []) {
      waiting.push({ tree: item, around });
      const field = item.text === undefined || around.at(-1) !== "relatedTo" ? undefined : fieldHit(file, item);
      if (field) hits.push(field);
    }
    const keys = new Set((tree.entries ?? []).map(({ key }) => key));
    for (const entry of tree.entries ?? []) {
      waiting.push({ tree: entry.value, around: [...around, entry.key] });
      const hit = entryHit(file, entry, around, keys) ?? textHit(file, entry.value) ?? versionHit(file, entry, tree);
      if (hit) hits.push(hit);
    }
  }
  return hits;
}

const record = "recorded in 2.0: record it again, or translate it with @data-validation/client/migrate";

function entryHit(
  file: string,
  { key, start, end }: Entry,
  around: string[],
  keys: ReadonlySet<string>,
): Hit | undefined {
  const row = rows.find((one) => one.from === key && isAt(one, around, keys));
  if (row) return hitOf(file, start, end, row, "likely", record);
  const rare = rows.find(({ from }) => from === key && distinctive.includes(from));
  return rare && hitOf(file, start, end, rare, "possible", "only the name is the same");
}

/** Whether a row's place is that of an entry: `resultCorrected` and an item of `suggestions` stand for `result`. */
function isAt(row: Row, around: string[], keys: ReadonlySet<string>): boolean {
  const parts = row.place.split(".");
  const names = around
    .map((name) => (/^(resultCorrected|suggestions)$/.test(name) ? "result" : name))
    .slice(-parts.length);
  const same = parts.filter((part, index) => names[names.length - parts.length + index] === part).length;
  if (isKept(row) && (keys.has("raw") || newRows.some(({ place, to }) => place === row.place && keys.has(to))))
    return false;
  // `result.details` is short: what stands beside it says whether it is the API's.
  if (row.from === "details")
    return same === parts.length && (keys.has("isValid") || keys.has("data") || keys.has("proposal"));
  const last = names.at(-1) === parts.at(-1);
  return (
    same === parts.length ||
    (last &&
      (distinctive.includes(row.from) ||
        [...keys].some(
          (other) => other !== row.from && rows.some(({ from, place }) => from === other && place === row.place),
        )))
  );
}

function fieldHit(file: string, { text = "", start = 0, end = 0 }: Tree): Hit | undefined {
  const row = rows.find(({ from }) => text === from || text.endsWith(`.${from}`));
  return row && hitOf(file, start, end, row, "likely", record);
}

/** JSON within JSON, as recordings have it, and paths of old names. */
function textHit(file: string, { text, start = 0, end = 0 }: Tree): Hit | undefined {
  if (text === undefined || text.length < 8) return undefined;
  const row = rows.find(
    ({ from }) => distinctive.includes(from) && new RegExp(`\\\\?["']${from}\\\\?["']\\s*:`).test(text),
  );
  return row && hitOf(file, start, end, row, "likely", "it is in JSON that is written as a text");
}

/** `"api-version": "2.0"`, and the pair of name and value that recordings have. */
function versionHit(file: string, { key, value }: Entry, tree: Tree): Hit | undefined {
  const isHeader = /^(service-)?api-version$/i.test(key) && /^2\.0$/.test(value.text ?? "");
  const name = tree.entries?.find((entry) => entry.key === "name")?.value.text;
  const isPair = key === "value" && /^(service-)?api-version$/i.test(name ?? "") && value.text === "2.0";
  if (!isHeader && !isPair) return undefined;
  const { start = 0, end = 0 } = value;
  return {
    ...base,
    file,
    start,
    end,
    from: "version 2.0",
    to: "version 2.1",
    section: "9",
    rank: "likely",
    reason: record,
    isBlocking: false,
  };
}

const base = { edits: [], calls: [], isBlocking: true };

function hitOf(
  file: string,
  start: number,
  end: number,
  { from, to, section }: Row,
  rank: Hit["rank"],
  reason: string,
): Hit {
  return { ...base, file, start, end, from, to, section, rank, reason };
}
