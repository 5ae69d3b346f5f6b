import { readFileSync, statSync } from "node:fs";
import { fileKindOf, type SourceFile } from "./file-kinds.ts";
import { tryRead } from "./list.ts";

/** Larger files, in bytes, are not hand-written. */
const LARGEST_FILE = 2_000_000;

/** Files that tools write beside the code; skipped without a message. */
const SIDE_FILE =
  /\.map$|\.lockb$|(^|\/)(package-lock\.json|yarn\.lock|pnpm-lock\.yaml|npm-shrinkwrap\.json|composer\.lock|poetry\.lock|bun\.lock)$/;

const GENERATED =
  /@generated\b|\bDO NOT EDIT\b|auto-?generated (?:file|by|from)|This file (?:is|was) (?:auto-?)?generated/i;

/**
 * Reads a file and decodes it strictly; returns the reason if it is skipped, or undefined for a
 * reason not worth a message.
 */
export function readSource(
  file: string,
  path: string,
): SourceFile | { reason: string } | undefined {
  if (SIDE_FILE.test(file)) return undefined;
  const read = tryRead(() => (statSync(path).size > LARGEST_FILE ? undefined : readFileSync(path)));
  if ("reason" in read) return read;
  const bytes = read.value;
  if (bytes === undefined)
    return fileKindOf(file) === "text"
      ? undefined
      : { reason: `larger than ${LARGEST_FILE / 1_000_000} MB` };
  if (/^(\xff\xfe|\xfe\xff|([^\0]\0){2}|(\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4)))
    return { reason: "UTF-16; it is not changed" };
  // A picture, an archive, a program.
  if (bytes.includes(0)) return undefined;
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { reason: "not UTF-8; it is not changed" };
  }
  const reason = fileKindOf(file) === "javascript" ? generatedReason(file, text) : undefined;
  return reason === undefined ? { file, path, bytes, text } : { reason };
}

/** Undefined if the script is hand-written. */
function generatedReason(file: string, text: string): string | undefined {
  if (/\.min\.[cm]?js$/.test(file)) return "minified";
  if (GENERATED.test(text.slice(0, 1000))) return "generated";
  if (text.length > 20_000 && text.length / (text.split("\n", 500).length || 1) > 2000)
    return "minified";
  return undefined;
}
