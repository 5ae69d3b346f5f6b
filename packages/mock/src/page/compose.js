// The form that scripts a response before a call arrives: the operation, the response, and how
// often.

/** Inputs that replace the choice of a response. */
const OWN_BODY = "own body";
const PATCH = "patch of the computed body";

/** Placeholders that show the expected input. */
const samples = {
  [OWN_BODY]: '{ "errors": [] }',
  [PATCH]: '{ "result": { "isValid": false, "proposal": "invalid" } }',
};

/**
 * Sets up the form.
 *
 * @param form - The form, with the fields `path`, `outcome`, `status`, `text` and `times`.
 * @param operations - Each operation with its examples and their statuses.
 * @param faults - The network faults by name.
 * @param respond - Registers the response of a path that a function returns, and shows its errors.
 */
export function setUpForm(form, operations, faults, respond) {
  const { path, outcome, status, text, times } = form.elements;
  const paths = [...new Set(operations.map((operation) => operation.path))];
  fillOptions(path, [["all operations", "*"], ...paths.map((name) => [name, name])]);
  const statuses = [...new Set(operations.flatMap(({ examples }) => Object.values(examples)))];
  fillOptions(
    status,
    statuses.toSorted((one, other) => one - other).map((each) => [each, each]),
  );
  path.onchange = () => {
    const choices = choicesOf(path.value, operations, statuses, faults);
    fillOptions(
      outcome,
      [...choices.keys(), OWN_BODY, PATCH].map((name) => [name, name]),
    );
    outcome.onchange();
  };
  outcome.onchange = () => {
    const sample = samples[outcome.value];
    text.closest("label").hidden = sample === undefined;
    status.closest("label").hidden = outcome.value !== OWN_BODY;
    text.value = sample ?? "";
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    respond(path.value, () => {
      const chosen = choicesOf(path.value, operations, statuses, faults).get(outcome.value);
      const response = chosen ?? ownResponse(outcome.value, Number(status.value), text.value);
      return { ...response, ...(times.value === "once" && { times: 1 }) };
    });
  };
  path.onchange();
}

/**
 * The responses of an operation by name: its examples; of all operations, the statuses that they
 * have.
 */
function choicesOf(path, operations, statuses, faults) {
  const examples = operations.filter((one) => one.path === path).map((one) => one.examples);
  const named = Object.entries(Object.assign({}, ...examples)).map(([name, status]) => [
    `${status} ${name}`,
    { example: name },
  ]);
  const general = statuses
    .filter((status) => status >= 400)
    .map((status) => [`${status}`, { status }]);
  return new Map([...(path === "*" ? general : named), ...Object.entries(faults)]);
}

function ownResponse(kind, status, text) {
  const value = JSON.parse(text);
  return kind === PATCH ? { patch: value } : { status, body: value };
}

function fillOptions(select, options) {
  select.replaceChildren(...options.map(([label, value]) => new Option(label, value)));
}
