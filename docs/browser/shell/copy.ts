/** Puts a button on each block of code that copies it. */
export function addCopyButtons(root: ParentNode = document): void {
  if (!navigator.clipboard) return;
  for (const block of root.querySelectorAll<HTMLPreElement>("pre[data-language]")) addCopyButton(block);
}

function addCopyButton(block: HTMLPreElement): void {
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
