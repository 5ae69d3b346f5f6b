import { type Language, languages } from "../../samples/index.ts";
import { writeJson } from "../../samples/literal.ts";
import { element, find } from "../elements.ts";
import { readAddress, type State, writeAddress } from "./address.ts";
import { Call } from "./call.ts";
import { differences, differenceTable } from "./difference.ts";
import type { Choice, Trials } from "./examples.ts";
import { RequestForm, withMember } from "./form.ts";
import { readJson } from "./json.ts";
import type { Server } from "./send.ts";
import { translate } from "./translate.ts";

/** The page: a choice of operation, example and version; a form and an editor for each version; their responses. */
export class Playground {
  readonly #trials: Trials;
  readonly #operations = find<HTMLSelectElement>("operation");
  readonly #examples = find<HTMLSelectElement>("example");
  readonly #outcomes = find<HTMLSelectElement>("prefer");
  readonly #both = find<HTMLInputElement>("compare");
  readonly #onServer = find<HTMLInputElement>("server");
  readonly #base = find<HTMLInputElement>("base");
  readonly #key = find<HTMLInputElement>("key");
  readonly #copied = find("copied");
  readonly #form = new RequestForm((keys, value) => this.#setField(keys, value));
  /** The columns, oldest version first. */
  readonly #calls: Map<string, Call>;
  #version: string;

  constructor(trials: Trials) {
    this.#trials = trials;
    const versions = Object.keys(trials.operations).toReversed();
    const wanted = readAddress();
    this.#version = versions.find((name) => name === wanted.version) ?? trials.current;
    this.#calls = new Map(
      versions.map((name) => [
        name,
        new Call(
          name,
          () => void this.#edited(name),
          () => void this.#sendAll(),
        ),
      ]),
    );
    this.#fillVersions(versions);
    this.#fillChoices(wanted);
    this.#fillCopies();
    this.#listen();
    find("form").append(this.#form.root);
    find("calls").replaceChildren(...[...this.#calls.values()].map(({ root }) => root));
    find("call").hidden = false;
    this.#showDestination();
    this.#openExample(wanted.body);
  }

  get #call(): Call {
    return this.#calls.get(this.#version) as Call;
  }

  get #choice(): Choice {
    const all = this.#trials.operations[this.#version] ?? [];
    return (all.find(({ path }) => path === this.#operations.value) ?? all[0]) as Choice;
  }

  get #exampleBody(): unknown {
    return { request: this.#choice.examples[this.#examples.value]?.request ?? { query: {} } };
  }

  get #server(): Server | undefined {
    return this.#onServer.checked ? { base: this.#base.value.trim(), key: this.#key.value.trim() } : undefined;
  }

  #fillVersions(versions: string[]): void {
    const labels = versions.map((name) => {
      const radio = element("input", { type: "radio", name: "version", value: name });
      radio.checked = name === this.#version;
      radio.addEventListener("change", () => {
        this.#version = name;
        this.#listExamples(this.#examples.value);
        this.#openExample();
      });
      return element("label", { class: "tick" }, radio, ` ${name}`);
    });
    find("versions").replaceChildren(...labels);
  }

