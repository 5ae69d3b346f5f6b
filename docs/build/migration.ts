import { changes, guidedStep, steps } from "@data-validation/client/internal/migrate/steps";
import { translateRequest } from "@data-validation/client/internal/migrate/translate";
import { capital } from "@data-validation/common/text";
import { get } from "@data-validation/openapi-document/json";
import { operationAddress } from "./addresses.ts";
import { columns, HALF, json, requestBlock, responseBlock, table } from "./blocks.ts";
import { findingAnchor } from "./failures.ts";
import { type Field, flat } from "./fields.ts";
import { type MockRequest, respond } from "./response.ts";
import { type OperationSource, operation, operationsOf, type Source } from "./source.ts";

/** A changed field before and after; undefined in a version without it. */
interface Row {
  old: Field | undefined;
  new: Field | undefined;
  /** Whether the name, the place or the meaning changed. */
  isRenamed?: boolean;
  /** Whether the newer version has another field at the old path. */
  isTaken?: boolean;
  note?: string | undefined;
}

const { from, to } = guidedStep;

function differing(source: Source): OperationSource[] {
  return operationsOf(source, to).filter(({ path }) => source.changedPaths.includes(path));
}

/** The changed fields of an operation. The client's table of changes has the renamed ones, which a comparison cannot find. */
function changedFields(source: Source, described: OperationSource): Row[] {
  const old = fieldsByAnchor(source, from, described.id);
  const now = fieldsByAnchor(source, to, described.id);
  const named = changes
    .filter(({ path }) => path === described.path)
    .map(({ place, from, to, note }) => ({
      from: from && `${place}.${from}`,
      to: to && `${place}.${to}`,
      note,
    }));
  const rows = [...old.values()].map((field): Row => {
    const own = named.find((change) => change.from === field.anchor);
    const around =
      own ?? named.find((change) => change.from !== null && isInside(field.anchor, change.from));
    const anchor = around
      ? around.to && around.to + field.anchor.slice(around.from?.length)
      : field.anchor;
    const isRenamed = own !== undefined || anchor === null;
    return {
      old: field,
      new: now.get(anchor ?? ""),
      isRenamed,
      isTaken: now.has(field.anchor),
      note: own?.note,
    };
  });
  const continued = new Set(rows.map((row) => row.new?.anchor));
  const added = [...now.keys()].filter((anchor) => !continued.has(anchor));
  const outermost = added.filter((anchor) => !added.some((other) => isInside(anchor, other)));
  return [
    ...rows.filter(isChanged),
    ...outermost.map((anchor): Row => ({ old: undefined, new: now.get(anchor) })),
  ];
}

function isChanged(row: Row): boolean {
  return (
    row.isRenamed === true ||
    row.old?.type !== row.new?.type ||
    row.old?.required !== row.new?.required
  );
}

function isInside(anchor: string, field: string): boolean {
  return anchor.startsWith(`${field}.`) || anchor.startsWith(`${field}[`);
}

/** The effect on a client that still reads an old response field, if there is no error. */
function silence({ old, new: now, isRenamed, isTaken }: Row): string | undefined {
  if (!old || old.anchor.startsWith("request.")) return undefined;
  if (isRenamed && isTaken) return "**Silent in every language**: same name, other meaning.";
  if (isRenamed) return `${IN_JAVASCRIPT}: the old name is \`undefined\`.`;
  if (old.type !== now?.type)
    return `**Silent in every language**: can be \`${now?.type.split(" or ").at(-1)}\`.`;
  return old.required && !now.required ? `${IN_JAVASCRIPT}: can be absent.` : undefined;
}

/** Most typed clients check responses, and then have an error. */
const IN_JAVASCRIPT = "**Silent in JavaScript**";

function fieldsByAnchor(source: Source, version: string, id: string): Map<string, Field> {
  const { request, response } = operation(source, version, id).fields;
  // Corrections and suggestions have the fields of the result.
  const fields = flat([...request, ...response]).filter(
    ({ path }) => !/^(resultCorrected|suggestions)\b/.test(path),
  );
  return new Map(fields.map((field) => [field.anchor, field]));
}

export type Counterparts = NonNullable<ReturnType<typeof counterpartsOf>>;

/** The anchors of the moved fields of an operation in the other version of the migration guide; undefined for an absent field. */
export function counterpartsOf(source: Source, { version, path, id }: OperationSource) {
  const isOld = version === from;
  if ((!isOld && version !== to) || !source.changedPaths.includes(path)) return undefined;
  const anchors = new Map<string, string | undefined>();
  for (const row of changedFields(source, operation(source, to, id))) {
    const here = isOld ? row.old : row.new;
    const there = isOld ? row.new : row.old;
    if (here && here.anchor !== there?.anchor) anchors.set(here.anchor, there?.anchor);
  }
  const otherVersion = isOld ? to : from;
  return { version: otherVersion, page: operationAddress(otherVersion, path), anchors };
}

