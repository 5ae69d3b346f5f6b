import type { CodeContext } from "./context.ts";
import type { FileKind } from "./files/file-kinds.ts";
import { type Hit, makeHit, makeVersionHit } from "./hit.ts";
import { listModels } from "./models.ts";
import {
  API_WORDS,
  DISTINCTIVE_NAME,
  type FieldChange,
  fieldChanges,
  isOfResult,
  isReused,
  newNames,
  noteOnNullable,
  nullableFields,
  OLD,
  oldNames,
  requestFieldNames,
} from "./names.ts";
import { hasOtherNames } from "./other-names.ts";

const WORD = new RegExp(`(?<![\\w$-])(${[...oldNames].join("|")})(?![\\w$])`, "g");
/** A word that other programs have too. */
const PLAIN = /^[a-z]+$/;
const NEW_NAME = `(?:${[...newNames].join("|")})`;
/** A new name as a member or a key. */
const NEWER = new RegExp(
  `(?:(?<=[.>{,]\\s*)|(?<=[\\w)\\]]\\[["']))${NEW_NAME}\\b|\\b${NEW_NAME}["']?\\s*:`,
);
/**
 * The version as the value of the header, or in any text of a script; and the header of a response.
 */
const VERSION = new RegExp(
  `(["'\`]?)(?:(?<![.\\d])${OLD.replace(".", "\\.")}(?![.\\d])|service-api-version)\\1`,
  "gi",
);
/**
 * The name of a variable sent as the version: `"api-version: " . self::VERSION`, `"Api-Version":
 * VERSION`.
 */
