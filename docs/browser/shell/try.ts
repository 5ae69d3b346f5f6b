import { load } from "./load.ts";

declare global {
  interface Window {
    tryOperation?: (place: HTMLElement) => Promise<void>;
  }
}

/** The button on the page of an operation that turns its sample into a form. The mock is loaded on the first click. */
export function tryInPlace(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-try]");
  const place = document.querySelector<HTMLElement>(".sample");
  if (!button || !place) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    button.textContent = "Loading the mock";
    try {
      await load("try.js");
      await window.tryOperation?.(place);
      button.hidden = true;
    } catch (error) {
      button.disabled = false;
      button.textContent = "Try it";
      place.append((error as Error).message);
    }
  });
}
