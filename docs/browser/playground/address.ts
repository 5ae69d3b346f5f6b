/** The state in the address of the playground. */
export interface State {
  operation?: string;
  version?: string;
  example?: string;
  /** The text of the body if it is not that of the example. */
  body?: string;
  /** The name of an error to force. */
  prefer?: string;
  /** "on" if the other version gets the request too. */
  compare?: string;
}

/** Reads the state from the address. */
export function readAddress(): State {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

/** Adds an entry to the history: the back button leads to what the address is now. */
export function pushAddress(): void {
  history.pushState(null, "", location.href);
}

/** Writes the state into the address, for reloads and for sharing. */
export function writeAddress(state: State): void {
  const words = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== ""));
  history.replaceState(null, "", `#${words}`);
}
