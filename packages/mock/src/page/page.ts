// The page at /_mock/: active scripts and recent requests, live. It uses the controls, as
// `respond`, `scripts`, `remove` and `reset` do in code.

import type { ListedOperation } from "../contract/operations.ts";
import type { RecordedCall } from "../control/request-log.ts";
import type { AnyResponse } from "../control/responses.ts";
import type { ActiveScript } from "../control/script.ts";
import type { QuotaState } from "../keys/quota.ts";
import { knownBody, scriptOf, toCode, toCurl, toRespondCall, toTest } from "./call-code.ts";
import { type ResponseChoices, setUpForm } from "./compose.ts";
import {
  byId,
  copyText,
  createButton,
  createElement,
  createJsonBlock,
  createSpan,
  showError,
  showMessage,
} from "./elements.ts";

/** Milliseconds between two checks for changes. */
const INTERVAL = 1000;
/** The most requests that are shown. */
const MOST_SHOWN = 200;
/** The switches for all calls; one at a time, since the latest script applies. */
const switches: Record<string, AnyResponse> = {
  Offline: { network: "reset" },
  "Slow (3 s)": { delay: 3000 },
  "Rate limited": { status: 429 },
};
/** The network faults of a call, in addition to the examples of its operation. */
const faults: ResponseChoices = new Map<string, AnyResponse>([
  ["no connection", { network: "reset" }],
  ["cut in the middle", { network: "cut" }],
  ["after 3 s", { delay: 3000 }],
]);

const list = byId("requests");
const filter = byId("filter") as HTMLInputElement;
/** The base URL of the API: the page is below it. */
const baseUrl = new URL("..", location.href).href.replace(/\/$/, "");

let listedOperations: ListedOperation[] | undefined;
let lastId = 0;
let shownScripts = "";
/** The identity of the mock, and how often it was reset. */
let instance: string | undefined;
let resets: string | undefined;

filter.addEventListener("input", applyFilter);
byId("clear").addEventListener("click", () =>
  callControl("DELETE", "requests", undefined, () => {
    list.replaceChildren();
    applyFilter();
  }),
);
byId("remove-all").addEventListener("click", async () => removeAll(await readScripts()));
const toggles = Object.entries(switches).map(([label, response]) => {
  const button = createButton(label, () => toggle(response));
  byId("switches").append(button);
  return { button, response };
});
poll();

async function poll(): Promise<void> {
  try {
    if (listedOperations === undefined) {
      listedOperations = (await readControl("operations")) as ListedOperation[];
      const form = byId("compose") as HTMLFormElement;
      setUpForm(form, { operations: listedOperations, faults }, (path, makeResponse) =>
        Promise.resolve()
          .then(() => respond(path, makeResponse()))
          .catch(showError),
      );
    }
    const from = lastId;
    const calls = await readCalls(`requests?after=${from}`);
    // A mock that was started again counts from 1.
    showRequests(from === lastId ? calls : await readCalls("requests"));
    showScripts(await readScripts());
    showLimits((await readControl("limits")) as Partial<QuotaState>);
    Object.assign(byId("state"), { textContent: "Live", className: "live" });
  } catch (error) {
    const textContent =
      error instanceof TypeError ? "The mock is not running." : (error as Error).message;
    Object.assign(byId("state"), { textContent, className: "" });
  }
  setTimeout(poll, INTERVAL);
}

function readCalls(path: string): Promise<RecordedCall[]> {
  return readControl(path) as Promise<RecordedCall[]>;
}

function readScripts(): Promise<ActiveScript[]> {
  return readControl("scripts") as Promise<ActiveScript[]>;
}

