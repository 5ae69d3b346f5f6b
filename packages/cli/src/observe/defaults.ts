import { createMock } from "../../../mock/src/index.ts";
import { isObject, type Json, type JsonObject } from "./contract/json.ts";
import { findField, type OperationNode, type SchemaNode } from "./contract/model.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { Match } from "./ledger/match.ts";
import type { DefaultsSeen } from "./ledger/verdicts.ts";
import type { RecordedCall } from "./sources/recorded.ts";

/** Returns the response to a request body; undefined if it is no success. */
export type MockCall = (path: string, version: string, body: Json) => Promise<Json | undefined>;

/** Asks our own mock, in this process. */
export function askMock(): MockCall {
  const mock = createMock({ authentication: false, remember: 0 });
  return async (path, version, body) => {
    const headers = { "api-version": version, "content-type": "application/json" };
    const answer = await mock.handle({ method: "POST", path, headers, body: JSON.stringify(body) });
    return answer.status === 200 ? (answer.body as Json) : undefined;
  };
}

/** After this many responses in favour, or without evidence, an option is no longer examined. */
const ENOUGH = 3;
const MOST_TRIES = 50;

/** An option with a default, and what the responses to requests without it show of that default. */
export interface DefaultEvidence {
  operation: OperationNode;
  name: string;
  /** The schema that has the default. */
  node: SchemaNode;
  /** Responses that only the default explains. */
  supporting: number;
  /** Responses that another value explains and the default does not: how many, and the values that explain all of them, as JSON. */
  opposing: number;
  values: string[];
  /** How many of these show a value that the default would not give, rather than lacking one: a service may just know less. */
  telling: number;
  first: string;
  tried: number;
}

/**
 * Finds out how the service fills in options that a request leaves out. A default cannot be read from a response by itself. But the mock
 * shows how the response to this request changes with the option: if the service's response is that of one value, and of no other,
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
      const { operation, name, node, opposing, first } = evidence;
      const [detail] = evidence.values;
      if (detail === undefined || !isContradicted(evidence)) continue;
      const about = {
        mark: node.ground,
        place: node.place,
        node,
        field: `request.options.${name}`,
        value: JSON.parse(detail),
      };
      const half = { direction: "request", operation, where: first, sent: [] } as const;
      ledger.find({ ...about, keyword: "default", detail }, half).count += opposing - 1;
    }
    return seen;
  }

  async #examine(evidence: DefaultEvidence, request: JsonObject, response: Json, where: string): Promise<void> {
    const { operation, name, node } = evidence;
    const answers: { value: string; leaves: Map<string, string> }[] = [];
    for (const value of candidates(node, response)) {
      const answer = await this.#ask(operation.path, operation.version, withOption(request, name, JSON.parse(value)));
      if (answer !== undefined) answers.push({ value, leaves: leavesOf(answer) });
    }
    const paths = differing(answers.map(({ leaves }) => leaves));
    const sent = leavesOf(response);
    const fitting = answers.filter(({ leaves }) => paths.every((path) => leaves.get(path) === sent.get(path)));
    if (paths.length === 0 || fitting.length === 0) return;
    const values = fitting.map(({ value }) => value);
    if (values.includes(JSON.stringify(node.schema.default))) {
      evidence.supporting++;
      return;
    }
    if (evidence.opposing === 0) evidence.first = where;
    evidence.values = evidence.opposing === 0 ? values : evidence.values.filter((value) => values.includes(value));
    evidence.opposing++;
    const usual = answers[0]?.leaves;
    if (usual && paths.some((path) => isTelling(path, sent.get(path), usual.get(path)))) evidence.telling++;
  }

  *#optionsLeftOut(operation: OperationNode, request: Json): Generator<DefaultEvidence> {
    const options = findField(operation.request, ["request", "options"]);
    const sent =
      isObject(request) && isObject(request.request) && isObject(request.request.options)
        ? request.request.options
        : {};
    for (const [name, member] of options?.members ?? []) {
      const node = withDefault(member);
      if (!node || (sent[name] !== undefined && sent[name] !== null)) continue;
      const key = `${operation.version} ${operation.id} ${name}`;
      const evidence = this.#found.get(key) ?? {
        operation,
        name,
        node,
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

/** Whether the responses contradict the default: more than once by a value that is there, or time and again by one that is not. */
function isContradicted({ supporting, opposing, telling }: DefaultEvidence): boolean {
  return supporting === 0 && (telling >= 2 || opposing >= 5);
}

/** Whether the service says something at a path, and something else than the default would give. */
function isTelling(path: string, said: string | undefined, usual: string | undefined): boolean {
  return said !== undefined && said !== "null" && said !== usual && !path.endsWith("#");
}

/** The schema of an option that has its default: the option's own, or the one that it refers to. */
function withDefault(node: SchemaNode): SchemaNode | undefined {
  return "default" in node.schema ? node : node.parts.map(withDefault).find(Boolean);
}

/** The values that the service could have filled in, as JSON: those that the contract knows, and what the number of results suggests. */
function candidates({ schema, anyOf }: SchemaNode, response: Json): Set<string> {
  const schemas = [schema, ...anyOf.map((branch) => branch.schema)];
  const types = schemas.flatMap(({ type }) => type);
  const preset = schema.default as Json;
  const values: unknown[] = [preset, ...schemas.flatMap((part) => (part.enum as Json[] | undefined) ?? [])];
  if (types.includes("boolean")) values.push(true, false);
  if (types.includes("integer")) {
    values.push(schema.minimum, schema.maximum);
    if (isObject(response) && Array.isArray(response.results)) values.push(response.results.length);
  }
  if (Array.isArray(preset)) values.push(...preset.map((item) => [item]));
  return new Set(values.filter((value) => value !== null && value !== undefined).map((value) => JSON.stringify(value)));
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

/** The paths at which the responses are not all alike. */
function differing(answers: Map<string, string>[]): string[] {
  const paths = new Set(answers.flatMap((leaves) => [...leaves.keys()]));
  return [...paths].filter((path) => new Set(answers.map((leaves) => leaves.get(path))).size > 1);
}
