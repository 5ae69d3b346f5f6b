// The page at /_mock/: active scripts and recent requests, live. It uses the controls, as
// `respond`, `scripts`, `remove` and `reset` do in code.

import { setUpForm } from "./compose.js";

/** Milliseconds between two checks for changes. */
const INTERVAL = 1000;
/** The most requests that are shown. */
const MOST = 200;
/** The switches for all calls; one at a time, since the latest script applies. */
const switches = {
  Offline: { network: "reset" },
  "Slow (3 s)": { delay: 3000 },
  "Rate limited": { status: 429 },
};
/** The network faults of a call, in addition to the examples of its operation. */
const faults = {
  "no connection": { network: "reset" },
  "cut in the middle": { network: "cut" },
  "after 3 s": { delay: 3000 },
};

const at = (id) => document.getElementById(id);
const list = at("requests");
const filter = at("filter");
/** The base URL of the API: the page is below it. */
const baseUrl = new URL("..", location.href).href.replace(/\/$/, "");

/** Each operation with the names of its examples and their statuses. */
let operations;
let last = 0;
let shownScripts = "";
/** The identity of the mock, and how often it was reset. */
let instance;
let resets;

filter.addEventListener("input", applyFilter);
at("clear").addEventListener("click", () =>
  change("DELETE", "requests", undefined, () => {
    list.replaceChildren();
    applyFilter();
  }),
);
at("remove-all").addEventListener("click", async () => removeAll(await read("scripts")));
const toggles = Object.entries(switches).map(([label, response]) => {
  const button = action(label, () => toggle(response));
  at("switches").append(button);
  return { button, response };
});
poll();

async function poll() {
  try {
    if (operations === undefined) {
      operations = await read("operations");
      setUpForm(at("compose"), operations, faults, (path, make) =>
        Promise.resolve()
          .then(() => respond(path, make()))
          .catch((error) => say(error.message)),
      );
    }
    const from = last;
    const calls = await read(`requests?after=${from}`);
    // A mock that was started again counts from 1.
    showRequests(from === last ? calls : await read("requests"));
    showScripts(await read("scripts"));
    showLimits(await read("limits"));
    Object.assign(at("state"), { textContent: "Live", className: "live" });
  } catch (error) {
    const textContent =
      error instanceof TypeError ? "The mock is not running." : String(error.message);
    Object.assign(at("state"), { textContent, className: "" });
  }
  setTimeout(poll, INTERVAL);
}

async function read(path) {
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
function noteInstance({ headers }) {
  const [name, count] = (headers.get("mock-instance") ?? "").split(" ");
  const isOther = instance !== undefined && name !== instance;
  const isReset = !isOther && resets !== undefined && count !== resets;
  instance = name;
  resets = count;
  if (isOther) {
    last = 0;
    operations = undefined;
  }
  if (!isOther && !isReset) return;
  const words = isOther ? "The mock was started again" : "The mock was reset";
  const time = new Date().toLocaleTimeString("en-GB");
  if (list.children.length > 0)
    list.prepend(element("li", { className: "note soft" }, [`${words} at ${time}.`]));
}

function showLimits({ rateLimit, credit, keys = [] }) {
  const limits = [
    rateLimit && `Rate limit: ${rateLimit.calls} calls in ${rateLimit.seconds} s.`,
    credit !== undefined && `Credit: ${credit} successes.`,
  ].filter(Boolean);
  const left = keys.map(({ key, calls, seconds, credits }) =>
    [
      key === "" ? "Calls without a key have left" : `Key ${key} has left`,
      [
        calls !== undefined && (seconds > 0 ? `${calls} calls in ${seconds} s` : `${calls} calls`),
        credits !== undefined && `${credits} successes`,
      ]
        .filter(Boolean)
        .join(" and "),
    ].join(" "),
  );
  at("limits").hidden = limits.length === 0;
  at("limits").textContent = [...limits, ...left.map((words) => `${words}.`)].join(" ");
}

async function change(method, path, body, done = () => undefined) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  noteInstance(response);
  if (response.ok) done();
  else say((await response.json()).message);
  showScripts(await read("scripts"));
}

function respond(path, response) {
  return change("POST", "respond", { path, responses: [response] }, () =>
    say(`Scripted: ${path} ${toCode(response)}`),
  );
}

