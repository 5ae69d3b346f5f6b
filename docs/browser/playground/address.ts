/** What the address of the playground says. The base address and the key of a server are not part of it. */
export interface State {
  operation: string;
  version: string;
  example: string;
  /** The text of the body when it is not that of the example; empty otherwise. */
  body: string;
  /** The name of an error that the mock shall give; empty otherwise. */
  prefer: string;
  both: boolean;
}

/** Reads what the address says; what it does not say is left out. */
export function readAddress(): Partial<State> {
  const words = new URLSearchParams(location.hash.slice(1));
  const texts = ["operation", "version", "example", "body", "prefer"].flatMap((name) => {
    const value = words.get(name);
    return value ? [[name, value]] : [];
  });
  return { ...(Object.fromEntries(texts) as Partial<State>), ...(words.has("both") && { both: true }) };
}

/** Writes the state into the address, so that it survives a reload and can be sent to somebody. */
export function writeAddress({ both, ...texts }: State): void {
  const words = new URLSearchParams(Object.entries(texts).filter(([, value]) => value !== ""));
  if (both) words.set("both", "");
  history.replaceState(null, "", `#${words}`);
}
