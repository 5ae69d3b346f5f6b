import { loadExamples } from "../../../../generated/mock/index.ts";
import { tables } from "../../../../generated/mock/tables.ts";
import { type Contracts, currentVersion, type Version, versions } from "../../../../generated/versions.ts";
import type { Answer } from "../call.ts";
import { UsageError } from "../options.ts";
import { errorAnswer } from "../prefer.ts";
import { problemAnswer, statusesOf } from "../problem.ts";
import type { OperationOf } from "../validate-request.ts";
import type { ScriptedRequest } from "./recording.ts";

/** The path of an operation, in any version. */
export type Path = { [V in Version]: keyof Contracts[V]["paths"] }[Version];

/** What a test wants an operation to answer. Whatever is left out is computed as always. */
export interface ScriptedAnswer {
  /** A status of the contract; without a body, the answer is the contract's first example of it. */
  status?: number;
  /** The name of one of the operation's response examples. */
  example?: string;
  /** A body of your own; with the status 200 unless you say otherwise. */
  body?: unknown;
  /** Headers beside those that the response has anyway. */
  headers?: Record<string, string>;
  /** Milliseconds to wait before the answer. */
  delay?: number;
  /** What the network does to it: `reset` cuts the connection before the answer, `cut` in its middle. */
  network?: "reset" | "cut";
  /** How often; without it every time, or once for each member of a sequence. */
  times?: number;
  /** Which requests: a function, or a part that the body's member `request` must have. */
  when?: ((request: ScriptedRequest) => boolean) | object;
  /** Lets out a status or a body that the contract does not allow, to see what a client makes of it. */
  offContract?: boolean;
}

const members: Record<keyof ScriptedAnswer, (value: never) => boolean> = {
  status: (value: unknown) => Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599,
  example: (value: unknown) => typeof value === "string",
  body: () => true,
  headers: (value: unknown) => isObject(value) && Object.values(value).every((text) => typeof text === "string"),
  delay: (value: unknown) => typeof value === "number" && value >= 0 && value <= 2 ** 31 - 1,
  network: (value: unknown) => value === "reset" || value === "cut",
  times: (value: unknown) => Number.isInteger(value) && (value as number) > 0,
  when: (value: unknown) => typeof value === "function" || isObject(value),
  offContract: (value: unknown) => typeof value === "boolean",
};

/** A scripted answer in use. */
interface Line {
  path: string;
  answer: ScriptedAnswer;
  left: number;
}

/** The answers that a test has written down. */
export interface Script {
  isEmpty(): boolean;
  /** @throws `TypeError` in words of the caller's when the path or a member is none */
  add(path: string, answers: readonly ScriptedAnswer[]): void;
  /** The answer that is due for a request, which is used up by this; undefined where none is. */
  next(request: ScriptedRequest): ScriptedAnswer | undefined;
  clear(): void;
}

/** A script without a line. What was written last counts first. */
export function createScript(): Script {
  let lines: Line[] = [];
  return {
    isEmpty: () => lines.length === 0,
    add(path, answers) {
      check(path, answers);
      const added = answers.map((answer) => ({
        path,
        answer,
        left: answer.times ?? (answers.length > 1 ? 1 : Number.POSITIVE_INFINITY),
      }));
      lines = [...added, ...lines];
    },
    next(request) {
      const line = lines.find(
        ({ path, answer }) => (path === "*" || path === request.path) && applies(answer, request),
      );
      if (!line) return undefined;
      line.left -= 1;
      if (line.left === 0) lines = lines.filter((other) => other !== line);
      return line.answer;
    },
    clear() {
      lines = [];
    },
  };
}

function check(path: string, answers: readonly ScriptedAnswer[]): void {
  const paths = [...new Set(versions.flatMap((version) => Object.keys(tables[version].operations)))];
  if (path !== "*" && !paths.includes(path)) {
    throw new UsageError(
      `respond: there is no operation ${path}. There are: ${paths.join(", ")}, and * for all of them.`,
    );
  }
  if (answers.length === 0) throw new UsageError("respond: say what to answer, for example { status: 429 }.");
  for (const answer of answers) {
    if (!isObject(answer)) throw new UsageError("respond: an answer is an object, for example { status: 429 }.");
    for (const [name, value] of Object.entries(answer)) {
      const fits = (members as Record<string, (value: unknown) => boolean>)[name];
      if (!fits) throw new UsageError(`respond: an answer has no ${name}. It has: ${Object.keys(members).join(", ")}.`);
      if (value !== undefined && !fits(value)) throw new UsageError(`respond: ${JSON.stringify(value)} is no ${name}.`);
    }
    const { status, offContract = false, body, example } = answer;
    const known = statusesOf(currentVersion);
    if (status !== undefined && !known.includes(status) && !offContract) {
      throw new UsageError(
        `respond: the contract has no status ${status}. It has: ${known.join(", ")}. With offContract: true any other leaves, too.`,
      );
    }
    if (example !== undefined && (body !== undefined || status !== undefined)) {
      throw new UsageError("respond: an example has its own status and body; leave them out.");
    }
  }
}

function applies({ when }: ScriptedAnswer, request: ScriptedRequest): boolean {
  if (when === undefined) return true;
  if (typeof when === "function") return (when as (request: ScriptedRequest) => boolean)(request);
  return contains((request.body as { request?: unknown } | undefined)?.request, when);
}

/** Whether a value has all that a part has. */
function contains(value: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null) return value === part;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(part).every(([key, member]) => contains((value as Record<string, unknown>)[key], member));
}

/** Writes the answer that a script wants; undefined where it wants the computed one, late or lost. */
export async function scriptedAnswer(
  operation: OperationOf,
  { status, example, body, offContract }: ScriptedAnswer,
): Promise<Answer | undefined> {
  const { version } = operation;
  if (example !== undefined) {
    const examples = (await loadExamples[operation.kind]())[version][operation.id] ?? {};
    const found = examples[example];
    if (!found) {
      throw new UsageError(`A script asks for the example ${example}. There are: ${Object.keys(examples).join(", ")}.`);
    }
    if ("body" in found) return { status: 200, headers: {}, body: found.body };
    return problemAnswer(version, [{ example }]);
  }
  if (body !== undefined) return { status: status ?? 200, headers: {}, body };
  if (status === undefined || status === 200) return undefined;
  if (offContract && !statusesOf(version).includes(status)) return { status, headers: {}, body: undefined };
  return errorAnswer(version, status);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
