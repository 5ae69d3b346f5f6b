// The mock in the page. Requests to it do not leave the browser.
import { createMock, type Mock } from "@data-validation/mock";

declare global {
  interface Window {
    dataValidationMock?: { plain: Mock; strict: Mock };
  }
}

window.dataValidationMock = {
  plain: createMock(),
  // Also rejects fields that the contract does not have, which are most often misspelt.
  strict: createMock({ strict: true }),
};
