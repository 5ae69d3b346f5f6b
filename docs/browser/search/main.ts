// The search engine, loaded on the first search. The entries are a script, so it works from disk.
import type { PackedEntry, SearchEntry } from "../../build/indexes/search.ts";
import { createIndex, findEntries, unpackEntries } from "./engine.ts";

declare global {
  interface Window {
    searchEntries?: PackedEntry[];
    findEntries?: (query: string, version: string) => SearchEntry[];
  }
}

const entries = unpackEntries(window.searchEntries ?? []);
const index = createIndex(entries);
window.findEntries = (query, version) => findEntries(index, entries, query, version);