  #fillChoices(wanted: Partial<State>): void {
    const choices = this.#trials.operations[this.#version] ?? [];
    this.#operations.replaceChildren(
      ...choices.map(({ path, summary }) => element("option", { value: path }, `${path} - ${summary}`)),
    );
    const first = choices.find(({ id }) => id === (wanted.operation ?? "phoneValidate"));
    if (first) this.#operations.value = first.path;
    this.#listExamples(wanted.example);
    this.#outcomes.replaceChildren(
      element("option", { value: "" }, "Computed from the request"),
      ...this.#trials.failures.map(({ name, status, when }) =>
        element("option", { value: name }, `${status} ${name} - ${when}`),
      ),
    );
    this.#outcomes.value = wanted.prefer ?? "";
    if (this.#outcomes.selectedIndex < 0) this.#outcomes.value = "";
    this.#both.checked = wanted.both ?? false;
  }

  #fillCopies(): void {
    const buttons = languages.map((language) => {
      const button = element("button", { type: "button" }, `Copy as ${language.title}`);
      button.addEventListener("click", () => void this.#copySample(language));
      return button;
    });
    find("languages").replaceChildren(...buttons);
  }

  #listen(): void {
    this.#operations.addEventListener("change", () => {
      this.#listExamples();
      this.#openExample();
    });
    this.#examples.addEventListener("change", () => this.#openExample());
    this.#outcomes.addEventListener("change", () => this.#remember());
    this.#both.addEventListener("change", () => this.#layOut());
    this.#onServer.addEventListener("change", () => this.#showDestination());
    this.#base.addEventListener("input", () => this.#showDestination());
    find("call").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#sendAll();
    });
  }

  #listExamples(name?: string): void {
    const all = this.#choice.examples;
    this.#examples.replaceChildren(
      ...Object.entries(all).map(([name, { summary }]) => element("option", { value: name }, summary || name)),
    );
    if (name !== undefined && all[name]) this.#examples.value = name;
  }

  /** @param text - A body that the reader wrote before; by default that of the example. */
  #openExample(text?: string): void {
    for (const each of this.#calls.values()) {
      each.path = this.#choice.path;
      each.clear();
    }
    this.#form.show(this.#choice.fields);
    this.#call.body = this.#exampleBody;
    if (text !== undefined) this.#call.text = text;
    find("differences").replaceChildren();
    this.#layOut();
  }

  /** Shows one version or both. */
  #layOut(): void {
    for (const [name, { root }] of this.#calls) root.hidden = name !== this.#version && !this.#both.checked;
    find("call").classList.toggle("both", this.#both.checked);
    void this.#edited(this.#version);
  }

  #setField(keys: string[], value: unknown): void {
    const body = readJson(this.#call.text) ?? this.#exampleBody;
    this.#call.body = withMember(body, ["request", ...keys], value);
    void this.#edited(this.#version);
  }

  /** Checks the edited request and, if both versions are visible, translates it for the other. */
  async #edited(name: string): Promise<void> {
    this.#remember();
    if (name === this.#version) this.#form.fill(this.#call.request);
    const source = this.#calls.get(name);
    const checked = await source?.check();
    if (!source || !checked) return;
    source.lost.textContent = "";
    if (!this.#both.checked) return;
    for (const [other, target] of this.#calls) {
      if (other === name) continue;
      if (checked.errors.length > 0 || checked.json === undefined) {
        target.lost.textContent = `Not updated: the request of version ${name} has errors.`;
        continue;
      }
      const translation = translate(this.#choice.path, checked.json, name);
      target.body = translation.body;
      target.lost.textContent = translation.lost.join(" ");
      if (other === this.#version) this.#form.fill(target.request);
      void target.check();
    }
  }

  #remember(): void {
    const { text } = this.#call;
    writeAddress({
      operation: this.#choice.id,
      version: this.#version,
      example: this.#examples.value,
      body: text === writeJson(this.#exampleBody, 48) ? "" : text,
      prefer: this.#outcomes.value,
      both: this.#both.checked,
    });
  }

  async #sendAll(): Promise<void> {
    const outcome = find("outcome");
    outcome.textContent = "Sending …";
    const shown = [...this.#calls.values()].filter(({ root }) => !root.hidden);
    const results = await Promise.all(shown.map((each) => each.send(this.#server, this.#outcomes.value)));
    outcome.textContent = results.join(" ");
    this.#showDifferences(shown);
  }

  /** The differences between the responses of both versions. */
  #showDifferences([first, second]: Call[]): void {
    const found = first?.received && second?.received ? differences(first.received, second.received) : [];
    const heads = [first, second].map((each) => `Version ${each?.version}`);
    find("differences").replaceChildren(...(found.length > 0 ? [differenceTable("Differences", heads, found)] : []));
  }

  #showDestination(): void {
    const isRemote = this.#onServer.checked;
    find("where").hidden = !isRemote;
    find("origin").textContent = isRemote
      ? `Requests go to ${this.#base.value.trim() || "the base URL below"}.`
      : "A mock server runs in this page. Your data does not leave the browser.";
  }

  async #copySample(language: Language): Promise<void> {
    const { request, path } = this.#call;
    if (request === undefined) {
      this.#copied.textContent = "The body is not valid JSON. Correct it first.";
      return;
    }
    const { baseUrl, current } = this.#trials;
    const version = this.#version;
    const address = this.#server?.base.replace(/\/+$/, "") ?? baseUrl;
    const call = { baseUrl: address, version, isCurrentVersion: version === current, path, request };
    try {
      await navigator.clipboard.writeText(language.write(call));
      this.#copied.textContent = `Request in ${language.title} copied.`;
    } catch {
      this.#copied.textContent = "The browser blocks access to the clipboard.";
    }
  }
}
