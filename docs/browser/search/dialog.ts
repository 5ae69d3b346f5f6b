import type { SearchEntry } from "../../build/indexes/search.ts";
import { createElement } from "../elements.ts";
import { loadScript, rootOfSite } from "../shell/load.ts";
import { readSettings } from "../shell/settings.ts";

const PER_KIND = 6;

/** Ctrl K or a slash opens the dialog; arrows and Enter select a result. */
export function searchDialog(): void {
  const opener = document.querySelector<HTMLButtonElement>("[data-search]");
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search");
  const input = dialog?.querySelector("input");
  const list = dialog?.querySelector<HTMLElement>(".found");
  const status = dialog?.querySelector<HTMLElement>(".found-status");
  if (!opener || !dialog || !input || !list || !status) return;
  const show = async () => {
    const words = input.value.trim();
    status.textContent = "";
    if (words.length < 2) return list.replaceChildren();
    try {
      await loadScript("search-data.js");
      await loadScript("search.js");
    } catch {
      status.textContent = "Search could not be loaded. Reload the page.";
      return;
    }
    if (input.value.trim() !== words) return;
    const found = window.findEntries?.(words, readSettings().version) ?? [];
    list.replaceChildren(...(found.length > 0 ? groupElements(found) : [pagesToOpen()]));
    status.textContent = summaryOf(words, list.querySelectorAll("a").length, found.length);
  };
  const open = () => {
    if (!dialog.open) dialog.showModal();
    input.select();
  };
  opener.addEventListener("click", open);
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("[data-close], .found a")) dialog.close();
  });
  input.addEventListener("input", show);
  dialog.addEventListener("keydown", (event) => moveFocus(event, input, list));
  addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open();
  });
}

function summaryOf(words: string, shown: number, found: number): string {
  return found === 0 ? `No results for “${words}”.` : `${shown} of ${found} results`;
}

/** Ctrl K, or a slash outside a field. */
function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const hasModifier = ctrlKey || metaKey;
  const isTyping = target instanceof Element && target.matches("input, textarea, select");
  // With a further key, the shortcut is the browser's.
  if (hasModifier) return key.toLowerCase() === "k" && !shiftKey && !altKey;
  return key === "/" && !isTyping;
}

function moveFocus(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "Escape") input.closest("dialog")?.close();
  else if (event.key === "ArrowDown") (links[at + 1] ?? links[0])?.focus();
  else if (event.key === "ArrowUp") (links[at - 1] ?? input).focus();
  else if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
  else return;
  event.preventDefault();
}

/** The group of the best result comes first. */
function groupElements(found: SearchEntry[]): HTMLElement[] {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(([kind, members]) => {
    const items = members
      .slice(0, PER_KIND)
      .map((entry) => createElement("li", {}, linkElement(entry)));
    return createElement(
      "section",
      {},
      createElement("h2", {}, kind),
      createElement("ul", {}, ...items),
    );
  });
}

/** Advice if nothing is found. */
function pagesToOpen(): HTMLElement {
  const version = document.body.dataset.version;
  const links = [
    [`${version}/index.html`, "All operations", "Each with its fields, examples and errors"],
    ["errors.html", "Error catalogue", "Each error and finding, and what to do"],
    ["quick-start.html", "Quick start", "The first call, in five languages"],
  ] as const;
  const items = links.map(([url, title, text]) =>
    createElement("li", {}, linkElement({ url, title, page: "", text, kind: "Guides" })),
  );
  return createElement(
    "section",
    {},
    createElement("h2", {}, "Look here"),
    createElement("ul", {}, ...items),
  );
}

function linkElement({ url, title, page, text }: SearchEntry): HTMLElement {
  const words = [
    createElement("strong", {}, title),
    createElement("small", {}, page),
    createElement("span", {}, text),
  ];
  return createElement("a", { href: rootOfSite() + url }, ...words);
}
