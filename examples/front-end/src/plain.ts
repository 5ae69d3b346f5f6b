import { type Field, type Form, labels } from "./form";

/** Shows a form without a framework; returns what removes it. */
export function mount(element: Element, form: Form): () => void {
  const ends = (Object.keys(labels) as Field[]).map((field) => {
    const label = create("label", { htmlFor: field, textContent: labels[field] });
    const input = create("input", { id: field });
    const hint = create("p", { id: `${field}-hint`, role: "status" });
    const offers = create("div", {});
    input.setAttribute("aria-describedby", hint.id);
    input.addEventListener("input", () => form.input(field, input.value));
    input.addEventListener("blur", () => form.check(field));
    element.append(label, input, hint, offers);
    return form.subscribe(() => {
      const { value, message, isInvalid, suggestions } = form.getState()[field];
      input.value = value;
      input.setAttribute("aria-invalid", String(isInvalid));
      hint.textContent = message;
      const buttons = suggestions.map((text) =>
        create("button", { type: "button", textContent: text }),
      );
      for (const button of buttons)
        button.addEventListener("click", () => form.take(field, button.textContent ?? ""));
      offers.replaceChildren(...buttons);
    });
  });
  return () => {
    for (const end of ends) end();
    element.replaceChildren();
  };
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, properties: object) {
  return Object.assign(document.createElement(name), properties);
}
