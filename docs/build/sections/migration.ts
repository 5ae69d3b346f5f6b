import { guidedStep, steps } from "@data-validation/client/internal/migrate/steps";
import { translateRequest } from "@data-validation/client/internal/migrate/translate";
import { capitalise, inCode } from "@data-validation/common/text";
import { type Grade, weakestGrade } from "@data-validation/openapi-document/grades";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { anchorOf, operationAddress } from "../addresses.ts";
import {
  type ChangedField,
  changedFields,
  changedOperationsOf,
  isOnlyGuaranteed,
} from "../contract/changed-fields.ts";
import type { PageField } from "../contract/page-fields.ts";
import { type MockRequest, respondFromMock } from "../contract/response.ts";
import {
  findOperation,
  type OperationSource,
  operationsOf,
  type Source,
} from "../contract/source.ts";
import {
  HALF,
  jsonBlock,
  pairBlock,
  requestBlock,
  responseBlock,
  tableMarkdown,
} from "./blocks.ts";
import { effectOf } from "./effects.ts";
import { labelMarkdown } from "./grade-labels.ts";

const { from, to } = guidedStep;

export type Counterparts = NonNullable<ReturnType<typeof counterpartsOf>>;

/**
 * The anchors of the moved fields of an operation in the other version of the migration guide;
 * undefined for an absent field.
 */
export function counterpartsOf(source: Source, { version, path, id }: OperationSource) {
  const isOld = version === from;
  if ((!isOld && version !== to) || !source.changedPaths.includes(path)) return undefined;
  const anchors = new Map<string, string | undefined>();
  for (const row of changedFields(source, findOperation(source, to, id))) {
    const here = isOld ? row.old : row.new;
    const there = isOld ? row.new : row.old;
    if (here && here.anchor !== there?.anchor) anchors.set(here.anchor, there?.anchor);
  }
  const otherVersion = isOld ? to : from;
  return { version: otherVersion, page: operationAddress(otherVersion, path), anchors };
}

/** The list of changes at the beginning of the migration guide. */
export function migrationSummary(source: Source): string {
  const operations = changedOperationsOf(source);
  const rows = operations.flatMap((described) =>
    changedFields(source, described).map((row) => ({ row, effect: effectOf(described.path, row) })),
  );
  const inResponses = rows.flatMap(({ row, effect }) => (effect ? [{ row, effect }] : []));
  const unnoticed = inResponses.filter(({ effect }) => effect.isUnnoticed);
  const rejected = rows.filter(({ row }) => isRejected(row));
  const names = unnoticed.map(({ row }) => inCode(row.old?.path)).join(", ");
  const same = operationsOf(source, to).length - operations.length;
  return `- **Changed**: ${operations.map(({ path }) => inCode(path)).join(" and ")}. The other ${same} operations, the envelope, the keys and the base URL are the same.
- **Requests**: ${rejected.length} fields are removed or renamed. The names are stated. That they cause a 400 error is assumed: where the API ignores unknown options instead, the request succeeds, and the option has no effect.
- **Responses**: ${inResponses.length} fields are moved, renamed, or can be null or absent. Unnoticed in every language: ${names}.
- **Version ${from}**: remains available to clients that pin it.`;
}

export function changedOperations(source: Source, root: string): string {
  const lines = changedOperationsOf(source).map((described) => {
    const rows = changedFields(source, described);
    const added = rows.filter(({ old }) => !old).length;
    const anchor = anchorOf(...described.path.slice(1).split("/"));
    const more = added > 0 ? ` ${added} fields are new.` : "";
    return `- [\`${described.path}\`](${root}migration.md#${anchor}): ${rows.length - added} fields moved, changed or were removed.${more}`;
  });
  return lines.join("\n");
}

/**
 * A table for each changed operation: a row for each field, with its effect on a client of the
 * older version.
 */
