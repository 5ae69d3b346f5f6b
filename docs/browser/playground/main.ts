// The playground: a form over the examples of the contract, with the mock's judge of requests and the client's migration in it.
import type { Version } from "../../../generated/versions.ts";
import { writeJson } from "../../samples/literal.ts";
import { element, find } from "../elements.ts";
import { showAnswer, showFailure } from "./answer.ts";
import { Editor } from "./editor.ts";
import { choicesOf } from "./examples.ts";
import { currentVersion, judge, versions } from "./judge.ts";
import { send } from "./send.ts";
import { translate } from "./translate.ts";

/** Where the mock listens unless it is told otherwise. */
const MOCK = "http://127.0.0.1:4010";

const operations = find<HTMLSelectElement>("operation");
const examples = find<HTMLSelectElement>("example");
const compare = find<HTMLInputElement>("compare");
const base = find<HTMLInputElement>("base");
const key = find<HTMLInputElement>("key");
const outcome = find("outcome");

/** One column a version: its request, and below it the answer. */
const calls = new Map(
  versions.map((version) => {
    const editor = new Editor(version.replace(".", "-"), `Request body, version ${version}`);
    const answer = element("section", { class: "answer", "aria-label": `Answer of version ${version}` });
    const lost = element("p", { class: "lost", role: "status" });
    const root = element("div", {}, editor.root, lost, answer);
    editor.area.addEventListener("input", () => edited(version));
    editor.area.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void sendAll();
    });
    return [version, { editor, answer, lost, root }] as const;
  }),
);

/** The version that is edited first; the other one follows it. */
let version: Version = currentVersion;

start();

function start(): void {
  const wanted = new URLSearchParams(location.hash.slice(1));
  version = versions.find((name) => name === wanted.get("version")) ?? currentVersion;
  const radios = versions.map((name) => {
    const radio = element("input", { type: "radio", name: "version", value: name });
    radio.checked = name === version;
    radio.addEventListener("change", () => choose(name));
    return element("label", { class: "check" }, radio, ` ${name}`);
  });
  find("versions").replaceChildren(...radios);
  find("calls").replaceChildren(...[...calls.values()].map(({ root }) => root));
  const choices = choicesOf(version);
  operations.replaceChildren(
    ...choices.map(({ path, summary }) => element("option", { value: path }, `${path} - ${summary}`)),
  );
  const preset =
    choices.find(({ id }) => id === wanted.get("operation")) ?? choices.find(({ id }) => id === "phoneValidate");
  if (preset) operations.value = preset.path;
  listExamples(wanted.get("example"));
  operations.addEventListener("change", () => {
    listExamples();
    fill();
  });
  examples.addEventListener("change", fill);
  compare.addEventListener("change", layOut);
  find("call").addEventListener("submit", (event) => {
    event.preventDefault();
    void sendAll();
  });
  fill();
  void greet();
}

/** Another version: its examples, the one of the same name when there is one. */
function choose(name: Version): void {
  version = name;
  listExamples(examples.value);
  fill();
}

function choice() {
  const found = choicesOf(version).find(({ path }) => path === operations.value);
  if (!found) throw new Error(`There is no operation ${operations.value}.`);
  return found;
}

function listExamples(wanted?: string | null): void {
  const options = [...choice().examples].map(([name, { summary }]) =>
    element("option", { value: name }, summary ? `${name} - ${summary}` : name),
  );
  examples.replaceChildren(...options);
  if (wanted && choice().examples.has(wanted)) examples.value = wanted;
}

/** Puts the chosen example into the editor. */
function fill(): void {
  const { id, examples: all } = choice();
  const example = all.get(examples.value);
  const call = calls.get(version);
  if (!call) return;
  call.editor.area.value = writeJson(example?.value ?? { request: { query: {} } }, 48);
  for (const { answer, lost } of calls.values()) {
    answer.replaceChildren();
    lost.textContent = "";
  }
  const words = new URLSearchParams({ operation: id, example: examples.value, version });
  history.replaceState(null, "", `#${words}`);
  layOut();
}

/** Shows one version or both. */
function layOut(): void {
  for (const [name, { root }] of calls) root.hidden = name !== version && !compare.checked;
  find("calls").classList.toggle("both", compare.checked);
  edited(version);
}

/** Judges what was edited, and, when both versions are shown, writes the other request after it. */
function edited(name: Version): void {
  const call = calls.get(name);
  if (!call) return;
  const { errors, json } = judge(name, operations.value, call.editor.area.value);
  call.editor.show(errors);
  call.lost.textContent = "";
  if (!compare.checked) return;
  for (const [other, { editor, lost }] of calls) {
    if (other === name) continue;
    if (errors.length > 0 || json === undefined) {
      lost.textContent = `Follows when the request of version ${name} fits the contract.`;
      continue;
    }
    const translation = translate(operations.value, json, name);
    editor.area.value = writeJson(translation.body, 48);
    editor.show(judge(other, operations.value, editor.area.value).errors);
    lost.textContent = translation.lost.join(" ");
  }
}

async function sendAll(): Promise<void> {
  const shown = [...calls].filter(([, { root }]) => !root.hidden);
  outcome.textContent = "Sending.";
  const results = await Promise.all(
    shown.map(async ([name, { editor, answer }]) => {
      try {
        const target = { base: base.value.trim(), key: key.value.trim() };
        const received = await send(target, name, operations.value, editor.area.value);
        showAnswer(answer, received);
        return `Version ${name} answered ${received.status}.`;
      } catch (error) {
        showFailure(answer, (error as Error).message);
        return `Version ${name} did not answer.`;
      }
    }),
  );
  outcome.textContent = results.join(" ");
}

/** Finds out whether a mock serves this page, and says where requests go. */
async function greet(): Promise<void> {
  base.value = MOCK;
  if (location.protocol === "file:")
    return say(
      "This page was opened from disk, so there is no mock behind it; violations are marked all the same. ",
      ...howToStart(),
    );
  const response = await fetch("llms.txt", { cache: "no-store" }).catch(() => undefined);
  await response?.text();
  if (response?.headers.has("service-api-version")) {
    base.value = location.origin;
    return say("Requests go to the mock that serves this page.");
  }
  say("No mock serves this page; violations are marked all the same. ", ...howToStart());
}

function howToStart(): (Node | string)[] {
  return [
    "For answers, start one with ",
    element("code", {}, "npx data-validation-mock"),
    `: requests go to ${MOCK}, or where you say below.`,
  ];
}

function say(...content: (Node | string)[]): void {
  find("origin").replaceChildren(...content);
}
