// The page at /_mock/: the last requests of the mock, live, with the source of each response and the closest script.

/** @typedef {import("../control/request-log.ts").RecordedRequest} RecordedRequest */

const list = /** @type {HTMLOListElement} */ (document.getElementById("requests"));
const empty = /** @type {HTMLElement} */ (document.getElementById("empty"));
const state = /** @type {HTMLElement} */ (document.getElementById("state"));
const filter = /** @type {HTMLInputElement} */ (document.getElementById("filter"));

/** Milliseconds between two looks for new requests. */
const INTERVAL = 1000;

/** The most requests that are shown. */
const MOST = 200;

let last = 0;

filter.addEventListener("input", applyFilter);
document.getElementById("reset")?.addEventListener("click", reset);
await poll();

async function poll() {
  try {
    const response = await fetch(`requests?after=${last}`);
    if (!response.ok) throw new Error((await response.json()).message);
    show(/** @type {RecordedRequest[]} */ (await response.json()));
    state.textContent = "Live";
  } catch (error) {
    state.textContent = error instanceof TypeError ? "The mock is not running." : String(error);
  }
  setTimeout(poll, INTERVAL);
}

async function reset() {
  await fetch("reset", { method: "POST", headers: { "content-type": "application/json" } });
  list.replaceChildren();
  empty.hidden = false;
}

/** @param {RecordedRequest[]} requests */
function show(requests) {
  for (const request of requests) {
    last = request.id;
    list.prepend(itemOf(request));
  }
  while (list.children.length > MOST) list.lastElementChild?.remove();
  empty.hidden = list.children.length > 0;
  applyFilter();
}

function applyFilter() {
  const words = filter.value.toLowerCase().split(/\s+/);
  for (const item of list.children) {
    const text = /** @type {HTMLElement} */ (item).dataset.text ?? "";
    /** @type {HTMLElement} */ (item).hidden = !words.every((word) => text.includes(word));
  }
}

/** @param {RecordedRequest} request */
function itemOf(request) {
  const { at, method, path, version, response, respondedBy, body, nearMiss, warnings, milliseconds } = request;
  const { status } = response;
  const query = /** @type {{ request?: { query?: unknown } } | undefined} */ (body)?.request?.query ?? body;
  const { result } = /** @type {{ result?: { proposal?: string } }} */ (response.body ?? {});
  const notes = [
    ...warnings.map((warning) => `Warning: ${warning}`),
    ...(nearMiss ? nearMiss.differences.map((words) => `Nearest script, for ${nearMiss.path}: ${words}`) : []),
  ];
  const summary = element("summary", {}, [
    element("time", { dateTime: at }, [new Date(at).toLocaleTimeString("en-GB")]),
    element("span", { className: "status" }, [String(status)]),
    element("span", {}, [`${method} ${path}`]),
    element("span", { className: "soft" }, [version]),
    element("span", { className: notes.length > 0 ? "note" : "soft" }, [
      nearMiss ? `${respondedBy}, near miss` : respondedBy,
    ]),
    element("span", { className: "soft" }, [[result?.proposal, JSON.stringify(query)].filter(Boolean).join("  ")]),
  ]);
  /** @type {HTMLElement} */ (summary.children[1]).dataset.kind = String(status)[0];
  const blocks = [
    block("Request", { headers: request.headers, body }),
    block(`Response after ${milliseconds.toFixed(1)} ms`, { headers: response.headers, body: response.body }),
  ];
  const list = notes.map((note) => element("li", { className: "note" }, [note]));
  const details = element("details", {}, [
    summary,
    ...(list.length > 0 ? [element("ul", { className: "notes" }, list)] : []),
    element("div", { className: "body" }, blocks),
  ]);
  const item = element("li", {}, [details]);
  item.dataset.text = JSON.stringify(request).toLowerCase();
  return item;
}

/**
 * @param {string} title
 * @param {unknown} value
 */
function block(title, value) {
  const text = JSON.stringify(value, undefined, 2);
  return element("section", {}, [element("h2", {}, [title]), element("pre", { tabIndex: 0 }, [text])]);
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} properties
 * @param {(Node | string)[]} children
 */
function element(name, properties, children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
