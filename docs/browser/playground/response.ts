import { highlight } from "../../build/highlight.ts";
import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";
import type { PlaygroundResponse } from "./send.ts";

/** Shows a response: status code, headers and body. */
export function showResponse(place: HTMLElement, { status, headers, text, milliseconds }: PlaygroundResponse): void {
  const kind = status < 300 ? "good" : "bad";
  const body = element("pre", { tabindex: "0", role: "group", "aria-label": "Response body" });
  const code = element("code");
  const json = readJson(text);
  if (json === undefined) code.textContent = text;
  else code.innerHTML = highlight(writeJson(json, 66), "json");
  body.append(code);
  place.replaceChildren(
    element(
      "h2",
      {},
      "Response ",
      element("span", { class: kind }, String(status)),
      element("span", { class: "hint" }, ` ${Math.round(milliseconds)} ms`),
    ),
    element(
      "details",
      {},
      element("summary", {}, "Headers"),
      ...headers.map((header) => element("div", {}, header.join(": "))),
    ),
    body,
  );
}

/** Shows why there is no response. */
export function showFailure(place: HTMLElement, message: string): void {
  place.replaceChildren(element("h2", {}, "No response"), element("p", { class: "bad" }, message));
}

/** The value of a JSON text; undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
