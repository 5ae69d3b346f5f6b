// Updates the samples of a page to the settings. Pages load it only if their samples were built
// with other ones.
import { highlight } from "../../build/markdown/highlight.ts";
import { LINES, responseHtml } from "../../build/markdown/json-tree.ts";
import { aboutOf } from "../../build/markdown/response-about.ts";
import { languages, type SampleCall } from "../../samples/index.ts";
import { KEY_VARIABLE, mockAddress } from "../../samples/sample.ts";
import { addCopyButton } from "../shell/copy.ts";
import { mockOrigin, readSettings, type Settings } from "../shell/settings.ts";
import { translate } from "../translate.ts";

window.writeSamples = (chosen, origin) => {
  for (const holder of document.querySelectorAll<HTMLElement>("[data-call]"))
    writeCall(holder, chosen, origin);
  const variable = chosen.keyVariable || KEY_VARIABLE;
  const api = document.body.dataset.api || mockAddress;
  for (const [text, original] of handWritten)
    text.data = original
      .replace(WHOLE, `$1${variable}$2`)
      .replaceAll(mockAddress, chosen.baseUrl || origin || mockAddress)
      .replaceAll(api, chosen.baseUrl || origin || api);
};

window.showExample = (aside, request, body, lines = LINES) => {
  const holder = aside.querySelector<HTMLElement>("[data-call]");
  if (holder) {
    const call: SampleCall = { ...JSON.parse(holder.dataset.call ?? ""), request };
    holder.dataset.call = JSON.stringify(call);
    writeCall(holder, readSettings(), mockOrigin());
  }
  const [panel] = aside.querySelectorAll<HTMLElement>(".statuses .panel");
  if (!panel || body === undefined) return;
  panel.innerHTML = responseHtml(body, { about: aboutOf(body), lines });
  for (const block of panel.querySelectorAll<HTMLElement>(".json")) addCopyButton(block);
};

/** Writes a call in every language. The key of the mock goes only to the mock. */
function writeCall(
  holder: HTMLElement,
  { version, baseUrl, keyVariable }: Settings,
  origin: string,
): void {
  const { key, ...written } = JSON.parse(holder.dataset.call ?? "") as SampleCall;
  const { request } = translate(written.path, written.version, version, {
    request: written.request,
  }).body;
  const call: SampleCall = {
    ...written,
    version,
    request,
    baseUrl: baseUrl || origin || written.baseUrl,
    ...(keyVariable && { variable: keyVariable }),
    ...(key !== undefined && !baseUrl && !keyVariable && { key }),
  };
  for (const { title, id, write } of languages) {
    const code = holder.querySelector(`[data-title="${title}"] code`);
    if (code) code.innerHTML = highlight(write(call).trimEnd(), id);
  }
}

/** The name of the usual variable as a token of a program. */
const WHOLE = new RegExp(`^((?:.* )?[$"']?)${KEY_VARIABLE}(["']?)$`);

/** The pieces of all other code, as they were written. */
const handWritten = new Map<Text, string>();
for (const code of document.querySelectorAll("main :not([data-call] *) > code")) {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    handWritten.set(walker.currentNode as Text, walker.currentNode.textContent ?? "");
}
