import { readStored } from "./storage.ts";

/** Whether the page is dark: by the stored choice, otherwise by the system's. */
export function isDark(): boolean {
  // Redoc reads and writes the same name.
  const mode = readStored("redoc.colorMode");
  return (
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  );
}
