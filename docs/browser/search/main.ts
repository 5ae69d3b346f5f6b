// The search engine, loaded on the first search. The entries are a script, so it works from disk.
import type { Entry, Packed } from "../../build/indexes/search.ts";
import { createIndex, find, unpack } from "./engine.ts";

declare global {
  interface Window {
    searchEntries?: Packed[];
    findEntries?: (query: string, version: string) => Entry[];
  }
}

const entries = unpack(window.searchEntries ?? []);
const index = createIndex(entries);
window.findEntries = (query, version) => find(index, entries, query, version);
