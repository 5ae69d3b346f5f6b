// "Try it" on the page of an operation: the sample becomes a request that can be edited and sent to the mock in the page.

import { highlight } from "../../build/highlight.ts";
import { languages } from "../../samples/index.ts";
import { element } from "../elements.ts";
import { Call } from "../playground/call.ts";
import { type Choice, loadTrials, type Trials } from "../playground/examples.ts";

declare global {
  interface Window {
    tryOperation?: (place: HTMLElement) => Promise<void>;
  }
}

window.tryOperation = async (place) => {
  const trials = await loadTrials();
  const { operation, version = trials.current, example } = place.dataset;
  const choice = trials.operations[version]?.find(({ id }) => id === operation);
  if (choice) tryOperation(place, trials, version, choice, example);
};

function tryOperation(place: HTMLElement, trials: Trials, version: string, choice: Choice, first = ""): void {
  const outcome = element("span", { class: "hint", role: "status" }, "or Ctrl+Enter in the body");
  const send = async () => {
    outcome.textContent = "Sending …";
    outcome.textContent = await call.send(undefined, "");
  };
  const call = new Call(version, edited, () => void send());
  call.path = choice.path;
  const examples = element(
    "select",
    {},
    ...Object.entries(choice.examples).map(([name, { summary }]) =>
      element("option", { value: name }, summary || name),
    ),
  );
  if (choice.examples[first]) examples.value = first;
  const button = element("button", { type: "button", class: "main" }, "Send");
  button.addEventListener("click", () => void send());
  examples.addEventListener("change", fill);
  const samples = place.querySelector(".tabbed");
  const more = element("a", {}, "Open in the playground");
  const form = element(
    "div",
    { class: "trial" },
    element("label", { class: "choice" }, "Example ", examples),
    call.root,
    element("p", { class: "actions" }, button, " ", outcome),
    element("p", { class: "hint" }, "A mock server runs in this page. ", more),
  );
  // The response comes below the button.
  const response = call.root.querySelector(".response");
  if (response) form.append(response);
  for (const part of place.querySelectorAll(":scope > :not(.tabbed)")) part.remove();
  place.prepend(form);
  fill();
  call.root.querySelector("textarea")?.focus();

  function fill(): void {
    call.clear();
    call.body = { request: choice.examples[examples.value]?.request };
    edited();
  }

  function edited(): void {
    void call.check();
    const { request } = call;
    const words = new URLSearchParams({ operation: choice.id, version, example: examples.value, body: call.text });
    more.setAttribute("href", `../playground.html#${words}`);
    if (request === undefined) return;
    const { baseUrl, current } = trials;
    const given = { baseUrl, version, isCurrentVersion: version === current, path: choice.path, request };
    for (const [index, panel] of (samples?.querySelectorAll(".panel code") ?? []).entries()) {
      const language = languages[index];
      if (language) panel.innerHTML = highlight(language.write(given).trimEnd(), language.id);
    }
  }
}
