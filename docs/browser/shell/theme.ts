import { recall, remember } from "./storage.ts";

/** The name that Redoc uses too. */
const NAME = "redoc.colorMode";
const modes = ["system", "light", "dark"] as const;
type Mode = (typeof modes)[number];

/** The button that switches the colours: system, light, dark. */
export function themeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-theme-switch]");
  if (!button) return;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const kept = recall(NAME);
  let mode: Mode = kept === "light" || kept === "dark" ? kept : "system";
  const apply = () => {
    const isDark = mode === "dark" || (mode === "system" && dark.matches);
    document.documentElement.classList.toggle("dark", isDark);
    document.documentElement.classList.toggle("light", !isDark);
    button.title = `Colours: ${mode}`;
    button.setAttribute("aria-label", `Colours: ${mode}`);
  };
  button.addEventListener("click", () => {
    mode = modes[(modes.indexOf(mode) + 1) % modes.length] ?? "system";
    remember(NAME, mode === "system" ? null : mode);
    apply();
  });
  dark.addEventListener("change", apply);
  apply();
}
