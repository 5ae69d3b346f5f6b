import { element } from "../elements.ts";

/** Adds the buttons that copy a block of code, the path of a field, or the page as Markdown. */
export function addCopyButtons(root: ParentNode = document): void {
  if (!navigator.clipboard) return;
  for (const block of root.querySelectorAll<HTMLPreElement>("pre[data-language]")) addToBlock(block);
  for (const field of root.querySelectorAll<HTMLElement>(".field[id]")) addToField(field);
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-copy-page]")) {
    // A page from disk cannot fetch the file; the link beside the button leads to it.
    button.hidden = location.protocol === "file:";
    onCopy(button, async () => (await fetch(button.dataset.copyPage ?? "")).text());
  }
}

function addToBlock(block: HTMLPreElement): void {
  const holder = element("div", { class: "code" });
  block.replaceWith(holder);
  holder.append(
    block,
    copyButton("Copy", "Copy the code", () => block.textContent ?? ""),
  );
}

function addToField(field: HTMLElement): void {
  field.querySelector(".name")?.append(copyButton("Copy path", `Copy the path ${field.id}`, () => field.id));
}

function copyButton(title: string, label: string, text: () => string): HTMLButtonElement {
  const button = element("button", { type: "button", class: "copy", "aria-label": label }, title);
  onCopy(button, text);
  return button;
}

/** Copies a text when a button is clicked; the button shows the outcome for two seconds. */
export function onCopy(button: HTMLButtonElement, text: () => string | Promise<string>): void {
  const title = button.textContent;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(await text());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Copying failed";
    }
    setTimeout(() => {
      button.textContent = title;
    }, 2000);
  });
}
