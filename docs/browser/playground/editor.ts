import { element } from "../elements.ts";
import type { ApiError, CheckedBody } from "./check-body.ts";
import { locate } from "./locate.ts";

/** An editor for the body of a request. Errors are listed below it; each selects its place in the text. */
export class Editor {
  readonly root: HTMLElement;
  readonly area: HTMLTextAreaElement;
  readonly #problems = element("ul", { class: "problems" });
  readonly #status = element("p", { class: "verdict", role: "status" });

  /** @param id - Distinguishes the editors of a page. */
  constructor(id: string, label: string) {
    this.area = element("textarea", {
      id: `body-${id}`,
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "off",
      rows: "12",
      "aria-describedby": `check-${id}`,
    });
    this.#status.id = `check-${id}`;
    this.root = element(
      "div",
      { class: "request" },
      element("label", { for: this.area.id }, label),
      this.area,
      this.#status,
      this.#problems,
    );
  }

  /** Lists errors and warnings. */
  show({ errors, warnings }: Pick<CheckedBody, "errors" | "warnings">): void {
    this.area.setAttribute("aria-invalid", String(errors.length > 0));
    const words = summary(errors.length, warnings.length);
    if (this.#status.textContent !== words) this.#status.textContent = words;
    this.#status.classList.toggle("bad", errors.length > 0);
    this.#status.classList.toggle("warn", errors.length === 0 && warnings.length > 0);
    this.#problems.replaceChildren(...[...errors, ...warnings].map((error) => this.#problem(error)));
  }

  #problem({ type, subtype, description, relatedTo }: ApiError): HTMLElement {
    const places = relatedTo.map((field) => {
      const button = element("button", { type: "button" }, field);
      button.addEventListener("click", () => {
        const range = locate(this.area.value, `request.${field}`);
        this.area.focus();
        if (range) this.area.setSelectionRange(...range);
      });
      return button;
    });
    return element("li", {}, element("code", {}, `${type} ${subtype}`), ` ${description} `, ...places);
  }
}

function summary(errors: number, warnings: number): string {
  if (errors > 0) return `${errors === 1 ? "1 error" : `${errors} errors`}: the API would reject this request.`;
  return warnings > 0 ? "Unknown field: check the spelling." : "The request matches the contract.";
}
