// The form that scripts a response before a call arrives: the operation, the response, and how
// often.
import type { ListedOperation } from "../contract/operations.ts";
import type { AnyResponse } from "../control/responses.ts";

/** Inputs that replace the choice of a response. */
const OWN_BODY = "own body";
const PATCH = "patch of the computed body";

/** Placeholders that show the expected input. */
const samples = new Map([
  [OWN_BODY, '{ "errors": [] }'],
  [PATCH, '{ "result": { "isValid": false, "proposal": "invalid" } }'],
]);

/** Responses by the name that a choice shows. */
export type ResponseChoices = ReadonlyMap<string, AnyResponse>;

interface Choices {
  operations: readonly ListedOperation[];
  faults: ResponseChoices;
}

/** Registers the response of a path that a function returns, and shows its errors. */
type Respond = (path: string, makeResponse: () => AnyResponse) => void;

/** Sets up the form, with the fields `path`, `outcome`, `status`, `text` and `times`. */
export function setUpForm(form: HTMLFormElement, choices: Choices, respond: Respond): void {
  const { path, outcome, status, times } = selectsOf(form);
  const text = form.elements.namedItem("text") as HTMLTextAreaElement;
  const { operations } = choices;
  const paths = [...new Set(operations.map((operation) => operation.path))];
  fillOptions(path, [["all operations", "*"], ...paths.map(withSameLabel)]);
  const statuses = exampleStatusesOf(operations).toSorted((one, other) => one - other);
  fillOptions(status, statuses.map(String).map(withSameLabel));
  const showFields = () => {
    const sample = samples.get(outcome.value);
    labelOf(text).hidden = sample === undefined;
    labelOf(status).hidden = outcome.value !== OWN_BODY;
    text.value = sample ?? "";
  };
  const showOutcomes = () => {
    const names = [...responsesFor(path.value, choices).keys(), OWN_BODY, PATCH];
    fillOptions(outcome, names.map(withSameLabel));
    showFields();
  };
  path.onchange = showOutcomes;
  outcome.onchange = showFields;
  form.onsubmit = (event) => {
    event.preventDefault();
    respond(path.value, () => {
      const chosen = responsesFor(path.value, choices).get(outcome.value);
      const response = chosen ?? ownResponse(outcome.value, Number(status.value), text.value);
      return { ...response, ...(times.value === "once" && { times: 1 }) };
    });
  };
  showOutcomes();
}

function selectsOf({ elements }: HTMLFormElement) {
  const selectOf = (name: string) => elements.namedItem(name) as HTMLSelectElement;
  return {
    path: selectOf("path"),
    outcome: selectOf("outcome"),
    status: selectOf("status"),
    times: selectOf("times"),
  };
}

function labelOf(input: HTMLElement): HTMLElement {
  return input.closest("label") ?? input;
}

function exampleStatusesOf(operations: readonly ListedOperation[]): number[] {
  return [...new Set(operations.flatMap(({ examples }) => Object.values(examples)))];
}

/**
 * The responses of an operation by name: its examples; of all operations, the statuses that they
 * have.
 */
function responsesFor(path: string, { operations, faults }: Choices): ResponseChoices {
  const examples = operations.flatMap((one) =>
    one.path === path ? Object.entries(one.examples) : [],
  );
  const exampleChoices = examples.map(([name, status]): [string, AnyResponse] => [
    `${status} ${name}`,
    { example: name },
  ]);
  const statusChoices = exampleStatusesOf(operations)
    .filter((status) => status >= 400)
    .map((status): [string, AnyResponse] => [`${status}`, { status }]);
  return new Map([...(path === "*" ? statusChoices : exampleChoices), ...faults]);
}

function ownResponse(kind: string, status: number, text: string): AnyResponse {
  const value = JSON.parse(text);
  return kind === PATCH ? { patch: value } : { status, body: value };
}

type LabelledValue = [label: string, value: string];

const withSameLabel = (name: string): LabelledValue => [name, name];

function fillOptions(select: HTMLSelectElement, options: LabelledValue[]): void {
  select.replaceChildren(...options.map(([label, value]) => new Option(label, value)));
}
