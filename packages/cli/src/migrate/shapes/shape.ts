import { getOrInsert } from "@data-validation/common/get-or-insert";
import { listRequestFields } from "../../contract.ts";
import type { CodeContext } from "../context.ts";
import { type Fix, fixBy, fixByHand, type TextEdit } from "../hit.ts";
import {
  type FieldChange,
  fieldChanges,
  findFieldChange,
  isOfResult,
  NEW,
  parentNameOf,
} from "../names.ts";
import { type CodeLanguage, newType, newValue, type WrittenValue } from "./new-value.ts";

/** An old name as a key or a member with its surroundings, in any language. */
export interface Shape {
  name: string;
  /** The name, without quotation marks. */
  start: number;
  end: number;
  /** `key` of an object, `member` that is read, field of a `type`. */
  as: "key" | "member" | "type";
  /** Names beside it in the same object. */
  siblings: readonly string[];
  /** Names in front of it, the nearest last: `result`, `data`. */
  parentNames: readonly string[];
  /** Strings in, and names before, the calls that it is an argument of. */
  called: readonly string[];
  language: CodeLanguage;
  value?: WrittenValue | undefined;
  /** Whether key and value are one word. */
  isShort?: boolean;
  /** Whether its file calls the path by another package, so that the version is unknown. */
  isForeign?: boolean;
  /** The edit that puts `data` in front of a member. */
  move?: TextEdit | undefined;
}

/** A shape without surroundings, except those that are passed. */
export function makeShape(
  shape: Pick<Shape, "name" | "start" | "end" | "as" | "language"> & Partial<Shape>,
): Shape {
  return { siblings: [], parentNames: [], called: [], ...shape };
}

export interface Decision {
  change: FieldChange;
  fix: Fix;
  /** The proof, as `evidence` of a hit has it. */
  evidence: "call" | "name" | "requested";
}

/**
 * The change of a shape that its surroundings prove to be the API's, and its edits; undefined if it
 * may belong to something else.
 */
export function decideShape(
  shape: Shape,
  context: CodeContext,
  text: string,
): Decision | undefined {
  const change = fieldChanges.find(
    (one) => one.from === shape.name && isProved(shape, one, context, text),
  );
  if (!change) return undefined;
  const reason = envelopeReason(shape, context);
  const fix = reason === undefined ? fixShape(shape, change) : fixByHand(reason);
  return { change, fix, evidence: proofOf(shape, change, context) };
}

function proofOf(shape: Shape, change: FieldChange, context: CodeContext): Decision["evidence"] {
  const isRead = isOfResult(change) && shape.language === "javascript";
  if (shape.isForeign || shape.as === "type" || isRead) return "requested";
  return isCalled(shape, change, context) ? "call" : "name";
}

function isProved(shape: Shape, change: FieldChange, context: CodeContext, text: string): boolean {
  if (change.place.startsWith("request.")) return isProvedInRequest(shape, change, context);
  if (!context.paths.has(change.path)) return false;
  if (shape.as === "type") return hasProvingSibling(shape, change);
  return shape.as === "member" && isProvedMember(shape, change, text);
}

function isProvedInRequest(shape: Shape, change: FieldChange, context: CodeContext): boolean {
  const { as, parentNames } = shape;
  // A response as the argument of a call, for example of a test double.
  if (as === "member" || parentNames.includes("result")) return false;
  const isAtPlace = as === "key" && change.place === `request.${parentNames.at(-1)}`;
  return (
    isCalled(shape, change, context) ||
    hasProvingSibling(shape, change) ||
    (isAtPlace && context.paths.has(change.path))
  );
}

function hasProvingSibling({ siblings }: Shape, change: FieldChange): boolean {
  return siblings.some((name) => provingNamesOf(change).has(name));
}

/**
 * Whether the names in front of a member are the API's: one of its data, two of an object there.
 */
function isProvedMember({ parentNames }: Shape, change: FieldChange, text: string): boolean {
  const isAtPlace = isPlaceOf(change, parentNames);
  // Other programs have a `result` as well.
  const isKnown = parentNames.length > 1 || text.includes(change.path.slice(1));
  return isAtPlace && (isKnown || !isOfResult(change));
}

