import { createElement } from "../elements.ts";

export function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>("pre[data-language], .json"))
    addCopyButton(block);
}

export function addCopyButton(block: HTMLElement): void {
  if (!navigator.clipboard) return;
  const holder = createElement("div", { class: "code" });
  block.replaceWith(holder);
  const isTree = block.classList.contains("json");
  const text = () => (isTree ? jsonOf(block) : (block.textContent ?? ""));
  holder.append(block, copyButton("Copy", "Copy the code", text));
}

/** The JSON of a tree, including folded parts. */
function jsonOf(tree: HTMLElement): string {
  const copy = tree.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(".folded, button")) part.remove();
  return JSON.stringify(JSON.parse(copy.textContent ?? ""), null, 2);
}

/**
 * Adds the button that copies a path to the field below the pointer, and to the URL's target. One
 * button per field would add a tab stop for each.
 */
export function offerPaths(): void {
  const button = copyButton("Copy path", "Copy the path", () => button.closest(".field")?.id ?? "");
  const moveTo = (field: Element | null | undefined) =>
    field?.querySelector(":scope > .name")?.append(button);
  document.addEventListener("pointerover", ({ target }) =>
    moveTo((target as Element).closest(".field[id]")),
  );
  const moveToTarget = () => moveTo(document.querySelector(".field.target"));
  addEventListener("hashchange", moveToTarget);
  moveToTarget();
}

function copyButton(title: string, label: string, text: () => string): HTMLButtonElement {
  const button = createElement(
    "button",
    { type: "button", class: "copy", "aria-label": label },
    title,
  );
  onCopy(button, text);
  return button;
}

/** Copies a text when a button is clicked; the button shows the outcome for two seconds. */
export function onCopy(button: HTMLButtonElement, text: () => string): void {
  const title = button.textContent;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Copying failed";
    }
    setTimeout(() => {
      button.textContent = title;
    }, 2000);
  });
}
