import { element } from "../elements.ts";

export function addCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const block of document.querySelectorAll<HTMLPreElement>("pre[data-language]")) {
    const holder = element("div", { class: "code" });
    block.replaceWith(holder);
    const button = copyButton("Copy", "Copy the code", () => block.textContent ?? "");
    holder.append(block, button);
  }
}

/** Adds the button that copies a path to the field below the pointer, and to that of the address; one in each field would be a stop of the keyboard. */
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
  const button = element("button", { type: "button", class: "copy", "aria-label": label }, title);
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
