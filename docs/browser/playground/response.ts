import { highlight } from "../../build/markdown/highlight.ts";
import { writeJson } from "../../samples/literal.ts";
import { createElement } from "../elements.ts";
import { loadScript, rootOfSite } from "../shell/load.ts";

export interface PlaygroundRequest {
  version: string;
  path: string;
  body: string;
  /** The name of an error to force; empty for a computed response. */
  prefer?: string;
}

export type PlaygroundResponse = Awaited<ReturnType<typeof respondInPage>>;

/**
 * The responses of the mock in the page: the plain one, or the one that also rejects unknown
 * fields.
 */
export async function respondInPage(
  kind: "plain" | "strict",
  { version, path, body, prefer }: PlaygroundRequest,
) {
  const { [kind]: mock } = await loadMock();
  const headers = {
    authorization: "Bearer test",
    "content-type": "application/json",
    "api-version": version,
    ...(prefer && { prefer: `example=${prefer}` }),
  };
  const start = performance.now();
  const response = await mock.handle({ method: "POST", path, headers, body });
  return { ...response, version, milliseconds: Math.ceil(performance.now() - start) };
}

export function responseParts({
  version,
  status,
  headers,
  body,
  milliseconds,
}: PlaygroundResponse): HTMLElement[] {
  const code = createElement("code");
  code.innerHTML = highlight(writeJson(body, 66), "json");
  const kind = status < 300 ? "good" : "bad";
  const lines = Object.entries(headers).map((header) =>
    createElement("div", {}, header.join(": ")),
  );
  const time = createElement("span", { class: "hint" }, `${milliseconds} ms`);
  return [
    createElement(
      "h2",
      {},
      `Response of ${version} `,
      createElement("span", { class: kind }, String(status)),
      " ",
      time,
    ),
    createElement("details", {}, createElement("summary", {}, "Headers"), ...lines),
    createElement(
      "pre",
      { tabindex: "0", role: "group", "aria-label": `Response body of ${version}` },
      code,
    ),
  ];
}

/** The value of a JSON text; undefined if it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function loadMock(): Promise<NonNullable<Window["dataValidationMock"]>> {
  if (!window.dataValidationMock) {
    // A page from disk cannot import a module: there, the mock is one script.
    if (location.protocol === "file:") await loadScript("mock.js");
    else await import(new URL(`${rootOfSite()}mock/main.js`, location.href).href);
  }
  if (!window.dataValidationMock) throw new Error("The mock could not be loaded. Reload the page.");
  return window.dataValidationMock;
}
