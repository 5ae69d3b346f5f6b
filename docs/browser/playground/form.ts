import { capitalise } from "@data-validation/common/text";
import type { FormField } from "../../build/playground-data.ts";
import { createElement } from "../elements.ts";

type Input = HTMLInputElement | HTMLSelectElement;

/** The fields of a request as inputs, for readers who do not write JSON. */
export class RequestForm {
  readonly root = createElement("div", { class: "request-form" });
  readonly #edited: (keys: string[], value: unknown) => void;
  #inputs: { keys: string[]; input: Input }[] = [];

  /**
   * @param edited - Called with the names of a field and its value; undefined for a field that is
   *   left empty.
   */
  constructor(edited: (keys: string[], value: unknown) => void) {
    this.#edited = edited;
  }

  show(fields: FormField[]): void {
    this.#inputs = [];
    const shown = fields.filter(({ keys }) => keys[0] !== "customId");
    const sections = [...Map.groupBy(shown, ({ keys: [group = ""] }) => group)].map(
      ([group, members]) => {
        const rows = members.map((field) => this.#row(field));
        const isOpen: Record<string, string> = group === "query" ? { open: "" } : {};
        return createElement(
          "details",
          isOpen,
          createElement("summary", {}, capitalise(group)),
          ...rows,
        );
      },
    );
    this.root.replaceChildren(...sections);
  }

  fill(request: unknown): void {
    for (const { keys, input } of this.#inputs) {
      if (input === document.activeElement) continue;
      const value = keys.reduce<unknown>(
        (parent, key) => (parent as Record<string, unknown> | null)?.[key],
        request,
      );
      input.value = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    }
  }

  #row(field: FormField): HTMLElement {
    const id = `field-${field.keys.join("-")}`;
    const list = field.isOpen && field.values.length > 0 ? `${id}-values` : "";
    const input = inputOf(field, id, list);
    this.#inputs.push({ keys: field.keys, input });
    input.addEventListener("input", () => this.#edited(field.keys, sentValue(field, input.value)));
    const name = createElement("span", {}, field.keys.slice(1).join(" "));
    const label = createElement("label", { for: id, title: field.hint }, name, input);
    if (list)
      label.append(
        createElement(
          "datalist",
          { id: list },
          ...field.values.map((value) => createElement("option", { value })),
        ),
      );
    return label;
  }
}

function inputOf(field: FormField, id: string, list: string): Input {
  const { kind, preset, values, isOpen } = field;
  const initial = preset === undefined ? "" : `default: ${preset.replaceAll('"', "")}`;
  const listed = isOpen ? [] : values;
  const choices = kind === "boolean" ? ["true", "false"] : listed;
  if (choices.length > 0 && kind !== "list") {
    const options = choices.map((value) => createElement("option", { value }, value));
    return createElement(
      "select",
      { id },
      createElement("option", { value: "" }, initial || "not sent"),
      ...options,
    );
  }
  return createElement("input", {
    id,
    type: kind === "number" ? "number" : "text",
    step: "any",
    autocomplete: "off",
    placeholder: kind === "list" ? "separated by commas" : initial,
    ...(list && { list }),
  });
}

function sentValue({ kind }: FormField, text: string): unknown {
  if (text === "") return undefined;
  if (kind === "boolean") return text === "true";
  if (kind === "number") return Number(text);
  return kind === "list" ? text.split(",").flatMap((item) => item.trim() || []) : text;
}

/**
 * A copy of a value with one member set, or removed if it is undefined. Options that become empty
 * are removed too.
 */
export function withMember(
  value: unknown,
  [key = "", ...innerKeys]: string[],
  member: unknown,
): unknown {
  const copy: Record<string, unknown> =
    typeof value === "object" && value !== null ? { ...value } : {};
  const inner = innerKeys.length > 0 ? withMember(copy[key], innerKeys, member) : member;
  const isEmpty =
    innerKeys.length > 0 && key !== "query" && Object.keys(inner as object).length === 0;
  if (inner === undefined || isEmpty) delete copy[key];
  else copy[key] = inner;
  return copy;
}