export function changeTables(source: Source): string {
  const tables = changedOperationsOf(source).map((described) => {
    const rows = changedFields(source, described).map((row) => [
      fieldCell(row.old),
      fieldCell(row.new),
      labelMarkdown(gradeOf(row)),
      effectText(described.path, row),
    ]);
    const head = [from, to, "Grade", `Effect on a ${from} client`];
    return `### ${described.path}\n\n<div class="changes">\n\n${tableMarkdown(head, rows)}\n\n</div>`;
  });
  return tables.join("\n\n");
}

/**
 * The changed names and new values of versions after those of the guide, newest first. Their
 * changelog is not written yet.
 */
export function laterSteps(): string {
  const later = steps.slice(steps.findIndex((step) => step.to === to) + 1).toReversed();
  const sections = later.map((step) => {
    const rows = step.changes.map(({ path, place, newValues = [], ...names }) => {
      const code = (name: string | null) => (name === null ? "" : inCode(`${place}.${name}`));
      const after = [code(names.to), ...newValues.map((value) => `new: ${inCode(value)}`)];
      return [inCode(path), code(names.from), after.join(" ")];
    });
    return `## ${step.to}\n\n${tableMarkdown(["Operation", step.from, step.to], rows)}`;
  });
  return sections.join("\n\n");
}

function fieldCell(field: PageField | undefined): string {
  return field ? `${inCode(field.path)}<br>${field.type}` : "";
}

/** The grade of a change: that of the weaker of its two fields. */
function gradeOf({ old, new: now }: ChangedField): Grade {
  return weakestGrade([old, now].flatMap((field) => (field ? [gradeOfField(field)] : [])));
}

function gradeOfField({ standing }: PageField): Grade {
  return standing === "Stated, detail assumed" ? "Stated" : standing;
}

function effectText(path: string, row: ChangedField): string {
  const { old, new: now, note } = row;
  if (!old) return `New.${now?.preset === undefined ? "" : ` Default: ${inCode(now.preset)}.`}`;
  const isResponse = !old.anchor.startsWith("request.");
  const parts = [
    isResponse && isOnlyGuaranteed(row) && "No effect: always present.",
    effectOf(path, row)?.text,
    isRejected(row) && `400 error (assumed).${now ? "" : " Removed, no replacement."}`,
    note && `${capitalise(note)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function isRejected({ old, new: now }: ChangedField): boolean {
  return old?.anchor.startsWith("request.") === true && old.anchor !== now?.anchor;
}

/** A request and its response in both versions. */
export async function sideBySide(source: Source, id: string, request: unknown): Promise<string> {
  const requests = requestsOfVersions(source, id, request);
  const responses = await Promise.all(requests.map((each) => respondFromMock(source, each)));
  const rows = [
    requests.map((each) => requestBlock(each, HALF)),
    responses.map((response) => responseBlock(response, HALF)),
  ];
  return rows.map(pairBlock).join("\n\n");
}

/** A field of the responses of both versions to a request. */
export async function silentBreak(
  source: Source,
  id: string,
  path: string,
  request: unknown,
): Promise<string> {
  const parts = requestsOfVersions(source, id, request).map(async (call) => {
    const { body } = await respondFromMock(source, call);
    const value = valueAtKeys(body, path.split("."));
    const valueText =
      value === undefined
        ? "The field is absent. JavaScript reads `undefined`."
        : jsonBlock(value, HALF);
    return `\`${path}\` in ${call.operation.version}:\n\n${valueText}`;
  });
  return pairBlock(await Promise.all(parts));
}

function requestsOfVersions(source: Source, id: string, request: unknown): MockRequest[] {
  const old = findOperation(source, from, id);
  const { body, lost } = translateRequest({ request }, { path: old.path, from, to });
  if (lost.length > 0)
    throw new Error(
      `The request has something that version ${to} cannot do: ${JSON.stringify(lost)}`,
    );
  return [
    { operation: old, request },
    { operation: findOperation(source, to, id), request: body.request },
  ];
}
