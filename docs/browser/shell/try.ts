import { load } from "./load.ts";

declare global {
  interface Window {
    tryOperation?: (place: HTMLElement) => Promise<void>;
  }
}

/** The button of an operation's page that makes its sample a request to the mock in the page; the mock is loaded then, not before. */
export function tryInPlace(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-try]");
  const place = button?.closest<HTMLElement>(".sample");
  if (!button || !place) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    button.disabled = true;
    button.textContent = "Loading the mock";
    try {
      await load("try.js");
      await window.tryOperation?.(place);
    } catch (error) {
      button.disabled = false;
      button.textContent = "Try it";
      place.append((error as Error).message);
    }
  });
}
