import { findElement } from "../elements.ts";
import { isDark } from "./colours.ts";
import { loadScript } from "./load.ts";
import { readStored, storeValue } from "./storage.ts";

export interface Settings {
  version: string;
  language: string;
  /** The base URL of the API, without a slash at its end; empty for that of the page. */
  baseUrl: string;
  /** The environment variable with the API key; empty for the usual one. */
  keyVariable: string;
}

type Control = HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Writes the samples of the page; there once samples.js is loaded. */
    writeSamples?: (chosen: Settings, origin: string) => void;
  }
}

/** The settings, without an address or a name that is not valid. */
export function readSettings(): Settings {
  const values = controls().map((control) => [
    control.name,
    control.checkValidity() ? control.value : "",
  ]);
  const chosen = Object.fromEntries(values) as Settings;
  return { ...chosen, baseUrl: chosen.baseUrl.replace(/\/+$/, "") };
}

/** The address of the mock server that served the page; empty for a page from elsewhere. */
export function mockOrigin(): string {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.some(({ name }) => name === "data-validation-mock")
    ? location.origin
    : "";
}

export function settingsPanel(): void {
  const panel = findElement<HTMLFormElement>("settings");
  const links = document.querySelectorAll<HTMLAnchorElement>(".versions a");
  const fill = () => {
    // A page of a version keeps its version, regardless of the setting.
    const fixed: Record<string, string | undefined> =
      links.length > 0 ? { version: document.body.dataset.version } : {};
    for (const control of controls())
      fillControl(control, fixed[control.name] ?? readStored(control.name));
    applySettings();
  };
  for (const link of links)
    link.addEventListener("click", () => storeValue("version", link.dataset.version ?? null));
  document.addEventListener("change", ({ target }) => {
    const changed = target as Control;
    const isTab = changed.closest("[data-call] .tabs") !== null;
    if (!isTab && !panel.contains(changed)) return;
    const control = isTab ? panel.querySelector<HTMLSelectElement>("[name=language]") : changed;
    if (!control?.checkValidity()) return;
    control.value = changed.value;
    storeValue(control.name, control.value || null);
    applySettings();
    if (control.name === "version")
      [...links].find(({ dataset }) => dataset.version === control.value)?.click();
  });
  panel.addEventListener("submit", (event) => event.preventDefault());
  panel.addEventListener("reset", (event) => {
    event.preventDefault();
    for (const { name } of controls()) storeValue(name, null);
    fill();
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", applySettings);
  const baseUrl = panel.querySelector<HTMLInputElement>("[name=baseUrl]");
  if (baseUrl && mockOrigin()) baseUrl.placeholder = mockOrigin();
  fill();
}

function controls(): Control[] {
  return [...findElement("settings").querySelectorAll<Control>("input, select")];
}

/** Puts a value into a control; a list without it keeps its first option. */
export function fillControl(control: Control, value: string | null): void {
  control.value = value ?? "";
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

function applySettings(): void {
  const chosen = readSettings();
  const dark = isDark();
  document.documentElement.classList.toggle("dark", dark);
  document.documentElement.classList.toggle("light", !dark);
  for (const input of document.querySelectorAll<HTMLInputElement>(".tabs input"))
    if (input.value === chosen.language) input.checked = true;
  const isAsWritten =
    chosen.version === document.body.dataset.version && !chosen.baseUrl && !chosen.keyVariable;
  if (isAsWritten && !mockOrigin() && !window.writeSamples) return;
  loadScript("samples.js").then(() => window.writeSamples?.(chosen, mockOrigin()), console.warn);
}
