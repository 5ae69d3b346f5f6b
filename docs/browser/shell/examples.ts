import type { OperationSample } from "../../build/operations/operation-sample.ts";
import { loadScript } from "./load.ts";

declare global {
  interface Window {
    /** Writes the request and the response of an example; there once samples.js is loaded. */
    showExample?: (aside: HTMLElement, request: unknown, body?: unknown, lines?: number) => void;
  }
}

/** The address keeps the choice of an example and a status. */
export function offerExamples(): void {
  const aside = document.querySelector<HTMLElement>("aside.sample");
  const json = aside?.querySelector("script")?.textContent;
  const select = aside?.querySelector<HTMLSelectElement>(".chooser select");
  if (!aside || !json || !select) return;
  const sample: OperationSample = JSON.parse(json);
  const tabs = [...aside.querySelectorAll<HTMLInputElement>(".statuses .tabs input")];
  const [success] = tabs;
  const chosen = () => tabs.find(({ checked }) => checked) ?? success;
  const show = async () => {
    const label = chosen()?.value ?? "";
    const example = sample.examples.find(({ name }) => name === select.value) ?? sample.examples[0];
    const failure = sample.failures[label];
    await loadScript("samples.js");
    window.showExample?.(
      aside,
      failure?.request ?? example?.request,
      failure ? undefined : example?.body,
      example?.lines,
    );
    const link = document.querySelector<HTMLAnchorElement>(".endpoint a:last-child");
    if (link) link.hash = stateOf(sample, example?.name, label);
  };
  select.addEventListener("change", () => {
    if (success) success.checked = true;
    writeAddress({ example: select.value, status: "" });
    void show();
  });
  for (const tab of tabs)
    tab.addEventListener("change", () => {
      writeAddress({ status: tab === success ? "" : tab.value });
      void show();
    });
  const { example, status } = Object.fromEntries(new URLSearchParams(location.search));
  if (sample.examples.some(({ name }) => name === example)) select.value = example as string;
  const tab = tabs.find(({ value }) => value === status);
  if (tab) tab.checked = true;
  if (select.selectedIndex > 0 || tab) void show();
}

/** What the playground shows first: an example, or the request that a status is the response to. */
function stateOf({ id, version, failures }: OperationSample, example = "", status = ""): string {
  const state = new URLSearchParams({ operation: id, version, example });
  const { name, request } = failures[status] ?? {};
  if (name) state.set("prefer", name);
  if (request) state.set("body", JSON.stringify({ request }));
  return String(state);
}

function writeAddress(choice: Record<string, string>): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, "", address);
}
