import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { isEnumLike, safeName } from "../shape.ts";
import { stringsOf } from "../strings.ts";

/** How the mock answers beside the service, by operation. */
export interface BehaviourTable {
  rows: BehaviourRow[];
}

/** One operation: how many calls were compared, and in how many the two say the same. */
export interface BehaviourRow {
  operation: string;
  compared: number;
  same: Record<Aspect, number>;
  /** What differs, most frequent first. */
  differences: Difference[];
}

/** What of an answer is compared. */
export type Aspect = "proposal" | "isValid" | "corrected value" | "finding types";

/** A kind of difference: what the service says, and what the mock says. */
export interface Difference {
  aspect: Aspect;
  difference: string;
  count: number;
  first: string;
}

/** What the answers of a validation say, in words that hold no data. */
type Summary = Record<Aspect, string>;

/** Counts where mock and service say the same of a validation. */
export class Comparison {
  readonly #rows = new Map<string, BehaviourRow>();

  /** Takes the two answers to a request; those of a search are left alone, as the mock searches a world of its own. */
  add(operation: string, request: Json, service: Json, mock: Json, where: string): void {
    if (!isObject(service) || !isObject(service.result) || !isObject(mock) || !isObject(mock.result)) return;
    const row = this.#rows.get(operation) ?? emptyRow(operation);
    this.#rows.set(operation, row);
    row.compared++;
    const sent = stringsOf(request);
    const ours = gist(mock, sent);
    const theirs = gist(service, sent);
    const fields = differingFields(correctedData(service), correctedData(mock));
    for (const aspect of Object.keys(row.same) as Aspect[]) {
      const isSame = theirs[aspect] === ours[aspect] && (aspect !== "corrected value" || fields.length === 0);
      if (isSame) row.same[aspect]++;
      else {
        const detail =
          theirs[aspect] === ours[aspect]
            ? `another value in ${fields.slice(0, 4).join(", ")}`
            : `${theirs[aspect]} → ${ours[aspect]}`;
        count(row.differences, aspect, detail, where);
      }
    }
  }

  /** The table, the operations in the order of their names. */
  table(): BehaviourTable {
    const rows = [...this.#rows.values()].toSorted((a, b) => a.operation.localeCompare(b.operation));
    for (const row of rows) row.differences.sort((a, b) => b.count - a.count);
    return { rows };
  }
}

function emptyRow(operation: string): BehaviourRow {
  const same = { proposal: 0, isValid: 0, "corrected value": 0, "finding types": 0 };
  return { operation, compared: 0, same, differences: [] };
}

function count(differences: Difference[], aspect: Aspect, difference: string, where: string): void {
  const known = differences.find((one) => one.aspect === aspect && one.difference === difference);
  if (known) known.count++;
  else if (differences.length < 100) differences.push({ aspect, difference, count: 1, first: where });
}

function gist(body: JsonObject, sent: string[]): Summary {
  const result = body.result as JsonObject;
  return {
    proposal: word(result.proposal, sent),
    isValid: String(result.isValid === true),
    "corrected value": isObject(body.resultCorrected) ? "a correction" : "none",
    "finding types": findings(result.errors, sent),
  };
}

function findings(errors: Json | undefined, sent: string[]): string {
  const kinds = (Array.isArray(errors) ? errors.filter(isObject) : []).map(({ group, type, subtype }) =>
    [group, type, subtype]
      .filter((part) => part !== null && part !== undefined)
      .map((part) => word(part, sent))
      .join(" "),
  );
  return kinds.length > 0 ? [...new Set(kinds)].toSorted().join(", ") : "none";
}

function correctedData({ resultCorrected }: JsonObject): JsonObject {
  return isObject(resultCorrected) && isObject(resultCorrected.data) ? resultCorrected.data : {};
}

/** The names of the fields that differ; one that is null is as good as absent. */
function differingFields(a: JsonObject, b: JsonObject): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter((name) => canonical(a[name]) !== canonical(b[name])).map((name) => safeName(name));
}

function canonical(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .toSorted()
    .map((name) => [name, canonical(value[name])]);
  return members
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}:${text}`)
    .join();
}

/** A word of the service; never one that was sent to it. */
function word(value: Json | undefined, sent: string[]): string {
  return typeof value === "string" && isEnumLike(value) && !sent.includes(value) ? value : "(not a word)";
}
