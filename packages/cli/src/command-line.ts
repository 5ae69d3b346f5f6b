import { parseArgs } from "node:util";
import { escapeControls } from "@data-validation/client/internal/errors/unsafe-characters";
import { checkBaseUrl } from "@data-validation/client/internal/sending/base-url";
import { checkKey } from "@data-validation/client/internal/sending/key";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { UserError } from "@data-validation/common/user-error";
import { readPlace } from "@data-validation/envelope/read-place";
import {
  type ArgumentMistake,
  findArgumentMistake,
  type OptionTypes,
} from "@data-validation/tooling/argument-mistake";

export { UserError };

export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether standard output and standard error are shown on a terminal. */
  isTerminal: boolean;
  /**
   * Writes to standard error as it is, cursor movements included: no text of a file or a server.
   */
  draw(text: string): void;
  /** Asks a question and returns the reply; undefined without a terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
}

export interface Command {
  help: string;
  /** Returns the exit code. */
  run(args: string[], terminal: Terminal): Promise<number>;
}

/** Runs a command; a mistake is printed as one line, and its exit code is 2. */
export async function runCommand({ help, run }: Command, args: string[], terminal: Terminal) {
  if (args.includes("--help") || args.includes("-h")) {
    terminal.out(`${help}\n`);
    return 0;
  }
  const { out, err } = terminal;
  // Printed texts may come from files and servers.
  const escaping = {
    ...terminal,
    out: (text: string) => out(escapeControls(text)),
    err: (text: string) => err(escapeControls(text)),
  };
  try {
    return await run(args, escaping);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    escaping.err(`${error.message}\n`);
    return 2;
  }
}

/** The form of a base URL, as an error message ends. */
export const BASE_URL_FORM = "https://api.example.com/v1, without query and double slash";

/** Empty if there is none. */
export function readBaseUrl(env: Record<string, string | undefined>, option?: string): string {
  const baseUrl = option ?? env.DATA_VALIDATION_URL ?? "";
  if (baseUrl === "" || isBaseUrl(baseUrl)) return baseUrl;
  throw new UserError(`The base URL ${baseUrl} must be like ${BASE_URL_FORM}.`);
}

/** `otherwise` ends the message about a missing setting: what works without it. */
export function readService(
  env: Record<string, string | undefined>,
  urlOption?: string,
  otherwise = "",
) {
  const baseUrl = readBaseUrl(env, urlOption);
  const apiKey = env.DATA_VALIDATION_KEY?.trim();
  if (baseUrl === "")
    throw new UserError(
      `Put the base URL of the API into the environment variable DATA_VALIDATION_URL${otherwise}.`,
    );
  if (!apiKey)
    throw new UserError(
      `Put the API key into the environment variable DATA_VALIDATION_KEY${otherwise}.`,
    );
  rejectUnsendableKey(apiKey);
  return { baseUrl, apiKey };
}

export function rejectUnsendableKey(apiKey: string): void {
  try {
    checkKey({ apiKey });
  } catch {
    throw new UserError(
      "The API key has characters that cannot be sent, white space for example. Copy it again.",
    );
  }
}

/**
 * Reads the place of the envelope in a response: `--response-at`, or the environment variable. An
 * empty variable is ignored.
 */
export function readResponseAt(option?: string, env = process.env): string | undefined {
  const setting = option === undefined ? "DATA_VALIDATION_RESPONSE_AT" : "--response-at";
  const place = option ?? (env.DATA_VALIDATION_RESPONSE_AT || undefined);
  try {
    readPlace(place, setting);
    return place;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** An empty variable is ignored. */
export function readVersionHeader(
  option?: string,
  env: Record<string, string | undefined> = {},
): string | undefined {
  const setting = option === undefined ? "DATA_VALIDATION_VERSION_HEADER" : "--version-header";
  const name = option ?? (env.DATA_VALIDATION_VERSION_HEADER || undefined);
  // The characters of RFC 9110.
  if (name === undefined || /^[\w!#$%&'*+.^`|~-]+$/.test(name)) return name;
  throw new UserError(`${setting} needs the name of a header, not ${JSON.stringify(name)}.`);
}

/** Whether a client takes a base URL. A path alone is only for web pages. */
export function isBaseUrl(url: string): boolean {
  try {
    checkBaseUrl(url);
    return !url.startsWith("/");
  } catch {
    return false;
  }
}

/** Reads an option that takes a whole number; infinite if it is not given. */
export function readWholeNumber(
  name: string,
  value = "Infinity",
  least = 1,
  most = Number.POSITIVE_INFINITY,
): number {
  if (/^(\d+|Infinity)$/.test(value) && Number(value) >= least && Number(value) <= most)
    return Number(value);
  throw new UserError(
    `--${name} needs a whole number from ${least} ${Number.isFinite(most) ? `to ${most}` : "on"}.`,
  );
}

/** Types of options: `--out <file>` and `--force`. */
export const textOption = { type: "string" } as const;
export const flagOption = { type: "boolean", default: false } as const;

/**
 * Reads the arguments of a command: its options, and at most one argument beside them. For an
 * unknown option, it suggests the nearest known one.
 */
export function parseArguments<Known extends OptionTypes>(
  command: string,
  args: string[],
  options: Known,
) {
  const advice = `All options: data-validation ${command} --help`;
  const mistake = findArgumentMistake(args, options);
  if (mistake) throw new UserError(`${explainMistake(mistake, Object.keys(options))} ${advice}`);
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [argument, ...unexpected] = positionals;
  if (unexpected.length > 0) throw new UserError(`Unexpected argument ${unexpected[0]}. ${advice}`);
  return { values, argument };
}

function explainMistake({ kind, option, message }: ArgumentMistake, names: string[]): string {
  if (kind === "missing value") return `${option} takes a value, ${option}=<value>.`;
  const guess = kind === "unknown option" && didYouMean(option.replace(/^-+/, ""), names, "--");
  return message + (guess || "");
}
