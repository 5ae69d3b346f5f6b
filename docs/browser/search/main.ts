// The engine of the search, loaded when somebody searches. It needs no server: the entries come as a script.
import type { Entry } from "../../build/search.ts";
import { createIndex, find, type SearchResult } from "./engine.ts";

declare global {
  interface Window {
    searchEntries?: Entry[];
    findEntries?: (words: string) => SearchResult[];
  }
}

const entries = window.searchEntries ?? [];
const index = createIndex(entries);
window.findEntries = (words) => find(index, entries, words);
