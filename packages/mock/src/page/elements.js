// Elements of the page.

export const byId = (id) => document.getElementById(id);

export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    showMessage("Copied.");
  } catch {
    // A page that is not served from this machine or over HTTPS has no clipboard.
    showMessage(text);
  }
}

/** The timer that hides the message. */
let hiding = 0;

/** Shows a text at the end of the page for some seconds. */
export function showMessage(text) {
  const message = byId("message");
  message.textContent = text.length > 400 ? `${text.slice(0, 400)} …` : text;
  message.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    message.hidden = true;
  }, 5000);
}

/** A button that runs a function, and shows its error. */
export function createButton(label, run) {
  const button = createElement("button", { type: "button" }, [label]);
  button.addEventListener("click", () =>
    Promise.resolve(run()).catch((error) => showMessage(error.message)),
  );
  return button;
}

/** A titled value of JSON. */
export function createJsonBlock(title, value) {
  const text = JSON.stringify(value, undefined, 2);
  return createElement("div", {}, [
    createElement("h3", {}, [title]),
    createElement("pre", { tabIndex: 0 }, [text]),
  ]);
}

export function createSpan(className, text) {
  return createElement("span", { className }, [text]);
}

export function createElement(name, properties, children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
