// The engine of the search, loaded when somebody searches. It needs no server: the entries come as a script.
import type { Entry } from "../../build/search.ts";
import { createIndex, type Found, find } from "./engine.ts";

declare global {
  interface Window {
    searchEntries?: Entry[];
    findEntries?: (words: string) => Found[];
  }
}

const entries = window.searchEntries ?? [];
const index = createIndex(entries);
window.findEntries = (words) => find(index, entries, words);