/** Whether a script is one of the switches, for all calls. */
function isOf({ path, response, scope }, wanted) {
  const isForAll = path === "*" && Object.keys(scope).length === 0;
  return isForAll && JSON.stringify(response) === JSON.stringify(wanted);
}

/** The switch that applies; later scripts for all operations cover it. */
function activeSwitch(scripts) {
  const latest = scripts.find(
    ({ path, scope, response }) =>
      path === "*" && Object.keys(scope).length === 0 && !response.when,
  );
  return latest && toggles.find(({ response }) => isOf(latest, response));
}

async function toggle(response) {
  const scripts = await read("scripts");
  const isActive = activeSwitch(scripts)?.response === response;
  await removeAll(scripts.filter((script) => toggles.some((one) => isOf(script, one.response))));
  if (!isActive) await respond("*", response);
}

async function removeAll(scripts) {
  for (const { id } of scripts) await change("DELETE", `scripts?id=${id}`);
}

function showScripts(active) {
  const applies = activeSwitch(active);
  for (const one of toggles) one.button.setAttribute("aria-pressed", String(one === applies));
  if (JSON.stringify(active) === shownScripts) return;
  shownScripts = JSON.stringify(active);
  at("scripts").replaceChildren(...active.map(scriptItem));
}

function scriptItem({ id, path, response, scope, used, left }) {
  const { times: _, ...words } = response;
  const of = Object.keys(scope).length > 0 ? ` for ${toCode(scope)}` : "";
  const remove = action("Remove", () => removeAll([{ id }]));
  remove.setAttribute("aria-label", `Remove the script of ${path}`);
  return element("li", {}, [
    span("path", path === "*" ? "all operations" : path),
    element("code", {}, [toCode(words).slice(0, 300) + of]),
    span("used soft", `responded ${used}×${left === undefined ? "" : `, ${left} left`}`),
    remove,
  ]);
}

function showRequests(calls) {
  for (const call of calls) {
    last = call.id;
    list.prepend(requestItem(call));
  }
  while (list.children.length > MOST) list.lastElementChild?.remove();
  applyFilter();
}

function applyFilter() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...list.children];
  for (const item of items)
    item.hidden = !words.every((word) => (item.dataset.text ?? "").includes(word));
  const shown = items.filter((item) => !item.hidden).length;
  const total = items.filter((item) => item.dataset.text).length;
  const found = shown === 0 ? "No request on this page matches" : `${shown} of ${total} match`;
  at("count").textContent = words.length === 0 ? "" : `${found}; it has the last ${MOST} at most.`;
}

function requestItem(call) {
  const { at: time, method, path, version, response, respondedBy, nearMiss } = call;
  const errors = response.status < 400 ? [] : (response.body?.errors ?? []);
  const why = errors.map(({ description }) => description).join(" ");
  const query = JSON.stringify(call.body?.request?.query ?? call.body);
  const summary = element("summary", {}, [
    span(response.status < 400 ? "status" : "status why", response.status),
    span("path", `${method} ${path}`),
    span("version soft", version),
    nearMiss ? span("why", `${respondedBy}, near miss`) : span("soft", respondedBy),
    span(
      `what ${why ? "why" : "soft"}`,
      [response.body?.result?.proposal, query, why].filter(Boolean).join("  "),
    ),
    element("time", { dateTime: time, className: "soft" }, [
      new Date(time).toLocaleTimeString("en-GB"),
    ]),
  ]);
  const details = element("details", {}, [summary]);
  details.addEventListener("toggle", () => details.append(opened(call)), { once: true });
  const item = element("li", {}, [details]);
  item.dataset.text = JSON.stringify(call).toLowerCase();
  return item;
}

function opened(call) {
  const { response, nearMiss, warnings, milliseconds } = call;
  const notes = [
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...(nearMiss
      ? nearMiss.differences.map((words) => `Nearest script, for ${nearMiss.path}: ${words}`)
      : []),
  ];
  return element("div", { className: "opened" }, [
    ...notes.map((note) => element("p", { className: "why" }, [note])),
    element("div", { className: "buttons" }, actions(call)),
    element("div", { className: "bodies" }, [
      block("Request", { body: call.body, headers: call.headers }),
      block(`Response after ${milliseconds.toFixed(1)} ms`, {
        body: response.body,
        headers: response.headers,
      }),
    ]),
  ]);
}

