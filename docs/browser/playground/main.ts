// The playground: a form over the examples of the contract, with a mock of the service and the client's migration in it.
import { type Language, languages } from "../../samples/index.ts";
import { writeJson } from "../../samples/literal.ts";
import { element, find } from "../elements.ts";
import { readAddress, writeAddress } from "./address.ts";
import { Call } from "./call.ts";
import { type Difference, differences } from "./difference.ts";
import { type Choice, loadTrials, type Trials } from "./examples.ts";
import type { Server } from "./send.ts";
import { translate } from "./translate.ts";

void loadTrials().then(start, (error: Error) => find("origin").replaceChildren(error.message));

function start(trials: Trials): void {
  const versions = Object.keys(trials.operations);
  const operations = find<HTMLSelectElement>("operation");
  const examples = find<HTMLSelectElement>("example");
  const outcomes = find<HTMLSelectElement>("prefer");
  const both = find<HTMLInputElement>("compare");
  const onServer = find<HTMLInputElement>("server");
  const base = find<HTMLInputElement>("base");
  const key = find<HTMLInputElement>("key");
  const copied = find("copied");
  const wanted = readAddress();
  let version = versions.find((name) => name === wanted.version) ?? trials.current;

  /** One column a version: its request, and below it the answer. */
  const calls = new Map(
    versions.map((name) => [
      name,
      new Call(
        name,
        () => edited(name),
        () => void sendAll(),
      ),
    ]),
  );
  const call = () => calls.get(version) as Call;
  const choice = (): Choice => {
    const all = trials.operations[version] ?? [];
    return (all.find(({ path }) => path === operations.value) ?? all[0]) as Choice;
  };

  fillForm();
  listen();
  fill(wanted.body);

  function fillForm(): void {
    find("versions").replaceChildren(
      ...versions.map((name) => {
        const radio = element("input", { type: "radio", name: "version", value: name });
        radio.checked = name === version;
        radio.addEventListener("change", () => {
          version = name;
          listExamples(examples.value);
          fill();
        });
        return element("label", { class: "check" }, radio, ` ${name}`);
      }),
    );
    find("calls").replaceChildren(...[...calls.values()].map(({ root }) => root));
    const choices = trials.operations[version] ?? [];
    operations.replaceChildren(
      ...choices.map(({ path, summary }) => element("option", { value: path }, `${path} - ${summary}`)),
    );
    const first = choices.find(({ id }) => id === (wanted.operation ?? "phoneValidate"));
    if (first) operations.value = first.path;
    listExamples(wanted.example);
    outcomes.replaceChildren(
      element("option", { value: "" }, "computed from the request"),
      ...trials.failures.map(({ name, status, when }) =>
        element("option", { value: name }, `${status} ${name} - ${when}`),
      ),
    );
    outcomes.value = wanted.prefer ?? "";
    if (outcomes.selectedIndex < 0) outcomes.value = "";
    both.checked = wanted.both ?? false;
    find("languages").replaceChildren(
      ...languages.map((language) => {
        const button = element("button", { type: "button" }, `Copy as ${language.title}`);
        button.addEventListener("click", () => void copySample(language));
        return button;
      }),
    );
    find("call").hidden = false;
    sayWhere();
  }

  function listen(): void {
    operations.addEventListener("change", () => {
      listExamples();
      fill();
    });
    examples.addEventListener("change", () => fill());
    outcomes.addEventListener("change", remember);
    both.addEventListener("change", layOut);
    onServer.addEventListener("change", sayWhere);
    base.addEventListener("input", sayWhere);
    find("link").addEventListener("click", () => void copy(location.href, "The link"));
    find("call").addEventListener("submit", (event) => {
      event.preventDefault();
      void sendAll();
    });
  }

  function listExamples(name?: string): void {
    const all = choice().examples;
    examples.replaceChildren(
      ...Object.entries(all).map(([name, { summary }]) =>
        element("option", { value: name }, summary ? `${summary} - ${name}` : name),
      ),
    );
    if (name !== undefined && all[name]) examples.value = name;
  }

  function exampleBody(): unknown {
    return { request: choice().examples[examples.value]?.request ?? { query: {} } };
  }

  /** Puts the chosen example into the editor, or a text that somebody wrote before. */
  function fill(text?: string): void {
    for (const each of calls.values()) {
      each.path = choice().path;
      each.clear();
    }
    call().body = exampleBody();
    if (text !== undefined) call().text = text;
    find("differences").replaceChildren();
    layOut();
  }

  /** Shows one version or both. */
  function layOut(): void {
    for (const [name, { root }] of calls) root.hidden = name !== version && !both.checked;
    find("calls").classList.toggle("both", both.checked);
    edited(version);
  }

  /** Judges what was edited, and, when both versions are shown, writes the other request after it. */
  async function edited(name: string): Promise<void> {
    remember();
    const source = calls.get(name);
    const checked = await source?.check();
    if (!source || !checked) return;
    source.lost.textContent = "";
    if (!both.checked) return;
    for (const [other, target] of calls) {
      if (other === name) continue;
      if (checked.errors.length > 0 || checked.json === undefined) {
        target.lost.textContent = `Follows when the request of version ${name} fits the contract.`;
        continue;
      }
      const translation = translate(choice().path, checked.json, name);
      target.body = translation.body;
      target.lost.textContent = translation.lost.join(" ");
      void target.check();
    }
  }

  function remember(): void {
    const text = call().text;
    const isExample = text === writeJson(exampleBody(), 48);
    writeAddress({
      operation: choice().id,
      version,
      example: examples.value,
      body: isExample ? "" : text,
      prefer: outcomes.value,
      both: both.checked,
    });
  }

  async function sendAll(): Promise<void> {
    const outcome = find("outcome");
    outcome.textContent = "Sending.";
    const shown = [...calls.values()].filter(({ root }) => !root.hidden);
    const results = await Promise.all(shown.map((each) => each.send(server(), outcomes.value)));
    outcome.textContent = results.join(" ");
    showDifferences();
  }

  function server(): Server | undefined {
    return onServer.checked ? { base: base.value.trim(), key: key.value.trim() } : undefined;
  }

  /** What differs between the answers of both versions, or between the last two answers of one. */
  function showDifferences(): void {
    const [first, second] = [...calls.values()];
    const last = (each: Call | undefined) => each?.answers.at(-1);
    const [title, before, after] = both.checked
      ? [`Differences: ${second?.version} on the left, ${first?.version} on the right`, last(second), last(first)]
      : ["Differences from the answer before", ...(call().answers.length > 1 ? call().answers : [])];
    const found = before === undefined || after === undefined ? [] : differences(before, after);
    find("differences").replaceChildren(...(found.length > 0 ? [differenceTable(String(title), found)] : []));
  }

  function sayWhere(): void {
    find("where").hidden = !onServer.checked;
    find("origin").textContent = onServer.checked
      ? `Requests go to ${base.value.trim() || "the address that you enter"}.`
      : "A mock of the service runs in this page and answers. Nothing that you send leaves your browser.";
  }

  async function copySample(language: Language): Promise<void> {
    const { request, path } = call();
    if (request === undefined) {
      copied.textContent = "The body is not valid JSON, so there is nothing to copy.";
      return;
    }
    const { baseUrl, current } = trials;
    const address = onServer.checked ? base.value.trim().replace(/\/+$/, "") : baseUrl;
    const sample = language.write({ baseUrl: address, version, isCurrentVersion: version === current, path, request });
    await copy(sample, `The request in ${language.title}`);
  }

  async function copy(text: string, what: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      copied.textContent = `${what} is in your clipboard.`;
    } catch {
      copied.textContent = "The browser does not let this page use the clipboard.";
    }
  }
}

function differenceTable(title: string, found: Difference[]): HTMLElement {
  const value = (content: unknown) =>
    content === undefined ? element("span", { class: "hint" }, "absent") : element("code", {}, writeJson(content, 40));
  const rows = found.map(({ path, before, after }) =>
    element("tr", {}, cell(element("code", {}, path)), cell(value(before)), cell(value(after))),
  );
  return element(
    "section",
    {},
    element("h2", {}, title),
    element(
      "div",
      { class: "table", tabindex: "0", role: "group", "aria-label": title },
      element("table", {}, ...rows),
    ),
  );
}

function cell(content: Node): HTMLElement {
  return element("td", {}, content);
}
