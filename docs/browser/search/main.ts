// The search engine, loaded on the first search. The entries are a script, so it works from disk.
import type { Entry } from "../../build/search.ts";
import { createIndex, find } from "./engine.ts";

declare global {
  interface Window {
    searchEntries?: Entry[];
    findEntries?: (query: string, version: string) => Entry[];
  }
}

const entries = window.searchEntries ?? [];
const index = createIndex(entries);
window.findEntries = (query, version) => find(index, entries, query, version);
