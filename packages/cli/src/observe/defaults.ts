import type { MockCall } from "./ask-mock.ts";
import { isObject, type Json, type JsonObject } from "./contract/json.ts";
import type { Mark, OperationNode, SchemaNode } from "./contract/model.ts";
import { findField } from "./ledger/fields.ts";
import type { DefaultEvidence, Ledger } from "./ledger/ledger.ts";
import type { Match } from "./ledger/match.ts";
import type { DefaultsSeen } from "./ledger/verdicts.ts";
import type { RecordedCall } from "./sources/recorded.ts";

/** After so many answers in favour, and so many that say nothing, an option is not looked at again. */
const ENOUGH = 3;
const MOST_TRIES = 50;

/**
 * Finds out how the service fills in options that a request leaves out. A default cannot be read off an answer by itself. But the mock
 * can say how the answer to this very request changes with the option: where the service's answer is that of one value, and of no other,
 * the service filled in that value.
 */
export class DefaultsObserver {
  readonly #ask: MockCall;
  readonly #found = new Map<string, DefaultEvidence>();

  constructor(ask: MockCall) {
    this.#ask = ask;
  }

  /** Takes a call; one that failed, or whose values are masked, shows no default. */
  async add({ operation, request, response }: Match, { method, status, isMasked, where }: RecordedCall): Promise<void> {
    const isSuccess = method === "POST" && status >= 200 && status < 300;
    if (!isSuccess || isMasked || request === undefined || response === undefined) return;
    for (const evidence of this.#optionsLeftOut(operation, request)) {
      const isSettled = evidence.supporting >= ENOUGH || evidence.telling >= ENOUGH;
      if (isSettled || evidence.tried >= MOST_TRIES) continue;
      evidence.tried++;
      await this.#examine(evidence, request as JsonObject, response, where);
    }
  }

  /** Writes what was found into the ledger, and gives how often each default was seen at work. */
  settle(ledger: Ledger): DefaultsSeen {
    const seen = new Map<string, number>();
    const found = [...this.#found.values()];
    for (const { node, supporting } of found) seen.set(node.key, (seen.get(node.key) ?? 0) + supporting);
    for (const evidence of found) {
      if (isContradicted(evidence)) ledger.addDefault(evidence, (seen.get(evidence.node.key) ?? 0) > 0);
    }
    return seen;
  }

  async #examine(evidence: DefaultEvidence, request: JsonObject, response: Json, where: string): Promise<void> {
    const { operation, name, node } = evidence;
    const preset = node.schema.default as Json;
    const groups = new Map<string, Json[]>();
    const answers: { value: Json; leaves: Map<string, string> }[] = [];
    for (const value of candidates(node, preset, response)) {
      const answer = await this.#ask(operation.path, operation.version, withOption(request, name, value));
      if (answer !== undefined) answers.push({ value, leaves: leavesOf(answer) });
    }
    const paths = differing(answers.map(({ leaves }) => leaves));
    if (paths.length === 0) return;
    for (const { value, leaves } of answers) {
      const key = project(leaves, paths);
      groups.set(key, [...(groups.get(key) ?? []), value]);
    }
    const sent = leavesOf(response);
    const fitting = groups.get(project(sent, paths));
    if (!fitting) return;
    if (fitting.some((value) => JSON.stringify(value) === JSON.stringify(preset))) {
      evidence.supporting++;
      return;
    }
    const before = evidence.opposing === 0 ? fitting : evidence.values;
    evidence.values = before.filter((value) =>
      fitting.some((other) => JSON.stringify(other) === JSON.stringify(value)),
    );
    if (evidence.opposing === 0) evidence.first = where;
    evidence.opposing++;
    const usual = answers[0]?.leaves;
    if (usual && paths.some((path) => isTelling(path, sent.get(path), usual.get(path)))) evidence.telling++;
  }

