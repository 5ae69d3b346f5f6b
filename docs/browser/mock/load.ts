import { load, rootOfSite } from "../shell/load.ts";

/** The mock of the service, which is loaded when it is first needed. */
export async function loadMock(): Promise<NonNullable<Window["dataValidationMock"]>> {
  if (!window.dataValidationMock) {
    // A page from disk may not import a module: there, the whole mock is one script.
    if (location.protocol === "file:") await load("mock.js");
    else await import(new URL(`${rootOfSite()}mock/main.js`, location.href).href);
  }
  if (!window.dataValidationMock) throw new Error("The mock cannot be loaded.");
  return window.dataValidationMock;
}
