/** A terminal that keeps what a command prints. */
export function keepingTerminal(isTerminal = false) {
  const printed = { out: "", err: "" };
  return {
    printed,
    isTerminal,
    out(text: string): void {
      printed.out += text;
    },
    err(text: string): void {
      printed.err += text;
    },
  };
}
