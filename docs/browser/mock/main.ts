// The mock of the service in the page: what is sent to it never leaves the browser.
import { createMock, type Mock } from "../../../packages/mock/src/index.ts";

declare global {
  interface Window {
    dataValidationMock?: { answers: Mock; warns: Mock };
  }
}

window.dataValidationMock = {
  answers: createMock(),
  // Refuses what the contract does not name, which the service may accept: such fields are most often misspelt.
  warns: createMock({ strict: true }),
};
