export interface Source {
  /** Its path from the given folder, with slashes. */
  file: string;
  path: string;
  bytes: Buffer;
  /** The decoded bytes, with a byte order mark if there is one. */
  text: string;
}

export type Kind = "script" | "page" | "record" | "source" | "code" | "text";

const kinds: [Kind, RegExp][] = [
  ["script", /\.([cm]?[jt]s|[jt]sx|gs)$/i],
  ["page", /\.(vue|svelte|astro|html?)$/i],
  ["record", /\.(json[c5]?|har|webmanifest|ya?ml)$/i],
  ["code", /\.(cs|kts?|swift|java)$/i],
  ["source", /\.(py[iw]?|php|phtml)$/i],
];

export function fileKindOf(file: string): Kind {
  return kinds.find(([, ending]) => ending.test(file))?.[0] ?? "text";
}
