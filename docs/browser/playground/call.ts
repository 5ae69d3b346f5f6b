import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";
import { type CheckedBody, checkBody } from "./check-body.ts";
import { Editor } from "./editor.ts";
import { readJson } from "./json.ts";
import { showFailure, showResponse } from "./response.ts";
import { type Server, send } from "./send.ts";

/** A request of a version that can be edited and sent, with its response. */
export class Call {
  readonly version: string;
  readonly root: HTMLElement;
  readonly lost = element("p", { class: "lost", role: "status" });
  readonly #editor: Editor;
  readonly #response: HTMLElement;
  /** The path of the operation. */
  path = "";
  /** The body of the last response, if it was JSON. */
  received: unknown;
  #checks = 0;

  /**
   * @param edited - Called after the reader changed the text.
   * @param sent - Called when the reader sends from within the text.
   */
  constructor(version: string, edited: () => void, sent: () => void) {
    this.version = version;
    this.#editor = new Editor(version.replace(".", "-"), `Request body, version ${version}`);
    this.#response = element("section", { class: "response", "aria-label": `Response of version ${version}` });
    this.root = element("div", {}, this.#editor.root, this.lost, this.#response);
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

  /** The value of `request`; undefined if the text has none. */
  get request(): unknown {
    return (readJson(this.text) as { request?: unknown } | null | undefined)?.request;
  }

  /** Marks the errors in the text. Undefined if the text has changed in the meantime. */
  async check(): Promise<CheckedBody | undefined> {
    this.#checks += 1;
    const asked = this.#checks;
    const checked = await checkBody(this.version, this.path, this.text);
    if (asked !== this.#checks) return undefined;
    this.#editor.show(checked);
    return checked;
  }

  /** Sends the text, shows the response, and returns the outcome as a sentence. */
  async send(server: Server | undefined, prefer: string): Promise<string> {
    try {
      const { version, path, text: body } = this;
      const received = await send(server, { version, path, body, prefer });
      showResponse(this.#response, received);
      this.received = readJson(received.text);
      return `Version ${version} returned ${received.status}.`;
    } catch (error) {
      showFailure(this.#response, (error as Error).message);
      return `No response from version ${this.version}.`;
    }
  }

  /** Removes the responses. */
  clear(): void {
    this.#response.replaceChildren();
    this.lost.textContent = "";
    this.received = undefined;
  }
}