async function readControl(path: string): Promise<unknown> {
  const response = await fetch(path);
  noteInstance(response);
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

/**
 * Adds a note about the restart or reset of the mock between the requests; those below it are only
 * on this page.
 */
function noteInstance({ headers }: Response): void {
  const [name, count] = (headers.get("mock-instance") ?? "").split(" ");
  const isOther = instance !== undefined && name !== instance;
  const isReset = !isOther && resets !== undefined && count !== resets;
  instance = name;
  resets = count;
  if (isOther) {
    lastId = 0;
    listedOperations = undefined;
  }
  if (!isOther && !isReset) return;
  const words = isOther ? "The mock was started again" : "The mock was reset";
  const time = new Date().toLocaleTimeString("en-GB");
  if (list.children.length > 0)
    list.prepend(createElement("li", { className: "note soft" }, [`${words} at ${time}.`]));
}

function showLimits({ rateLimit, credit, keys = [] }: Partial<QuotaState>): void {
  const limits = [
    rateLimit && `Rate limit: ${rateLimit.calls} calls in ${rateLimit.seconds} s.`,
    credit !== undefined && `Credit: ${credit} successes.`,
  ].filter(Boolean);
  const remainders = keys.map(({ key, calls, seconds, credits }) =>
    [
      key === "" ? "Calls without a key have left" : `Key ${key} has left`,
      [
        calls !== undefined &&
          ((seconds ?? 0) > 0 ? `${calls} calls in ${seconds} s` : `${calls} calls`),
        credits !== undefined && `${credits} successes`,
      ]
        .filter(Boolean)
        .join(" and "),
    ].join(" "),
  );
  byId("limits").hidden = limits.length === 0;
  byId("limits").textContent = [...limits, ...remainders.map((words) => `${words}.`)].join(" ");
}

async function callControl(
  method: "POST" | "DELETE",
  path: string,
  body?: object,
  onSuccess: () => void = () => undefined,
): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  noteInstance(response);
  if (response.ok) onSuccess();
  else showMessage((await response.json()).message);
  showScripts(await readScripts());
}

function respond(path: string, response: AnyResponse): Promise<void> {
  return callControl("POST", "respond", { path, responses: [response] }, () =>
    showMessage(`Scripted: ${path} ${toCode(response)}`),
  );
}

function isSwitch(script: ActiveScript, response: AnyResponse): boolean {
  return isForAll(script) && JSON.stringify(script.response) === JSON.stringify(response);
}

/** Whether a script is for all operations and all callers. */
function isForAll({ path, scope }: ActiveScript): boolean {
  return path === "*" && Object.keys(scope).length === 0;
}

/** The switch that applies; later scripts for all operations cover it. */
function activeSwitch(scripts: ActiveScript[]) {
  const latest = scripts.find((script) => isForAll(script) && !script.response.when);
  return latest && toggles.find(({ response }) => isSwitch(latest, response));
}

async function toggle(response: AnyResponse): Promise<void> {
  const scripts = await readScripts();
  const isActive = activeSwitch(scripts)?.response === response;
  await removeAll(
    scripts.filter((script) => toggles.some((one) => isSwitch(script, one.response))),
  );
  if (!isActive) await respond("*", response);
}

async function removeAll(scripts: Pick<ActiveScript, "id">[]): Promise<void> {
  for (const { id } of scripts) await callControl("DELETE", `scripts?id=${id}`);
}

function showScripts(active: ActiveScript[]): void {
  const activeToggle = activeSwitch(active);
  for (const one of toggles) one.button.setAttribute("aria-pressed", String(one === activeToggle));
  if (JSON.stringify(active) === shownScripts) return;
  shownScripts = JSON.stringify(active);
  byId("scripts").replaceChildren(...active.map(createScriptItem));
}

function createScriptItem({ id, path, response, scope, used, left }: ActiveScript): HTMLElement {
  const { times: _, ...words } = response;
  const scopeText = Object.keys(scope).length > 0 ? ` for ${toCode(scope)}` : "";
  const remove = createButton("Remove", () => removeAll([{ id }]));
  remove.setAttribute("aria-label", `Remove the script of ${path}`);
  return createElement("li", {}, [
    createSpan("path", path === "*" ? "all operations" : path),
    createElement("code", {}, [toCode(words).slice(0, 300) + scopeText]),
    createSpan("used soft", `responded ${used}×${left === undefined ? "" : `, ${left} left`}`),
    remove,
  ]);
}

