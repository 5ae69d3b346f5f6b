import { isObject } from "@data-validation/common/object";
import { tables } from "@data-validation/generated/mock/tables";
import { listed } from "@data-validation/generated/mock/words";
import type { Version } from "@data-validation/generated/versions";
import { type MockOperation, operations } from "../contract/operations.ts";
import { requestAsReceived } from "../sandbox/as-received.ts";
import { loadSandbox } from "../sandbox/index.ts";
import type { OperationFunction } from "../sandbox/kind.ts";
import { createStandIns, type StandIns } from "./stand-ins.ts";

export interface CallBodies {
  request?: unknown;
  response?: unknown;
}

/**
 * Replaces each value that the contract does not list by a random stand-in, the same one in each
 * notation, part and call.
 */
export type MaskBodies = (version: string, path: string, bodies: CallBodies) => Promise<CallBodies>;

/** The number of attempts to find stand-ins that are as valid as the values. */
const TRIES = 30;

export function createMask(): MaskBodies {
  const standIns = createStandIns();
  return async (version, path, bodies) => {
    const stated = (bodies.response as { result?: { isValid?: boolean } } | undefined)?.result
      ?.isValid;
    const isValid = stated ?? (await isValidInSandbox(version, path, bodies.request));
    const isName = path.startsWith("/name/") && isValid === true;
    for (let left = TRIES; ; left -= 1) {
      const draft = standIns.draft(isName, bodies);
      const request = maskValue(bodies.request, "", draft);
      if (
        left > 1 &&
        isValid !== undefined &&
        (await isValidInSandbox(version, path, request)) !== isValid
      )
        continue;
      const response = maskValue(bodies.response, "", draft);
      draft.keep();
      return { request, response };
    }
  };
}

/**
 * Whether a request is valid by the sandbox, which maps no personal data to other data; undefined
 * if unknown.
 */
async function isValidInSandbox(
  version: string,
  path: string,
  body: unknown,
): Promise<boolean | undefined> {
  try {
    const { kind, id } = operations[version as Version].get(path) as MockOperation;
    const compute = (await loadSandbox(kind))[version as Version][id] as OperationFunction;
    return Object(compute(requestAsReceived(Object(body).request) as never)).result?.isValid;
  } catch {
    return undefined;
  }
}

/** The members of bodies, each with the words that the contract lists for it. */
const wordsByMember = new Map(Object.entries(listed));

/**
 * The words and descriptions of errors in the contract; a service may write a value into others.
 */
const errorTexts = new Set(
  Object.values(tables).flatMap(({ errors }) =>
    Object.values(errors).flatMap(({ error }) =>
      Object.entries(error).map(([member, text]) => `${member} ${text}`),
    ),
  ),
);

/** Members whose values are names of members. */
const NAMING = /^(relatedTo|type|typeFrom|valid|invalid)$/;
/** Members with international prefixes and countries, of which there are few. */
const PREFIX = /[pP]refix(es)?$/;
const COUNTRY = /^(country|code|dataSource)$/;

function isKept(text: string, member: string): boolean {
  if (wordsByMember.get(member)?.includes(text) || errorTexts.has(`${member} ${text}`)) return true;
  if (NAMING.test(member)) return text.split(".").every((name) => wordsByMember.has(name));
  if (PREFIX.test(member)) return /^(\+|00)?\d{1,3}$/.test(text);
  return COUNTRY.test(member) && /^[A-Z]{2,3}$/.test(text);
}

function maskValue(value: unknown, member: string, standIns: StandIns): unknown {
  if (Array.isArray(value)) return value.map((item) => maskValue(item, member, standIns));
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, inside]) => {
      // A setting is not personal data.
      const isSetting = member === "options" && typeof inside === "number";
      return [
        wordsByMember.has(name) ? name : standIns.text(name),
        isSetting ? inside : maskValue(inside, name, standIns),
      ];
    });
    return Object.fromEntries(members);
  }
  if (typeof value === "number") {
    const isGender = member === "gender" && value < 10;
    return isGender || /^results/.test(member) ? value : standIns.number(value, member);
  }
  if (typeof value !== "string" || isKept(value, member)) return value;
  if (member === "description") return "(masked)";
  return member === "domain" ? standIns.domain(value) : standIns.text(value);
}
