import * as defaults from "./defaults.ts";
import { isWebPage } from "./sending/key.ts";
import type { CommonSettings } from "./types.ts";

declare const process: { env: Record<string, string | undefined> };

/**
 * Fills in options from the environment of a server. The key is used for a whole address only, not
 * for a path of a page.
 */
export function withDefaults<Options extends CommonSettings>(given: Options): Options {
  const options: CommonSettings = { ...given };
  const key = readVariable("KEY");
  options.baseUrl ??= readVariable("URL");
  // An empty variable is none.
  options.versionHeader ??= readVariable("VERSION_HEADER") || undefined;
  options.responseAt ??= readVariable("RESPONSE_AT") || undefined;
  options.timeout ??= readNumber("TIMEOUT");
  options.retry ??= readNumber("RETRIES");
  if (key && !options.baseUrl?.startsWith("/")) options.apiKey ??= key;
  return options as Options;
}

function readVariable(name: string): string | undefined {
  try {
    return isWebPage() ? undefined : process.env[defaults.environment + name];
  } catch {
    // There is no process, or no permission to read its environment (Deno).
    return undefined;
  }
}

function readNumber(name: string): number | undefined {
  const text = readVariable(name);
  if (text && !(Number(text) >= 0))
    throw new TypeError(`${defaults.environment}${name} must be a number.`);
  return text ? Number(text) : undefined;
}