function showRequests(calls: RecordedCall[]): void {
  for (const call of calls) {
    lastId = call.id;
    list.prepend(createRequestItem(call));
  }
  while (list.children.length > MOST_SHOWN) list.lastElementChild?.remove();
  applyFilter();
}

function applyFilter(): void {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...list.children] as HTMLElement[];
  for (const item of items)
    item.hidden = !words.every((word) => (item.dataset.text ?? "").includes(word));
  const shown = items.filter((item) => !item.hidden).length;
  const total = items.filter((item) => item.dataset.text).length;
  const found = shown === 0 ? "No request on this page matches" : `${shown} of ${total} match`;
  byId("count").textContent =
    words.length === 0 ? "" : `${found}; it has the last ${MOST_SHOWN} at most.`;
}

function createRequestItem(call: RecordedCall): HTMLElement {
  const { at: time, method, path, version, response, respondedBy, nearMiss } = call;
  const { errors = [], result } = knownBody(response.body);
  const why = response.status < 400 ? "" : errors.map(({ description }) => description).join(" ");
  const query = JSON.stringify(knownBody(call.body).request?.query ?? call.body);
  const summary = createElement("summary", {}, [
    createSpan(response.status < 400 ? "status" : "status why", String(response.status)),
    createSpan("path", `${method} ${path}`),
    createSpan("version soft", version),
    nearMiss ? createSpan("why", `${respondedBy}, near miss`) : createSpan("soft", respondedBy),
    createSpan(
      `what ${why ? "why" : "soft"}`,
      [result?.proposal, query, why].filter(Boolean).join("  "),
    ),
    createElement("time", { dateTime: time, className: "soft" }, [
      new Date(time).toLocaleTimeString("en-GB"),
    ]),
  ]);
  const details = createElement("details", {}, [summary]);
  details.addEventListener("toggle", () => details.append(createDetails(call)), { once: true });
  const item = createElement("li", {}, [details]);
  item.dataset.text = JSON.stringify(call).toLowerCase();
  return item;
}

function createDetails(call: RecordedCall): HTMLElement {
  const { response, nearMiss, warnings, milliseconds } = call;
  const notes = [
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...(nearMiss
      ? nearMiss.differences.map((words) => `Nearest script, for ${nearMiss.path}: ${words}`)
      : []),
  ];
  return createElement("div", { className: "opened" }, [
    ...notes.map((note) => createElement("p", { className: "why" }, [note])),
    createElement("div", { className: "buttons" }, createActions(call)),
    createElement("div", { className: "bodies" }, [
      createJsonBlock("Request", { body: call.body, headers: call.headers }),
      createJsonBlock(`Response after ${milliseconds.toFixed(1)} ms`, {
        body: response.body,
        headers: response.headers,
      }),
    ]),
  ]);
}

function createActions(call: RecordedCall): HTMLElement[] {
  const { method, path, version, response } = call;
  const operation = listedOperations?.find((one) => one.version === version && one.path === path);
  const curl = createButton("Copy as curl", () => copyText(toCurl(call, baseUrl)));
  if (!operation || method !== "POST") return [curl];
  const examples = Object.entries(operation.examples).map(
    ([name, status]): [string, AnyResponse] => [`${status} ${name}`, { example: name }],
  );
  const choices = new Map([...faults, ...examples]);
  const names = ["Next response …", ...choices.keys()].map((name) =>
    createElement("option", {}, [name]),
  );
  const select = createElement("select", { ariaLabel: `Next response of ${path}` }, names);
  select.addEventListener("change", () => {
    const response = choices.get(select.value);
    select.selectedIndex = 0;
    if (response) respond(path, { ...response, times: 1 });
  });
  return [
    createButton("Repeat this response", () => respond(path, { ...scriptOf(response), times: 1 })),
    select,
    curl,
    createButton("Copy as respond(…)", () => copyText(toRespondCall(call))),
    createButton("Copy as a test", () => copyText(toTest(call))),
  ];
}
