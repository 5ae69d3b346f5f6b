// The playground: the examples of the contract as requests that can be changed, with a mock server in the page.
import { type Language, languages } from "../../samples/index.ts";
import { writeJson } from "../../samples/literal.ts";
import { element, find } from "../elements.ts";
import { onCopy } from "../shell/copy.ts";
import { readAddress, type State, writeAddress } from "./address.ts";
import { checkBody, showProblems } from "./check-body.ts";
import { comparison, translate } from "./compare.ts";
import { type Choice, loadTrials, type Trials } from "./examples.ts";
import { RequestForm, withMember } from "./form.ts";
import { type PlaygroundRequest, type PlaygroundResponse, readJson, respond, responseParts } from "./response.ts";

/** The page: a choice of operation, version and example; the request as a form and as JSON; its response. */
class Playground {
  readonly #trials: Trials;
  readonly #operation = find<HTMLSelectElement>("operation");
  readonly #version = find<HTMLSelectElement>("version");
  readonly #example = find<HTMLSelectElement>("example");
  readonly #prefer = find<HTMLSelectElement>("prefer");
  readonly #compare = find<HTMLInputElement>("compare");
  readonly #area = find<HTMLTextAreaElement>("body");
  readonly #form = new RequestForm((keys, value) => {
    this.#body = withMember(readJson(this.#area.value) ?? this.#exampleBody, ["request", ...keys], value);
    void this.#edited();
  });
  #checks = 0;

  constructor(trials: Trials) {
    this.#trials = trials;
    const wanted = readAddress();
    const { failures, operations, current } = trials;
    fill(
      this.#version,
      Object.keys(operations).map((name) => [name, name]),
      wanted.version ?? current,
    );
    const choices = operations[this.#version.value] ?? [];
    const first = choices.find(({ id }) => id === (wanted.operation ?? "phoneValidate"));
    fill(
      this.#operation,
      choices.map(({ path, summary, isStated }) => [path, `${path} - ${summary}${isStated ? " (stated)" : ""}`]),
      first?.path,
    );
    const forced = failures.map(({ name, status, when }): Option => [name, `${status} ${name} - ${when}`]);
    fill(this.#prefer, [["", "Computed from the request"], ...forced], wanted.prefer);
    this.#compare.checked = wanted.compare === "on";
    find("languages").replaceChildren(...languages.map((language) => this.#copyButton(language)));
    find("form").append(this.#form.root);
    find("call").hidden = false;
    this.#listen();
    find("origin").textContent = "A mock server runs in this page. Your data does not leave the browser.";
    this.#openOperation(wanted);
  }

  get #choice(): Choice {
    const all = this.#trials.operations[this.#version.value] ?? [];
    return (all.find(({ path }) => path === this.#operation.value) ?? all[0]) as Choice;
  }

  /** The version to compare with. */
  get #other(): string {
    return Object.keys(this.#trials.operations).find((name) => name !== this.#version.value) ?? "";
  }

  get #exampleBody(): unknown {
    return { request: this.#choice.examples[this.#example.value]?.request ?? { query: {} } };
  }

  set #body(body: unknown) {
    this.#area.value = writeJson(body, WIDTH);
  }

  /** The value of `request` in the text; undefined if there is none. */
  get #request(): unknown {
    return (readJson(this.#area.value) as { request?: unknown } | null | undefined)?.request;
  }

  get #sent(): PlaygroundRequest {
    return { version: this.#version.value, path: this.#choice.path, body: this.#area.value };
  }

  #listen(): void {
    this.#operation.addEventListener("change", () => this.#openOperation({}));
    this.#version.addEventListener("change", () => this.#openOperation({ example: this.#example.value }));
    this.#example.addEventListener("change", () => this.#openExample());
    this.#prefer.addEventListener("change", () => this.#remember());
    this.#compare.addEventListener("change", () => this.#remember());
    this.#area.addEventListener("input", () => void this.#edited());
    this.#area.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void this.#send();
    });
    find("call").addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#send();
    });
  }

  #openOperation({ example, body }: State): void {
    const { examples, fields } = this.#choice;
    find("other").textContent = this.#other;
    fill(
      this.#example,
      Object.entries(examples).map(([name, { summary }]) => [name, summary || name]),
      example,
    );
    this.#form.show(fields);
    this.#openExample(body);
  }

  /** @param text - A body that the reader wrote before; by default that of the example. */
  #openExample(text?: string): void {
    show([], []);
    this.#body = this.#exampleBody;
    if (text !== undefined) this.#area.value = text;
    void this.#edited();
  }

  /** Checks the text, unless it has changed in the meantime. */
  async #edited(): Promise<void> {
    this.#remember();
    this.#form.fill(this.#request);
    this.#checks += 1;
    const asked = this.#checks;
    const checked = await checkBody(this.#sent);
    if (asked === this.#checks) showProblems(this.#area, checked);
  }

  #remember(): void {
    writeAddress({
      operation: this.#choice.id,
      version: this.#version.value,
      example: this.#example.value,
      body: this.#area.value === writeJson(this.#exampleBody, WIDTH) ? "" : this.#area.value,
      prefer: this.#prefer.value,
      compare: this.#compare.checked ? "on" : "",
    });
  }

  async #send(): Promise<void> {
    const outcome = find("outcome");
    try {
      const request = { ...this.#sent, prefer: this.#prefer.value };
      const response = await respond("plain", request);
      show(responseParts(response), []);
      const returned = [`Version ${request.version} returned ${response.status}.`];
      if (this.#compare.checked) returned.push(await compare(request, response, this.#other));
      outcome.textContent = returned.join(" ");
    } catch (error) {
      outcome.textContent = (error as Error).message;
    }
  }

  #copyButton(language: Language): HTMLElement {
    const button = element("button", { type: "button" }, `Copy as ${language.title}`);
    onCopy(button, () => {
      const request = this.#request;
      if (request === undefined) throw new Error("The body is not valid JSON.");
      return language.write({ ...this.#sent, baseUrl: this.#trials.baseUrl, request });
    });
    return button;
  }
}

/** Sends a request to another version too, shows both responses, and returns the outcome as a sentence. */
async function compare(request: PlaygroundRequest, response: PlaygroundResponse, version: string): Promise<string> {
  const { errors } = await checkBody({ ...request, prefer: "" });
  if (errors.length > 0) return `Not sent to ${version}: the request has errors.`;
  const translation = translate(request, version);
  const other = await respond("plain", translation.request);
  show([], comparison(response, other, translation.lost));
  return `Version ${version} returned ${other.status}.`;
}

/** Shows one response, or two side by side. */
function show(response: HTMLElement[], comparison: HTMLElement[]): void {
  find("response").replaceChildren(...response);
  find("comparison").replaceChildren(...comparison);
}

/** Characters of a line of the body. */
const WIDTH = 48;

type Option = [value: string, title: string];

/** Puts options into a list, and chooses one of them: the first if the wanted one is not there. */
function fill(list: HTMLSelectElement, options: Option[], wanted = ""): void {
  list.replaceChildren(...options.map(([value, title]) => element("option", { value }, title)));
  list.value = wanted;
  if (list.selectedIndex < 0) list.selectedIndex = 0;
}

loadTrials().then(
  (trials) => new Playground(trials),
  (error: Error) => find("origin").replaceChildren(error.message),
);
