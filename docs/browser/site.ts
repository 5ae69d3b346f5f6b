// What every page does beyond being read: search, and copying code.
import { find } from "./find.ts";

declare global {
  interface Window {
    searchEntries?: SearchEntry[];
  }
}

/** An entry of the search, as docs/build/search.ts writes it. */
export interface SearchEntry {
  url: string;
  title: string;
  page: string;
  text: string;
}

const input = document.querySelector<HTMLInputElement>("#search");
const list = document.querySelector<HTMLElement>("#found");
const status = document.querySelector<HTMLElement>("#found-status");
if (input && list && status) search(input, list, status);
for (const block of document.querySelectorAll<HTMLPreElement>("pre[data-language]")) addCopy(block);
closeMenuAfterwards();

function search(input: HTMLInputElement, list: HTMLElement, status: HTMLElement): void {
  const root = input.dataset.root ?? "";
  const show = () => {
    const words = input.value.trim();
    const entries = words.length < 2 ? [] : find(window.searchEntries ?? [], words).slice(0, 12);
    list.hidden = words.length < 2;
    status.textContent = words.length < 2 ? "" : entries.length === 0 ? "Nothing found" : `${entries.length} results`;
    list.replaceChildren(
      ...(entries.length === 0 ? [text("p", "Nothing found.")] : entries.map((entry) => link(root, entry))),
    );
  };
  input.addEventListener("focus", () => load(`${root}search.js`, show), { once: true });
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      show();
    }
    if (event.key === "Enter") list.querySelector("a")?.click();
    if (event.key === "ArrowDown") move(event, list.querySelector("a"));
  });
  list.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const index = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "ArrowDown") move(event, links[index + 1]);
    if (event.key === "ArrowUp") move(event, links[index - 1] ?? input);
    if (event.key === "Escape") move(event, input);
  });
  list.addEventListener("click", () => {
    list.hidden = true;
  });
  document.addEventListener("click", (event) => {
    if (!list.parentElement?.contains(event.target as Node)) list.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = (event.target as Element).matches("input, textarea, select");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey) move(event, input);
  });
}

function move(event: Event, to: HTMLElement | null | undefined): void {
  event.preventDefault();
  to?.focus();
}

function link(root: string, { url, title, page }: SearchEntry): HTMLElement {
  const anchor = document.createElement("a");
  anchor.href = root + url;
  anchor.append(text("span", title), text("small", page));
  return anchor;
}

function text(tag: string, content: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = content;
  return element;
}

/** A script beside the page, because a page from disk may not fetch a file. */
function load(address: string, then: () => void): void {
  const script = document.createElement("script");
  script.src = address;
  script.addEventListener("load", then);
  document.head.append(script);
}

function addCopy(block: HTMLPreElement): void {
  if (!navigator.clipboard) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", "Copy the code");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.textContent ?? "");
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  const holder = document.createElement("div");
  holder.className = "code";
  block.replaceWith(holder);
  holder.append(block, button);
}

/** The menu of small screens lies over the page; a click beside it closes it. */
function closeMenuAfterwards(): void {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu");
  document.addEventListener("click", (event) => {
    if (menu && !menu.contains(event.target as Node)) menu.open = false;
  });
}