export function migrationSummary(source: Source): string {
  const operations = differing(source);
  const rows = operations.flatMap((described) => changedFields(source, described));
  const silent = rows.filter((row) => silence(row));
  const everywhere = silent.filter((row) => !silence(row)?.startsWith(IN_JAVASCRIPT));
  const rejected = rows.filter(isRejected);
  const names = everywhere.map(({ old }) => `\`${old?.path}\``).join(", ");
  const same = operationsOf(source, to).length - operations.length;
  return `- **Changed**: ${operations.map(({ path }) => `\`${path}\``).join(" and ")}. The other ${same} operations, the envelope, the keys and the base URL are the same.
- **With an error**: ${rejected.length} request fields are removed or renamed. They cause a 400 response.
- **Without an error**: ${silent.length} response fields. ${everywhere.length} of them are silent in every language: ${names}.
- **Version 2.0**: remains available to clients that pin it.`;
}

export function changedOperations(source: Source, root: string): string {
  const lines = differing(source).map((described) => {
    const rows = changedFields(source, described);
    const added = rows.filter(({ old }) => !old).length;
    const anchor = findingAnchor(...described.path.slice(1).split("/"));
    const news = added > 0 ? ` ${added} fields are new.` : "";
    return `- [\`${described.path}\`](${root}migration.md#${anchor}): ${rows.length - added} fields moved, changed or were removed.${news}`;
  });
  return lines.join("\n");
}

export function changeTables(source: Source): string {
  const tables = differing(source).map((described) => {
    const rows = changedFields(source, described).map((row) => [
      cell(row.old),
      cell(row.new),
      effect(row),
    ]);
    return `### ${described.path}\n\n${table([from, to, `Effect on a ${from} client`], rows)}`;
  });
  return tables.join("\n\n");
}

/** The renamed fields of versions after the current one, newest first. Their changelog is not written yet. */
export function laterSteps(): string {
  const later = steps.slice(steps.findIndex((step) => step.to === to) + 1).toReversed();
  const sections = later.map((step) => {
    const rows = step.changes.map(({ path, place, from, to, newValues = [] }) => {
      const code = (name: string | null) => (name === null ? "" : `\`${place}.${name}\``);
      const after = [code(to), ...newValues.map((value) => `new: \`${value}\``)];
      return [`\`${path}\``, code(from), after.join(" ")];
    });
    return `## ${step.to}\n\n${table(["Operation", step.from, step.to], rows)}`;
  });
  return sections.join("\n\n");
}

function cell(field: Field | undefined): string {
  return field ? `\`${field.path}\`<br>${field.type}` : "";
}

function effect(row: Row): string {
  const { old, new: now, note } = row;
  if (!old) return `New.${now?.preset === undefined ? "" : ` Default: \`${now.preset}\`.`}`;
  const parts = [
    silence(row),
    isRejected(row) && `400 error.${now ? "" : " Removed, no replacement."}`,
    note && `${capital(note)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function isRejected({ old, new: now }: Row): boolean {
  return old?.anchor.startsWith("request.") === true && old.anchor !== now?.anchor;
}

/** A request and its response in both versions. */
export async function sideBySide(source: Source, id: string, request: unknown): Promise<string> {
  const requests = inBothVersions(source, id, request);
  const responses = await Promise.all(requests.map((each) => respond(source, each)));
  const rows = [
    requests.map((each) => requestBlock(each, HALF)),
    responses.map((response) => responseBlock(response, HALF)),
  ];
  return rows.map(columns).join("\n\n");
}

/** A field of the responses of both versions to a request. */
export async function silentBreak(
  source: Source,
  id: string,
  path: string,
  request: unknown,
): Promise<string> {
  const parts = inBothVersions(source, id, request).map(async (each) => {
    const { body } = await respond(source, each);
    const value = get(body, path.split("."));
    const shown =
      value === undefined
        ? "The field is absent. JavaScript reads `undefined`."
        : json(value, HALF);
    return `\`${path}\` in ${each.operation.version}:\n\n${shown}`;
  });
  return columns(await Promise.all(parts));
}

/** A request of the older version, and its translation. */
function inBothVersions(source: Source, id: string, request: unknown): MockRequest[] {
  const old = operation(source, from, id);
  const { body, lost } = translateRequest(old.path, { request }, from, to);
  if (lost.length > 0)
    throw new Error(
      `The request has something that version ${to} cannot do: ${JSON.stringify(lost)}`,
    );
  return [
    { operation: old, request },
    { operation: operation(source, to, id), request: body.request },
  ];
}