function actions(call) {
  const { path, version, response } = call;
  const operation = operations.find((one) => one.version === version && one.path === path);
  const curl = action("Copy as curl", () => copy(toCurl(call)));
  if (!operation) return [curl];
  const choices = new Map([
    ...Object.entries(faults),
    ...Object.entries(operation.examples).map(([name, status]) => [
      `${status} ${name}`,
      { example: name },
    ]),
  ]);
  const names = ["Next response …", ...choices.keys()].map((name) => element("option", {}, [name]));
  const select = element("select", { ariaLabel: `Next response of ${path}` }, names);
  select.addEventListener("change", () => {
    const response = choices.get(select.value);
    select.selectedIndex = 0;
    if (response) respond(path, { ...response, times: 1 });
  });
  return [
    action("Repeat this response", () => respond(path, { ...sameResponse(response), times: 1 })),
    select,
    curl,
    action("Copy as respond(…)", () => copy(toRespond(call))),
    action("Copy as a test", () => copy(toTest(call))),
  ];
}

function sameResponse({ status, body }) {
  return status === 200 ? { body } : { status, body };
}

function toRespond({ path, body, response }) {
  const query = body?.request?.query;
  const words = { ...(query && { when: { query } }), ...sameResponse(response) };
  return `await mock.respond(${JSON.stringify(path)}, ${toCode(words, "")});\n`;
}

function headersOf({ headers }) {
  const version = headers["api-version"];
  return { "content-type": "application/json", ...(version && { "api-version": version }) };
}

function toCurl(call) {
  const headers = Object.entries({ authorization: "Bearer test", ...headersOf(call) });
  const lines = headers.map(([name, value]) => ` \\\n  -H "${name}: ${value}"`).join("");
  const body =
    call.body === undefined
      ? ""
      : ` \\\n  -d '${JSON.stringify(call.body).replaceAll("'", "'\\''")}'`;
  return `curl -X ${call.method} ${baseUrl}${call.path}${lines}${body}\n`;
}

function toTest(call) {
  const { path, body, response } = call;
  const { result, ...others } = response.body ?? {};
  const expected = result
    ? { result: { isValid: result.isValid, proposal: result.proposal } }
    : others;
  return `import { expect, test } from "@data-validation/mock/vitest";

test("${path} responds with ${response.status}", async ({ mock }) => {
  const response = await fetch(\`\${mock.url}${path}\`, {
    method: "POST",
    headers: { authorization: \`Bearer \${mock.key}\`, ${toCode(headersOf(call)).slice(2)},
    body: JSON.stringify(${toCode(body, "    ")}),
  });
  expect(response.status).toBe(${response.status});
  expect(await response.json()).toMatchObject(${toCode(expected, "  ")});
});
`;
}

/** A value as code: on one line, or with an indented line per member. */
function toCode(value, indent) {
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const names = Object.keys(value);
  const member = (name) => `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}: `;
  if (names.length === 0) return "{}";
  if (indent === undefined)
    return `{ ${names.map((name) => member(name) + toCode(value[name])).join(", ")} }`;
  const inner = `${indent}  `;
  return `{\n${names.map((name) => `${inner}${member(name)}${toCode(value[name], inner)},\n`).join("")}${indent}}`;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch {
    // A page that is not served from this machine or over HTTPS has no clipboard.
    say(text);
  }
}

let silence = 0;

function say(text) {
  const message = at("message");
  message.textContent = text.length > 400 ? `${text.slice(0, 400)} …` : text;
  message.hidden = false;
  clearTimeout(silence);
  silence = setTimeout(() => {
    message.hidden = true;
  }, 5000);
}

function action(label, run) {
  const button = element("button", { type: "button" }, [label]);
  button.addEventListener("click", () =>
    Promise.resolve(run()).catch((error) => say(error.message)),
  );
  return button;
}

function block(title, value) {
  const text = JSON.stringify(value, undefined, 2);
  return element("div", {}, [element("h3", {}, [title]), element("pre", { tabIndex: 0 }, [text])]);
}

function span(className, text) {
  return element("span", { className }, [text]);
}

function element(name, properties, children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
