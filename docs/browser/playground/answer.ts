import { highlight } from "../../build/highlight.ts";
import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";
import type { PlaygroundAnswer } from "./send.ts";

/** Shows what came back: status, headers, body. */
export function showAnswer(place: HTMLElement, { status, headers, text, milliseconds }: PlaygroundAnswer): void {
  const kind = status < 300 ? "good" : "bad";
  const rows = headers.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value)));
  const body = element("pre", { tabindex: "0", role: "group", "aria-label": "Body of the answer" });
  const code = element("code");
  const json = readJson(text);
  if (json === undefined) code.textContent = text;
  else code.innerHTML = highlight(writeJson(json, 66), "json");
  body.append(code);
  place.replaceChildren(
    element(
      "h2",
      {},
      "Answer ",
      element("span", { class: kind }, String(status)),
      ` in ${Math.round(milliseconds)} ms`,
    ),
    ...(headers.some(([name]) => name === "service-api-version") ? [] : [stranger()]),
    element("details", {}, element("summary", {}, "Headers"), element("dl", {}, ...rows)),
    body,
  );
}

/** Says why there is no answer. */
export function showFailure(place: HTMLElement, message: string): void {
  place.replaceChildren(element("h2", {}, "No answer"), element("p", { class: "bad" }, message));
}

function stranger(): HTMLElement {
  return element(
    "p",
    { class: "bad" },
    "The answer has no header Service-Api-Version, so this was not the API, or it does not let pages of other origins read the header.",
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
