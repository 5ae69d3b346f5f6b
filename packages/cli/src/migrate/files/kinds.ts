export interface Source {
  /** Its path from the folder that was given, with slashes. */
  file: string;
  path: string;
  bytes: Buffer;
  /** The same as a text, with its byte order mark if it has one. */
  text: string;
}

export type Kind = "script" | "page" | "record" | "source" | "text";

const KINDS: [Kind, RegExp][] = [
  ["script", /\.([cm]?[jt]s|[jt]sx)$/i],
  ["page", /\.(vue|svelte|astro|html?)$/i],
  ["record", /\.(json[c5]?|har|webmanifest|ya?ml)$/i],
  ["source", /\.(py[iw]?|php|phtml)$/i],
];

/** How a file is looked at, by its name. What has no syntax that is known is looked through as a text. */
export function kindOf(file: string): Kind {
  return KINDS.find(([, ending]) => ending.test(file))?.[0] ?? "text";
}
