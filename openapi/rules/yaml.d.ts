/** Reads a file of the contract. Returns its value, or its first mistake. */
export function readYaml(text: string): {
  value?: object;
  mistake?: { line: number; col: number; message: string };
};
