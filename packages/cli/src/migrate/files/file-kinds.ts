export interface SourceFile {
  /** Its path from the given folder, with slashes. */
  file: string;
  path: string;
  bytes: Buffer;
  /** The decoded bytes, with a byte order mark if there is one. */
  text: string;
}

/**
 * How a file is read: JavaScript and TypeScript, and PHP and Python, are parsed; C#, Java, Kotlin
 * and Swift (compiled), templates (markup), and JSON and YAML (data) are searched as texts.
 */
export type FileKind = "javascript" | "markup" | "data" | "php-python" | "compiled" | "text";

const fileKinds: { kind: FileKind; ending: RegExp }[] = [
  { kind: "javascript", ending: /\.([cm]?[jt]s|[jt]sx|gs)$/i },
  { kind: "markup", ending: /\.(vue|svelte|astro|html?)$/i },
  { kind: "data", ending: /\.(json[c5]?|har|webmanifest|ya?ml)$/i },
  { kind: "compiled", ending: /\.(cs|kts?|swift|java)$/i },
  { kind: "php-python", ending: /\.(py[iw]?|php|phtml)$/i },
];

export function fileKindOf(file: string): FileKind {
  return fileKinds.find(({ ending }) => ending.test(file))?.kind ?? "text";
}
