// The playground: the examples of the contract as requests that can be changed, with a mock server
// in the page.
import type { Choice, PlaygroundData } from "../../build/playground-data.ts";
import { type Language, languages } from "../../samples/index.ts";
import { writeJson } from "../../samples/literal.ts";
import { createElement, findElement } from "../elements.ts";
import { onCopy } from "../shell/copy.ts";
import { loadScript } from "../shell/load.ts";
import { fillControl, mockOrigin, readSettings } from "../shell/settings.ts";
import { translate } from "../translate.ts";
import { checkBody, showForced, showProblems } from "./check-body.ts";
import { compareResponses } from "./compare.ts";
import { RequestForm, withMember } from "./form.ts";
import { type PlaygroundRequest, readJson, respondInPage, responseParts } from "./response.ts";

declare const playgroundData: PlaygroundData;

/**
 * The parameters of the URL: `body` if it differs from the example, `prefer` if an error is forced,
 * `compare` as "on" if the other version is called too.
 */
type State = {
  [Name in "operation" | "version" | "example" | "body" | "prefer" | "compare"]?: string;
};

/**
 * The page: a choice of operation, version and example; the request as a form and as JSON; its
 * response.
 */
class Playground {
  readonly #operation = findElement<HTMLSelectElement>("operation");
  readonly #version = findElement<HTMLSelectElement>("version");
  readonly #example = findElement<HTMLSelectElement>("example");
  readonly #prefer = findElement<HTMLSelectElement>("prefer");
  readonly #compare = findElement<HTMLInputElement>("compare");
  readonly #area = findElement<HTMLTextAreaElement>("body");
  readonly #form = new RequestForm((keys, value) => {
    const body = withMember(
      readJson(this.#area.value) ?? this.#exampleBody,
      ["request", ...keys],
      value,
    );
    this.#area.value = writeJson(body, BODY_WIDTH);
    void this.#edited();
  });
  /** The request that was opened or typed last. */
  #state: State = {};
  #checks = 0;
  #sends = 0;

  constructor() {
    findElement("languages").replaceChildren(
      ...languages.map((language) => this.#copyButton(language)),
    );
    findElement("form").append(this.#form.root);
    findElement("call").hidden = false;
    findElement("origin").textContent =
      "A mock server runs in this page. Your data does not leave the browser.";
    this.#listen();
    this.#open(readAddress());
  }

  get #choice(): Choice {
    const all = playgroundData.operations[this.#version.value] ?? [];
    return (all.find(({ path }) => path === this.#operation.value) ?? all[0]) as Choice;
  }

  get #other(): string {
    return (
      Object.keys(playgroundData.operations).find((name) => name !== this.#version.value) ?? ""
    );
  }

  get #exampleBody(): unknown {
    return { request: this.#choice.examples[this.#example.value]?.request ?? { query: {} } };
  }

  /** The value of `request` in the text; undefined if there is none. */
  get #request(): unknown {
    return (readJson(this.#area.value) as { request?: unknown } | null | undefined)?.request;
  }

  get #sent(): PlaygroundRequest {
    return { version: this.#version.value, path: this.#choice.path, body: this.#area.value };
  }

  #listen(): void {
    this.#operation.addEventListener("change", () => {
      const { id } = this.#choice;
      this.#leave({ ...this.#state, operation: id, example: "", body: "" });
    });
    this.#example.addEventListener("change", () => {
      this.#leave({ ...this.#state, example: this.#example.value, body: "" });
    });
    this.#version.addEventListener("change", () => this.#translate(this.#version.value));
    for (const choice of [this.#prefer, this.#compare])
      choice.addEventListener("change", () => {
        history.pushState(null, "", location.href);
        void this.#edited();
        void this.#send();
      });
    this.#area.addEventListener("input", () => void this.#edited());
    const form = findElement<HTMLFormElement>("call");
    this.#area.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
      if (key === "Enter" && (ctrlKey || metaKey)) form.requestSubmit();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
    addEventListener("hashchange", () => {
      const state = readAddress();
      // The link that skips to the content is an anchor, not a state of the playground.
      if (state.operation === undefined) this.#remember();
      else this.#open(state);
    });
  }

  /** Opens another request, without what was typed; the back button returns to it. */
  #leave(state: State): void {
    const notice = this.#state.body ? "What you typed is not kept. Go back to return to it." : "";
    history.pushState(null, "", location.href);
    this.#open(state, notice);
  }

  /**
   * Opens the same request in another version: the example, or what was typed, by the rules of the
   * migration.
   */
  #translate(version: string): void {
    const { version: from = "", body, example = "" } = this.#state;
    const next = { ...this.#state, version };
    // An example that the other version does not have is translated, too.
    const text = body || (this.#choice.examples[example] ? "" : this.#area.value);
    history.pushState(null, "", location.href);
    if (text) this.#open(...translateState(this.#choice.path, from, next, text));
    else this.#open(next);
  }

  #open(state: State, notice = ""): void {
    const { failures, operations } = playgroundData;
    const versions = Object.keys(operations).map((name): Option => [name, name]);
    fillList(this.#version, versions, state.version ?? readSettings().version);
    const choices = operations[this.#version.value] ?? [];
    const selected = choices.find(({ id }) => id === (state.operation ?? "phoneValidate"));
    const titles = choices.map(({ path, summary, isStated }): Option => {
      return [path, `${path} - ${summary}${isStated ? " (stated)" : ""}`];
    });
    fillList(this.#operation, titles, selected?.path);
    const { examples, fields, without } = this.#choice;
    const summaries = Object.entries(examples).map(
      ([name, { summary }]): Option => [name, summary || name],
    );
    fillList(this.#example, summaries, state.example);
    const forced = failures
      .filter(({ name }) => !without.includes(name))
      .map(({ name, status, when }): Option => [name, `${status} ${name} - ${when}`]);
    fillList(this.#prefer, [["", "Computed from the request"], ...forced], state.prefer);
    this.#compare.checked = state.compare === "on";
    findElement("other").textContent = this.#other;
    this.#form.show(fields);
    this.#area.value = state.body || writeJson(this.#exampleBody, BODY_WIDTH);
    this.#area.rows = Math.max(MIN_ROWS, this.#area.value.split("\n").length + 1);
    showExchange([], [], notice);
    void this.#edited();
    void this.#send(notice);
  }

  /** Checks the text, unless it has changed in the meantime. */
  async #edited(): Promise<void> {
    this.#remember();
    this.#form.fill(this.#request);
    this.#checks += 1;
    const checkNumber = this.#checks;
    if (this.#prefer.value) return showForced(this.#area);
    const checked = await checkBody(this.#sent);
    if (checkNumber === this.#checks) showProblems(this.#area, checked);
  }

  #remember(): void {
    this.#state = {
      operation: this.#choice.id,
      version: this.#version.value,
      example: this.#example.value,
      body: this.#area.value === writeJson(this.#exampleBody, BODY_WIDTH) ? "" : this.#area.value,
      prefer: this.#prefer.value,
      compare: this.#compare.checked ? "on" : "",
    };
    const parameters = new URLSearchParams(
      Object.entries(this.#state).filter(([, value]) => value !== ""),
    );
    history.replaceState(null, "", `#${parameters}`);
  }

  /** @param notice - A sentence before that about the response. */
  async #send(notice = ""): Promise<void> {
    this.#sends += 1;
    const sendNumber = this.#sends;
    const [parts, sides, outcome] = await this.#exchange().catch(
      (error: Error): Exchange => [[], [], error.message],
    );
    if (sendNumber === this.#sends) showExchange(parts, sides, `${notice} ${outcome}`.trim());
  }

  async #exchange(): Promise<Exchange> {
    const request = { ...this.#sent, prefer: this.#prefer.value };
    const isCompared = this.#compare.checked;
    const version = this.#other;
    const response = await respondInPage("plain", request);
    const forced = request.prefer ? "Forced response: version" : "Version";
    const outcome = `${forced} ${request.version} returned ${response.status}.`;
    const parts = responseParts(response);
    if (!isCompared) return [parts, [], outcome];
    const { errors } = await checkBody({ ...request, prefer: "" });
    if (errors.length > 0)
      return [parts, [], `${outcome} Not sent to ${version}: the request has errors.`];
    const { body, lost } = translate(
      request.path,
      request.version,
      version,
      JSON.parse(request.body),
    );
    const other = await respondInPage("plain", { ...request, version, body: JSON.stringify(body) });
    const sides = compareResponses(response, other, lost.join(" "));
    return [[], sides, `${outcome} Version ${version} returned ${other.status}.`];
  }

  #copyButton(language: Language): HTMLElement {
    const button = createElement("button", { type: "button" }, `Copy as ${language.title}`);
    onCopy(button, () => {
      const request = this.#request;
      if (request === undefined) throw new Error("The body is not valid JSON.");
      const { baseUrl, keyVariable } = readSettings();
      const base = baseUrl || mockOrigin() || playgroundData.baseUrl;
      return language.write({
        ...this.#sent,
        baseUrl: base,
        request,
        ...(keyVariable && { variable: keyVariable }),
      });
    });
    return button;
  }
}

function translateState(
  path: string,
  from: string,
  state: State,
  text: string,
): [state: State, notice: string] {
  const { version = "" } = state;
  try {
    const { body, lost } = translate(path, from, version, JSON.parse(text));
    const notice = [`Your request, translated from ${from} to ${version}.`, ...lost].join(" ");
    return [{ ...state, body: writeJson(body, BODY_WIDTH) }, notice];
  } catch {
    return [state, `Not translated from ${from} to ${version}: the request has errors.`];
  }
}

function readAddress(): State {
  return Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
}

type Exchange = Parameters<typeof showExchange>;

function showExchange(response: HTMLElement[], comparison: HTMLElement[], outcome: string): void {
  findElement("response").replaceChildren(...response);
  findElement("comparison").replaceChildren(...comparison);
  findElement("outcome").textContent = outcome || "or Ctrl+Enter in the body";
}

const BODY_WIDTH = 48;

const MIN_ROWS = 6;

type Option = [value: string, title: string];

function fillList(list: HTMLSelectElement, options: Option[], selectedValue = ""): void {
  list.replaceChildren(
    ...options.map(([value, title]) => createElement("option", { value }, title)),
  );
  fillControl(list, selectedValue);
}

loadScript("playground-data.js").then(
  () => new Playground(),
  (error: Error) => findElement("origin").replaceChildren(error.message),
);
