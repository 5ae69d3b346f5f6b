import { element } from "../elements.ts";
import type { ApiError, CheckedBody } from "./check-body.ts";
import { locate, type Range } from "./locate.ts";

/** An editor for the body of a request. Errors are marked in the text and listed below. */
export class Editor {
  readonly root: HTMLElement;
  readonly area: HTMLTextAreaElement;
  readonly #marks = element("code");
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
    const backdrop = element("pre", { "aria-hidden": "true" }, this.#marks);
    this.area.addEventListener("scroll", () => backdrop.scrollTo(this.area.scrollLeft, this.area.scrollTop));
    this.root = element(
      "div",
      { class: "request" },
      element("label", { for: this.area.id }, label),
      element("div", { class: "editor" }, backdrop, this.area),
      this.#status,
      this.#problems,
    );
  }

  /** Marks errors and warnings in the text, and lists them; each leads to its place. */
  show({ errors, warnings }: Pick<CheckedBody, "errors" | "warnings">): void {
    const text = this.area.value;
    const fields = [...errors, ...warnings].flatMap(({ relatedTo }) => relatedTo);
    const ranges = fields.map((field) => rangeOf(text, field)).filter((range) => range !== undefined);
    this.#marks.replaceChildren(...marked(text, ranges), "\n");
    this.#marks.classList.toggle("warnings", errors.length === 0);
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
        const range = rangeOf(this.area.value, field);
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

/** The place of a field of an error, whose path starts at `request`. */
function rangeOf(text: string, field: string): Range | undefined {
  return locate(text, `request.${field}`);
}

/** The text with its wrong parts in marks. Of parts that lie in one another, the inner one is marked. */
function marked(text: string, ranges: Range[]): (Node | string)[] {
  const inner = ranges.filter(
    ([start, end]) => !ranges.some(([s, e]) => s >= start && e <= end && e - s < end - start),
  );
  const sorted = inner.toSorted(([a], [b]) => a - b).filter(([start], index, all) => start !== all[index - 1]?.[0]);
  let at = 0;
  const parts = sorted.flatMap(([start, end]) => {
    const part = [text.slice(at, start), element("mark", {}, text.slice(start, end))];
    at = end;
    return part;
  });
  return [...parts, text.slice(at)];
}
