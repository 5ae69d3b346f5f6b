import type { Schemas } from "@data-validation/client";
import { createElement, findElement } from "../elements.ts";
import { type PlaygroundRequest, respondInPage } from "./response.ts";

type ApiError = Schemas["RequestError"];

/**
 * The errors of a body, or else warnings about fields that the contract lacks, which are mostly
 * misspelt. The API may accept them.
 */
export async function checkBody(request: PlaygroundRequest) {
  const ask = async (kind: "plain" | "strict"): Promise<ApiError[]> => {
    const { status, body } = await respondInPage(kind, request);
    return status === 400 ? (body as Schemas["ErrorResponse"]).errors : [];
  };
  const errors = await ask("plain");
  return { errors, warnings: errors.length > 0 ? [] : await ask("strict") };
}

/** Lists errors and warnings below the text; each selects its place in it. */
export function showProblems(
  area: HTMLTextAreaElement,
  { errors, warnings }: Awaited<ReturnType<typeof checkBody>>,
) {
  area.setAttribute("aria-invalid", String(errors.length > 0));
  const verdict = findElement("verdict");
  const { kind, words } = verdictOf(errors.length, warnings.length);
  if (verdict.textContent !== words) verdict.textContent = words;
  verdict.className = `verdict ${kind}`;
  findElement("problems").replaceChildren(
    ...[...errors, ...warnings].map((error) => problemItem(area, error)),
  );
}

/** The line below the text where the response is forced: the request makes no difference to it. */
export function showForced(area: HTMLTextAreaElement): void {
  area.removeAttribute("aria-invalid");
  findElement("verdict").textContent = "Forced response";
  findElement("verdict").className = "verdict";
  findElement("problems").replaceChildren();
}

function problemItem(
  area: HTMLTextAreaElement,
  { type, subtype, description, relatedTo }: ApiError,
): HTMLElement {
  const places = relatedTo.map((field) => {
    const button = createElement("button", { type: "button" }, field);
    button.addEventListener("click", () => {
      // A field with a dot is a flat key, or else a path to an inner field.
      const last = field.split(".").findLast((part) => !/^\d+$/.test(part));
      const names = [field, last].map((name) => JSON.stringify(name));
      const name = names.find((quoted) => area.value.includes(quoted)) ?? "";
      const start = name === "" ? -1 : area.value.indexOf(name);
      area.focus();
      if (start >= 0) area.setSelectionRange(start, start + name.length);
    });
    return button;
  });
  return createElement(
    "li",
    {},
    createElement("code", {}, `${type} ${subtype}`),
    ` ${description} `,
    ...places,
  );
}

function verdictOf(errors: number, warnings: number): Verdict {
  if (errors > 0) {
    const count = errors === 1 ? "1 error" : `${errors} errors`;
    return { kind: "bad", words: `${count}: the API would reject this request.` };
  }
  if (warnings > 0) return { kind: "warn", words: "Unknown field: check the spelling." };
  return { kind: "good", words: "The request matches the contract." };
}

interface Verdict {
  kind: "bad" | "warn" | "good";
  words: string;
}
