/** The state in the address of the playground. The base URL and the API key of a server are not part of it. */
export interface State {
  operation: string;
  version: string;
  example: string;
  /** The text of the body if it is not that of the example; empty otherwise. */
  body: string;
  /** The name of an error to force; empty otherwise. */
  prefer: string;
  both: boolean;
}

/** Reads the state from the address. */
export function readAddress(): Partial<State> {
  const words = new URLSearchParams(location.hash.slice(1));
  const texts = ["operation", "version", "example", "body", "prefer"].flatMap((name) => {
    const value = words.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...(Object.fromEntries(texts) as Partial<State>), ...(words.has("both") && { both: true }) };
}

/** Writes the state into the address, for reloads and for sharing. */
export function writeAddress({ both, ...texts }: State): void {
  const words = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ""));
  if (both) words.set("both", "");
  history.replaceState(null, "", `#${words}`);
}