  *#optionsLeftOut(operation: OperationNode, request: Json): Generator<DefaultEvidence> {
    const field = findField(operation.request, ["request", "options"]);
    const options = field?.node.reference ?? field?.node;
    const sent =
      isObject(request) && isObject(request.request) && isObject(request.request.options)
        ? request.request.options
        : {};
    for (const [name, property] of options?.properties ?? []) {
      const found = withDefault(property, property.mark ?? options?.mark ?? field?.ground);
      if (!found || (sent[name] !== undefined && sent[name] !== null)) continue;
      const key = `${operation.version} ${operation.id} ${name}`;
      const evidence = this.#found.get(key) ?? {
        operation,
        name,
        ...found,
        supporting: 0,
        opposing: 0,
        telling: 0,
        values: [],
        first: "",
        tried: 0,
      };
      this.#found.set(key, evidence);
      yield evidence;
    }
  }
}

/** Whether the answers contradict the default: more than once by a value that is there, or time and again by one that is not. */
function isContradicted({ supporting, opposing, telling, values }: DefaultEvidence): boolean {
  return supporting === 0 && values.length > 0 && (telling >= 2 || opposing >= 5);
}

/** Whether the service says something at a path, and something else than the default would give. */
function isTelling(path: string, said: string | undefined, usual: string | undefined): boolean {
  return said !== undefined && said !== "null" && said !== usual && !path.endsWith("#");
}

/** The schema of an option that has its default: the option's own, or the one that it refers to. */
function withDefault(
  node: SchemaNode,
  ground: Mark | undefined,
): { node: SchemaNode; ground: Mark | undefined } | undefined {
  if ("default" in node.schema) return { node, ground };
  return node.reference && withDefault(node.reference, node.reference.mark ?? ground);
}

/** The values that the service could have filled in: those that the contract knows, and what the number of results suggests. */
function candidates(node: SchemaNode, preset: Json, response: Json): Json[] {
  const { type, minimum, maximum } = node.schema;
  const words = [node, ...node.anyOf].flatMap(({ schema }) =>
    Array.isArray(schema.enum) ? (schema.enum as Json[]) : [],
  );
  const types = [type, ...node.anyOf.map(({ schema }) => schema.type)].flat();
  const values: Json[] = [preset, ...words];
  if (types.includes("boolean")) values.push(true, false);
  if (types.includes("integer")) {
    if (typeof minimum === "number") values.push(minimum);
    if (typeof maximum === "number") values.push(maximum);
    if (isObject(response) && Array.isArray(response.results)) values.push(response.results.length);
  }
  if (Array.isArray(preset)) values.push(...preset.map((item) => [item]));
  const unique = new Map(
    values.filter((value) => value !== null && value !== undefined).map((value) => [JSON.stringify(value), value]),
  );
  return [...unique.values()];
}

function withOption(body: JsonObject, name: string, value: Json): Json {
  const request = isObject(body.request) ? body.request : {};
  const options = isObject(request.options) ? request.options : {};
  return { ...body, request: { ...request, options: { ...options, [name]: value } } };
}

/** Every value of a body that is no object, by its path; of a list also its length. */
function leavesOf(value: Json, path = "", leaves = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) leaves.set(`${path}#`, String(value.length));
  if (typeof value === "object" && value !== null) {
    for (const [key, member] of Object.entries(value)) leavesOf(member, `${path}/${key}`, leaves);
  } else leaves.set(path, JSON.stringify(value));
  return leaves;
}

/** The paths at which the answers are not all alike. */
function differing(answers: Map<string, string>[]): string[] {
  const paths = new Set(answers.flatMap((leaves) => [...leaves.keys()]));
  return [...paths].filter((path) => new Set(answers.map((leaves) => leaves.get(path))).size > 1);
}

function project(leaves: Map<string, string>, paths: string[]): string {
  return paths.map((path) => leaves.get(path) ?? "").join("\n");
}
