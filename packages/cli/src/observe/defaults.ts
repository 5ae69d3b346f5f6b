import { createMock } from "../../../mock/src/index.ts";
import { get, isObject, type Json, type JsonObject } from "./contract/json.ts";
import { findField, type OperationNode, type SchemaNode } from "./contract/model.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { Match } from "./ledger/match.ts";
import type { DefaultsSeen } from "./ledger/verdicts.ts";
import type { RecordedCall } from "./sources/recorded.ts";

/** Returns the response to a request body; undefined if it is no success. */
export type MockCall = (path: string, version: string, body: Json) => Promise<Json | undefined>;

export function askMock(): MockCall {
  const mock = createMock({ authentication: false, remember: 0 });
  return async (path, version, body) => {
    const headers = { "api-version": version, "content-type": "application/json" };
    const response = await mock.handle({ method: "POST", path, headers, body: JSON.stringify(body) });
    return response.status === 200 ? (response.body as Json) : undefined;
  };
}

/** After this many responses in favour, or without evidence, an option is no longer examined. */
const ENOUGH = 3;
const MOST_TRIES = 50;

/** An option with a default, and what the responses to requests without it show of that default. */
interface Evidence {
  operation: OperationNode;
  name: string;
  node: SchemaNode;
  tried: number;
  /** Responses that only the default explains. */
  supporting: number;
  /** Responses that the default does not explain and other values do. */
  opposing: Opposing[];
}

interface Opposing {
  values: string[];
  /** Whether it has a value that the default would not give, rather than lacking one: a service may just know less. */
  isTelling: boolean;
  where: string;
}

/**
 * Finds out how the service fills in options that a request leaves out. A default cannot be read from a response by itself. But the mock
 * shows how the response to this request changes with the option: if the service's response is that of one value, and of no other,
 * the service filled in that value.
 */
export class DefaultsObserver {
  readonly #ask: MockCall;
  readonly #found = new Map<string, Evidence>();

  constructor(ask: MockCall) {
    this.#ask = ask;
  }

  /** Takes a call; one that failed, or whose values are masked, shows no default. */
  async add({ operation, request, response }: Match, { method, status, isMasked, where }: RecordedCall): Promise<void> {
    const isSuccess = method === "POST" && status >= 200 && status < 300;
    if (!isSuccess || isMasked || request === undefined || response === undefined) return;
    for (const evidence of this.#optionsLeftOut(operation, request)) {
      const isSettled = evidence.supporting >= ENOUGH || telling(evidence) >= ENOUGH;
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
    for (const { operation, node, opposing } of found.filter(isContradicted)) {
      const values = opposing.map((one) => one.values).reduce((all, own) => all.filter((value) => own.includes(value)));
      const { where } = opposing[0] as Opposing;
      const [detail] = values;
      if (detail === undefined) continue;
      const half = { direction: "request", operation, where, sent: [] } as const;
      const finding = ledger.findAt(node, { keyword: "default", detail, value: JSON.parse(detail) }, half);
      finding.count += opposing.length - 1;
    }
    return seen;
  }

  async #examine(evidence: Evidence, request: JsonObject, response: Json, where: string): Promise<void> {
    const { operation, name, node } = evidence;
    const responses: { value: string; leaves: Map<string, string> }[] = [];
    for (const value of candidates(node, response)) {
      const response = await this.#ask(operation.path, operation.version, withOption(request, name, JSON.parse(value)));
      if (response !== undefined) responses.push({ value, leaves: leavesOf(response) });
    }
    const paths = differing(responses.map(({ leaves }) => leaves));
    const sent = leavesOf(response);
    const fitting = responses.filter(({ leaves }) => paths.every((path) => leaves.get(path) === sent.get(path)));
    if (paths.length === 0 || fitting.length === 0) return;
    const values = fitting.map(({ value }) => value);
    if (values.includes(JSON.stringify(node.schema.default))) {
      evidence.supporting++;
      return;
    }
    const usual = responses[0]?.leaves ?? new Map<string, string>();
    const isTelling = paths.some((path) => says(path, sent.get(path), usual.get(path)));
    evidence.opposing.push({ values, isTelling, where });
  }

  *#optionsLeftOut(operation: OperationNode, request: Json): Generator<Evidence> {
    const options = findField(operation.request, ["request", "options"]);
    const sent = get(request, ["request", "options"]);
    for (const [name, member] of options?.members ?? []) {
      const node = withDefault(member);
      if (!node || (get(sent, [name]) ?? null) !== null) continue;
      const key = `${operation.version} ${operation.id} ${name}`;
      const evidence = this.#found.get(key) ?? { operation, name, node, tried: 0, supporting: 0, opposing: [] };
      this.#found.set(key, evidence);
      yield evidence;
    }
  }
}

/** Whether the responses contradict the default: more than once by a value that is there, or time and again by one that is not. */
function isContradicted(evidence: Evidence): boolean {
  return evidence.supporting === 0 && (telling(evidence) >= 2 || evidence.opposing.length >= 5);
}

function telling({ opposing }: Evidence): number {
  return opposing.filter(({ isTelling }) => isTelling).length;
}

/** Whether the service says something at a path, and something else than the default would give. */
function says(path: string, said: string | undefined, usual: string | undefined): boolean {
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
  const request = body.request as JsonObject;
  return { ...body, request: { ...request, options: { ...(request.options as JsonObject | null), [name]: value } } };
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
function differing(responses: Map<string, string>[]): string[] {
  const paths = new Set(responses.flatMap((leaves) => [...leaves.keys()]));
  return [...paths].filter((path) => new Set(responses.map((leaves) => leaves.get(path))).size > 1);
}
