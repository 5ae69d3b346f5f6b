import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";
import { showAnswer, showFailure } from "./answer.ts";
import { type CheckedBody, checkBody } from "./check-body.ts";
import { Editor } from "./editor.ts";
import { type Server, send } from "./send.ts";

/** A request of a version that can be edited and sent, with its answer. */
export class Call {
  readonly version: string;
  readonly root: HTMLElement;
  readonly lost = element("p", { class: "lost", role: "status" });
  readonly #editor: Editor;
  readonly #answer: HTMLElement;
  /** The path of the operation. */
  path = "";
  /** The bodies of the last two answers that were JSON, older first. */
  answers: unknown[] = [];
  #checks = 0;

  /**
   * @param edited - Called when somebody changes the text.
   * @param sent - Called when somebody asks to send it from within.
   */
  constructor(version: string, edited: () => void, sent: () => void) {
    this.version = version;
    this.#editor = new Editor(version.replace(".", "-"), `Request body, version ${version}`);
    this.#answer = element("section", { class: "answer", "aria-label": `Answer of version ${version}` });
    this.root = element("div", {}, this.#editor.root, this.lost, this.#answer);
    this.#editor.area.addEventListener("input", edited);
    this.#editor.area.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      sent();
    });
  }

  get text(): string {
    return this.#editor.area.value;
  }

  set text(text: string) {
    this.#editor.area.value = text;
  }

  set body(body: unknown) {
    this.text = writeJson(body, 48);
  }

  /** The value of the member `request`; undefined when the text is no JSON or has none. */
  get request(): unknown {
    try {
      return (JSON.parse(this.text) as { request?: unknown } | null)?.request;
    } catch {
      return undefined;
    }
  }

  /** Marks what the contract has against the text. Undefined when the text has changed in the meantime. */
  async check(): Promise<CheckedBody | undefined> {
    this.#checks += 1;
    const asked = this.#checks;
    const checked = await checkBody(this.version, this.path, this.text);
    if (asked !== this.#checks) return undefined;
    this.#editor.show(checked);
    return checked;
  }

  /** Sends the text, shows the answer, and says in a sentence what came of it. */
  async send(server: Server | undefined, prefer: string): Promise<string> {
    try {
      const { version, path, text: body } = this;
      const received = await send(server, { version, path, body, prefer });
      showAnswer(this.#answer, received);
      const json = readJson(received.text);
      if (json !== undefined) this.answers = [...this.answers.slice(-1), json];
      return `Version ${version} answered ${received.status}.`;
    } catch (error) {
      showFailure(this.#answer, (error as Error).message);
      return `Version ${this.version} did not answer.`;
    }
  }

  /** Forgets the answers. */
  clear(): void {
    this.#answer.replaceChildren();
    this.lost.textContent = "";
    this.answers = [];
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
