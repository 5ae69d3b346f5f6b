import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { kindOf, type Source } from "./kinds.ts";
import { tryRead } from "./list.ts";

/** The largest file that is looked at, in bytes: what is larger was not written by hand. */
const LARGEST = 2_000_000;

/** Endings of files that are no texts. */
// biome-ignore format: a name a line would be a page.
const BINARY = new Set([
  ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".ico", ".bmp", ".tiff", ".pdf", ".zip", ".gz", ".tgz", ".br",
  ".7z", ".rar", ".tar", ".jar", ".woff", ".woff2", ".ttf", ".otf", ".eot", ".mp3", ".mp4", ".webm", ".ogg", ".wav",
  ".mov", ".avi", ".exe", ".dll", ".so", ".dylib", ".node", ".wasm", ".bin", ".dat", ".db", ".sqlite", ".class",
  ".pyc", ".o", ".a", ".psd", ".docx", ".xlsx", ".pptx", ".map", ".lockb",
]);
const LOCK =
  /(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml|npm-shrinkwrap\.json|composer\.lock|poetry\.lock|bun\.lock)$/;

/** Whether a file is nothing to look at, and not worth a mention: pictures, archives, lists that package managers write. */
export function isBeside(file: string): boolean {
  return BINARY.has(extname(file).toLowerCase()) || LOCK.test(file);
}

/**
 * Reads a file once, as bytes, and decodes it strictly, so that what is written back differs in the edits alone.
 *
 * @returns the content, or a few words that say why it is not looked at
 */
export function readSource(file: string, path: string): Source | string {
  const bytes = tryRead(() => (statSync(path).size > LARGEST ? undefined : readFileSync(path)));
  if (bytes === undefined) return `larger than ${LARGEST / 1_000_000} MB`;
  if (typeof bytes === "string") return bytes;
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return "UTF-16; it is not changed";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "not UTF-8; it is not changed";
  }
  if (text.includes("\0"))
    return bytes.length > 1 && /^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/.test(text) ? "UTF-16; it is not changed" : "binary";
  const reason = kindOf(file) === "script" ? generatedReason(file, text) : undefined;
  return reason ?? { file, path, bytes, text };
}

/** Why a script is not looked at that a tool wrote; undefined for what people wrote. */
function generatedReason(file: string, text: string): string | undefined {
  if (/\.min\.[cm]?js$/.test(file)) return "minified";
  const head = text.slice(0, 1000);
  if (
    /@generated\b|\bDO NOT EDIT\b|auto-?generated (?:file|by|from)|This file (?:is|was) (?:auto-?)?generated/i.test(
      head,
    )
  )
    return "generated";
  if (text.length > 20_000 && text.length / (text.split("\n", 500).length || 1) > 2000) return "minified";
  return undefined;
}