const SENT =
  /api[-_]?version["'\])]*\s*(?:=>|[:=,])?\s*["']?\s*[.+,{$]*\s*(?:\$?\w+(?:::|->|\.))*\$?([A-Za-z_]\w*)/gi;
/** Code between the name of the version and its value, each with an example. */
const between = [
  // "api-version": "2.0"
  /\s*(?:=>|[:=,])\s*/,
  // "api-version": { equalTo: "2.0" }
  /\s*(?:=>|[:=,])\s*\{\s*["']?\w+["']?\s*[:=]\s*/,
  // api_version = environ.get("VERSION", "2.0")
  /\s*(?:=>|[:=,])\s*[\w$.:>\\-]+\([^()\n]*,\s*/,
  // "api-version" => $version ?: "2.0"
  /\s*(?:=>|[:=,])\s*[\w$.:>\\()[\]"'-]+\s*(?:\?\?|\?:|\|\||\bor\b)\s*/,
  // { name: "api-version", value: "2.0" }
  /[\s,]*(?:type\s*[:=]\s*["']?\w+["']?[\s,]*)?["']?value["']?\s*[:=]\s*/,
];
const REQUESTED_VERSION = new RegExp(
  `api[-_]?version["'\\])]*(?:${between.map(({ source }) => source).join("|")})$`,
  "i",
);
/** A directive of a proxy, for example `proxy_set_header api-version 2.0`. */
const DIRECTIVE = /header\w*(?:\s+set)?\s+["']?api-version["']?\s+$/i;
/**
 * The name of the header as the next argument: `setValue("2.0", forHTTPHeaderField:
 * "api-version")`.
 */
const NAMED_NEXT = /^\s*,\s*(?:\w+\s*[:=]\s*)?["']api-?version["']/i;
const MENTIONS_VERSION = /api[-_]?version|data-?validation/i;

/** Kinds of files whose models may spell names differently, and kinds of files that are edited. */
const modelKinds: ReadonlySet<FileKind> = new Set(["compiled", "php-python", "text"]);
const editedKinds: ReadonlySet<FileKind> = new Set(["javascript", "markup", "php-python"]);

const BESIDE_OTHERS = "other names of the API stand beside it, and no call shows that it is one";

/** Length of the context of a name, before and after it. */
const CONTEXT_LENGTH = 400;

const reasons: Partial<Record<FileKind, string>> = {
  javascript: "it does not belong to a call that is seen",
  data: `recorded in ${OLD}: record it again, or translate it with @data-validation/client/migrate`,
};

/**
 * Lists old names and versions in any text by their surroundings. `ownPlaces`: those of names
 * of other objects.
 */
export function listText(
  kind: FileKind,
  code: string,
  context: CodeContext,
  ownPlaces: ReadonlySet<number> = new Set(),
): Hit[] {
  const reason =
    reasons[kind] ?? "no call of the API is certain here, or files of this kind are not edited";
  const text = {
    kind,
    code,
    context,
    ownPlaces,
    reason,
    isNew: NEWER.test(code) && !DISTINCTIVE_NAME.test(code),
  };
  return [
    ...[...code.matchAll(WORD)].flatMap((match) => listName(text, match)),
    ...[...code.matchAll(VERSION)].flatMap((match) => listVersion(text, match)),
    ...(context.paths.size > 0 && modelKinds.has(kind) ? listModels(code, context, reason) : []),
    ...(context.paths.size > 0 && editedKinds.has(kind)
      ? nullableFields.flatMap((field) => listNullable(code, field))
      : []),
  ];
}

type ListedText = {
  kind: FileKind;
  code: string;
  context: CodeContext;
  ownPlaces: ReadonlySet<number>;
  reason: string;
  isNew: boolean;
};

function listVersion(
  { kind, code, reason }: ListedText,
  { 0: versionText, 1: quote, index }: RegExpExecArray,
): Hit[] {
  const before = code.slice(Math.max(0, index - CONTEXT_LENGTH), index);
  const line = `${before.split("\n").at(-1)} ${code.slice(index, index + CONTEXT_LENGTH).split("\n", 1)[0]}`;
  const isNamed =
    REQUESTED_VERSION.test(before) ||
    DIRECTIVE.test(before) ||
    NAMED_NEXT.test(code.slice(index + versionText.length));
  const isRequested = versionText.includes(OLD) && (isNamed || isConstantSent(code, before));
  // In a script, any string with the version may be the API's.
  const isString = kind === "javascript" && quote !== "" && MENTIONS_VERSION.test(code);
  if (!isRequested && !isString) return [];
  const isLikely = isRequested
    ? kind !== "text"
    : versionText.includes(OLD) && MENTIONS_VERSION.test(line);
  const place = { start: index, end: index + versionText.length };
  const hit = makeVersionHit({ ...place, rank: isLikely ? "likely" : "possible", reason });
  // A recording does not request a version.
  return [{ ...hit, isBlocking: kind !== "data" }];
}

/**
 * Whether a constant that is declared here is sent as the version, and is used for nothing else.
 */
function isConstantSent(code: string, lead: string): boolean {
  const [, name] = /\b([A-Za-z_]\w*)[ \t]*(?::[^=\n;(){}]{1,40})?=\s*$/.exec(lead) ?? [];
  if (name === undefined) return false;
  const sentCount = [...code.matchAll(SENT)].filter(([, sentName]) => sentName === name).length;
  const allCount = [...code.matchAll(new RegExp(`(?<![\\w-])${name}\\b`, "g"))].length;
  return sentCount > 0 && allCount === sentCount + 1;
}

function listName(text: ListedText, { 1: from = "", index: start }: RegExpExecArray): Hit[] {
  const proof = proofOfName(text, from, start);
  if (!proof) return [];
  const { change, isSure = false, reason = text.reason } = proof;
  const rank = isSure && text.context.paths.has(change.path) ? "likely" : "possible";
  return [makeHit({ start, end: start + from.length, from, to: change.to, rank, reason })];
}

interface NameProof {
  change: FieldChange;
  isSure?: boolean;
  /** Undefined if the reason is that of the file. */
  reason?: string;
}

function proofOfName(text: ListedText, name: string, start: number): NameProof | undefined {
  const { kind, code, context } = text;
  const changes = fieldChanges.filter(({ from }) => from === name);
  const [change] = changes as [FieldChange];
  const isOwn = text.ownPlaces.has(start);
  if (isOwn ? PLAIN.test(name) : text.isNew && changes.some(isReused)) return undefined;
  const before = code.slice(Math.max(0, start - CONTEXT_LENGTH), start);
  const after = code.slice(start + name.length, start + name.length + CONTEXT_LENGTH);
  const placed = isOwn ? undefined : changes.find((one) => isPlaced(one, before, after));
  if (placed) return { change: placed, isSure: true };
  const parentName = /(\w+)\.$/.exec(before)?.[1];
  if (requestFieldNames.has(`${parentName}.${name}`)) return { change, isSure: true };
  // A distinctive name, such as `numberWithPrefix`, may be a variable.
  if (!isOwn && name.length > 15) return { change, isSure: true };
  if (!isOwn && hasOtherNames(code, start, name)) return { change, reason: BESIDE_OTHERS };
  const isPossible = context.paths.size > 0 && isWrittenAsMember(before, after);
  return isPossible && !isElsewhere(kind, code, name) ? { change } : undefined;
}

function isWrittenAsMember(before: string, after: string): boolean {
  return /[.>:?[{,(;]\s*\\?["'`]?$|["'`]$/.test(before) && !/^\s*\(/.test(after.slice(0, 3));
}

/** Whether a frequent word stands in a script or in data that does not name the API. */
function isElsewhere(kind: FileKind, code: string, name: string): boolean {
  return PLAIN.test(name) && (kind === "javascript" || kind === "data") && !API_WORDS.test(code);
}

/** Code between an object and the name of its member, in JavaScript, PHP and Python. */
const MEMBER_ACCESS = `(?:[?!]*\\.|->|["']\\]\\[["'])`;

/** Lists fields that may have no value in the new version. An item of a list may have any name. */
function listNullable(code: string, { parentName, name }: (typeof nullableFields)[number]): Hit[] {
  const place = parentName.endsWith("s")
    ? `(?:[.{,;]|->|\\[["']|^)\\s*`
    : `\\b${parentName}\\b${MEMBER_ACCESS}`;
  const hit = {
    from: name,
    to: name,
    rank: "possible",
    reason: noteOnNullable(parentName) ?? "",
  } as const;
  return [...code.matchAll(new RegExp(`(?<=${place})${name}\\b`, "gm"))].map(({ index: start }) =>
    makeHit({ ...hit, start, end: start + name.length }),
  );
}

/** Whether a name is in its place, or beside another name of that place. */
function isPlaced(change: FieldChange, before: string, after: string): boolean {
  const block = `${before.split("{").at(-1)} ${after.split("}", 1)[0]}`;
  return isInPlace(change, before) || hasSibling(change, block);
}

/**
 * Whether a name is in its place: `["format"]["national"]`, `data->format->national`, `options: {
 * smartMode`.
 */
function isInPlace(change: FieldChange, lead: string): boolean {
  const [parentName = "", outerName = "", ...others] = change.place.split(".").reverse();
  // An object within the data has a common name: in a literal, it proves nothing by itself.
  if (others.length > 0 && new RegExp(`\\b${parentName}["']?\\s*:\\s*\\{\\s*["']?$`).test(lead))
    return new RegExp(`\\b${outerName}["']?\\s*:\\s*\\{[^{}]*\\b${parentName}`).test(lead);
  // A field of a result has a common name: what every result has stands beside it.
  if (isOfResult(change) && /\b(?:isValid|proposal)["']?\s*:/.test(lead)) return true;
  return new RegExp(`\\b${parentName}\\b\\\\?["'\`]?[^\\w;]{1,6}(?:get[^\\w;]{1,4})?$`, "i").test(
    lead,
  );
}

/** Whether another old name of the same place stands in the same braces. */
function hasSibling({ from, place }: FieldChange, block: string): boolean {
  const siblings = fieldChanges
    .filter((change) => change.place === place && change.from !== from)
    // Two frequent words, such as `national` and `international`, prove nothing of each other.
    .filter((change) => !PLAIN.test(from) || !PLAIN.test(change.from))
    .map((change) => change.from);
  return (
    siblings.length > 0 && new RegExp(`\\b(?:${siblings.join("|")})["']?\\??\\s*[:,}]`).test(block)
  );
}
