// Elements of the page.

/** An element of index.html. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no element ${id}.`);
  return element;
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showMessage("Copied.");
  } catch {
    // A page that is not served from this machine or over HTTPS has no clipboard.
    showMessage(text);
  }
}

let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text at the end of the page for some seconds. */
export function showMessage(text: string): void {
  const message = byId("message");
  message.textContent = text.length > 400 ? `${text.slice(0, 400)} …` : text;
  message.hidden = false;
  clearTimeout(hideTimer);
  hideTimer = setTimeout(() => {
    message.hidden = true;
  }, 5000);
}

export function showError(error: unknown): void {
  showMessage(error instanceof Error ? error.message : String(error));
}

/** Shows an error of `run`. */
export function createButton(label: string, run: () => unknown): HTMLButtonElement {
  const button = createElement("button", { type: "button" }, [label]);
  button.addEventListener("click", () => Promise.resolve(run()).catch(showError));
  return button;
}

export function createJsonBlock(title: string, value: unknown): HTMLElement {
  const text = JSON.stringify(value, undefined, 2);
  return createElement("div", {}, [
    createElement("h3", {}, [title]),
    createElement("pre", { tabIndex: 0 }, [text]),
  ]);
}

export function createSpan(className: string, text: string): HTMLElement {
  return createElement("span", { className }, [text]);
}

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  children: (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