function isPlaceOf({ place }: FieldChange, parentNames: readonly string[]): boolean {
  const names = place.split(".");
  const lastNames = names.slice(names.length > 2 ? -2 : -1);
  return lastNames.join(".") === parentNames.slice(-lastNames.length).join(".");
}

/** Whether an object behind these names has fields that the new version names otherwise. */
export function hasChangedFields(parentNames: readonly string[], { paths }: CodeContext): boolean {
  return (
    parentNames.length > 1 &&
    fieldChanges.some(
      (change) =>
        !change.place.startsWith("request.") &&
        paths.has(change.path) &&
        isPlaceOf(change, parentNames),
    )
  );
}

/**
 * HTTP libraries have a `response` of their own, so an envelope is expected there only with the
 * setting.
 */
const WRAPPER = "response";

/**
 * The reason against an edit where the envelope may be in an object that the setting does not name.
 */
function envelopeReason({ as, parentNames }: Shape, { place }: CodeContext): string | undefined {
  const wrapperIndex = parentNames.lastIndexOf("result") - 1;
  if (
    as !== "member" ||
    wrapperIndex < 1 ||
    parentNames[wrapperIndex] !== WRAPPER ||
    place.at(-1) === WRAPPER
  )
    return undefined;
  return `its envelope may be in an object: run again with --response-at ${WRAPPER}`;
}

/**
 * Whether the call names the path, as an address or by its methods: `post("phone/validate", …)`,
 * `phone().validate(…)`.
 */
function isCalled({ called }: Shape, { path }: FieldChange, context: CodeContext): boolean {
  const [group = "", method = ""] = path.slice(1).split("/");
  const isAddress = called.some((text) => new RegExp(`(^|/)${group}/${method}$`).test(text));
  const names = called.map((text) => text.toLowerCase());
  return isAddress || (context.paths.size > 0 && names.includes(group) && names.includes(method));
}

/** Names that prove a change's path: names of the contract that are unlikely elsewhere. */
const proofs = new Map<string, ReadonlySet<string>>();

function provingNamesOf({ path, place, from }: FieldChange): ReadonlySet<string> {
  const names = getOrInsert(proofs, `${path} ${place}`, () => {
    const changesAtPlace = fieldChanges.filter(
      (change) => change.path === path && change.place === place,
    );
    const optionNames = place === "request.options" ? listRequestFields(path, "options") : [];
    // The notations of a number stand beside it in its data.
    const inner = fieldChanges.flatMap((change) =>
      change.path === path && change.place.startsWith(`${place}.`) ? [parentNameOf(change)] : [],
    );
    return new Set([
      ...changesAtPlace.map((change) => change.from),
      ...optionNames.filter((name) => /[A-Z]/.test(name)),
      ...inner,
    ]);
  });
  return names.has(from) ? new Set([...names].filter((name) => name !== from)) : names;
}

type RenamedShape = Pick<Shape, "start" | "end" | "as" | "siblings" | "language"> &
  Pick<Shape, "value" | "isShort" | "move">;

export function fixShape(shape: RenamedShape, change: FieldChange): Fix {
  const { start, end, siblings, value, isShort, as } = shape;
  const { to } = change;
  if (to === null) return fixByHand(`${NEW} has nothing in its place`);
  const isFreed = findFieldChange(change.path, change.place, to) !== undefined;
  if (!isFreed && siblings.includes(to)) return fixByHand(`${to} is there already`);
  if (to.includes(".")) return shape.move ? fixBy(shape.move) : fixByHand(`it moves to ${to}`);
  const rename = { start, end, text: to };
  if (change.place !== "request.options") {
    return fixBy(isShort ? { start, end: start, text: `${to}: ` } : rename);
  }
  const write = as === "type" ? newType : newValue;
  const replaced = as === "member" || !value ? undefined : write(change, value, shape.language);
  if (!value || replaced === undefined)
    return fixByHand(
      `its value changes with its name; ${change.note ?? `${NEW} takes another one`}`,
    );
  if (isShort) return fixBy({ start, end, text: `${to}: ${replaced}` });
  return fixBy(rename, { start: value.start, end: value.end, text: replaced });
}
