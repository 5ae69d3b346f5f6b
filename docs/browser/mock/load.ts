import { load, rootOfSite } from "../shell/load.ts";

/** Loads the mock on first use. */
export async function loadMock(): Promise<NonNullable<Window["dataValidationMock"]>> {
  if (!window.dataValidationMock) {
    // A page from disk cannot import a module: there, the mock is one script.
    if (location.protocol === "file:") await load("mock.js");
    else await import(new URL(`${rootOfSite()}mock/main.js`, location.href).href);
  }
  if (!window.dataValidationMock) throw new Error("The mock could not be loaded. Reload the page.");
  return window.dataValidationMock;
}
