// Sets the colours before the first paint, so it is the only script that is not deferred. Redoc
// reads the same stored value.
import { recall } from "./shell/storage.ts";

const mode = recall("redoc.colorMode");
const isDark =
  mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.add(isDark ? "dark" : "light", "js");
