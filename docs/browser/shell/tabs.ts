import { recall, remember } from "./storage.ts";

const NAME = "language";

/** Remembers the language of the tabs for all pages. */
export function rememberTabs(): void {
  choose(recall(NAME));
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(".tabs")) return;
    remember(NAME, target.value);
    choose(target.value);
  });
}

function choose(title: string | null): void {
  if (title === null) return;
  for (const input of document.querySelectorAll<HTMLInputElement>(".tabs input")) {
    if (input.value === title) input.checked = true;
  }
}
