import { expect } from "vitest";
import type { ApiOperation, Contract, FieldType } from "#sdk/contract.ts";
import type { CallOutcome } from "./sdk-row.ts";

// biome-ignore lint/suspicious/noExplicitAny: a body of any operation.
type Body = any;
type Path = (string | number)[];

/** A response with one field changed. */
interface Variant {
  path: Path;
  change: "none" | "absent" | "null" | "type";
  body: Body;
}

/**
 * The variants of the response of an operation, the first one unchanged. `key` is that of the
 * server.
 */
interface FieldCase {
  key: string;
  operation: { version: string; kind: string; name: string };
  whole: Body;
  variants: Variant[];
}

/**
 * Every field of every object in a response, absent, null and of another type, in the first
 * operation that has it.
 */
export function fieldCasesOf(contract: Contract): FieldCase[] {
  const seen = new Set<string>();
  return contract.apis.flatMap(({ version, suffix, groups }) =>
    groups
      .filter(({ className }) => suffix === "" || className.endsWith(suffix))
      .flatMap(({ kind, operations }) =>
        operations.map((operation) => caseOf(contract, seen, { version, kind, operation })),
      ),
  );
}

function caseOf(
  contract: Contract,
  seen: Set<string>,
  { version, kind, operation }: { version: string; kind: string; operation: ApiOperation },
): FieldCase {
  const type: FieldType = { kind: "object", name: operation.response };
  const whole = sampleOf(contract, type);
  const unchanged: Variant = { path: [], change: "none", body: whole };
  const changed = pathsOf(contract, type, seen).flatMap((path): Variant[] => [
    { path, change: "absent", body: withChange(whole, path, undefined) },
    { path, change: "null", body: withChange(whole, path, null) },
    { path, change: "type", body: withChange(whole, path, otherType(valueAt(whole, path))) },
  ]);
  return {
    key: `${version} ${operation.path.slice(1).replaceAll("/", ".")}`,
    operation: { version, kind, name: operation.name },
    whole,
    variants: [unchanged, ...changed],
  };
}

/** A value of a type, with every field and nothing that is empty. */
function sampleOf(contract: Contract, type: FieldType): Body {
  if (type.kind === "list") return [sampleOf(contract, type.items)];
  if (type.kind === "enum") return contract.enums.get(type.name)?.values[0]?.name;
  if (type.kind === "map") return { some: "value" };
  if (type.kind !== "object")
    return { string: "text", integer: 7, number: 1.5, boolean: true }[type.kind];
  const fields = contract.models.get(type.name)?.fields ?? [];
  return Object.fromEntries(fields.map(({ name, type }) => [name, sampleOf(contract, type)]));
}

/**
 * The paths of the fields of an object and of those within, but for fields that were seen; of a
 * list, those of its item.
 */
function pathsOf(
  contract: Contract,
  type: FieldType,
  seen: Set<string>,
  before: Path = [],
): Path[] {
  if (type.kind === "list") return pathsOf(contract, type.items, seen, [...before, 0]);
  if (type.kind !== "object") return [];
  const fields = contract.models.get(type.name)?.fields ?? [];
  return fields.flatMap((field) => {
    const key = `${type.name}.${field.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const path = [...before, field.name];
    return [path, ...pathsOf(contract, field.type, seen, path)];
  });
}

function valueAt(body: Body, path: Path): Body {
  return path.reduce((value, key) => value?.[key], body);
}

function withChange(whole: Body, path: Path, value: Body): Body {
  const body = structuredClone(whole);
  const parent = valueAt(body, path.slice(0, -1));
  const key = path.at(-1) as string;
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return body;
}

/**
 * A value of no type that the field may have: a list of it is no text, a number no list of texts or
 * of objects.
 */
function otherType(value: Body): Body {
  return typeof value === "object" ? 42 : [{ odd: [1] }];
}

/** Without everything that is empty: what a language shows of a field that is absent. */
function compact(value: Body): Body {
  if (Array.isArray(value)) {
    const items = value.map(compact).filter((one) => one !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .map(([key, one]) => [key, compact(one)])
      .filter(([, one]) => one !== undefined);
    return members.length > 0 ? Object.fromEntries(members) : undefined;
  }
  return value || undefined;
}

export function expectWhole(outcome: CallOutcome, whole: Body): void {
  expect(outcome).toMatchObject({ raw: whole });
  expect(compact(outcome.typed)).toEqual(whole);
}

/** Whether a response without this field has no verdict or no results, and so is none. */
function isNeeded({ path, change }: Variant): boolean {
  const [firstKey, secondKey, thirdKey] = path;
  if (path.length === 1 && (firstKey === "result" || firstKey === "results")) return true;
  const candidate = firstKey === "result" || firstKey === "resultCorrected" ? secondKey : thirdKey;
  const isOffer = ["result", "resultCorrected", "suggestions"].includes(String(firstKey));
  if (isOffer && candidate === "isValid" && path.length === (firstKey === "suggestions" ? 3 : 2))
    return true;
  return (
    change === "type" &&
    path.length === 1 &&
    (firstKey === "suggestions" || firstKey === "resultCorrected")
  );
}

/**
 * Compares an outcome with a client's view of a field.
 *
 * @param isRaw - Whether the data of the client is the parsed JSON.
 */
export function expectField(
  outcome: CallOutcome,
  whole: Body,
  variant: Variant,
  isRaw: boolean,
): void {
  const { path, change, body } = variant;
  const place = `${path.join(".")} ${change}`;
  if (isNeeded(variant)) {
    expect(outcome, place).toMatchObject({ error: "UnexpectedResponse" });
    return;
  }
  expect(outcome.raw, place).toEqual(body);
  const expected = change === "type" && isRaw ? body : withChange(whole, path, undefined);
  expect(compact(outcome.typed), place).toEqual(compact(expected));
}
