import { changes, guidedStep, steps } from "../../packages/client/src/migrate/steps.ts";
import { upgradeRequest } from "../../packages/client/src/migrate.ts";
import { operationAddress } from "./addresses.ts";
import { columns, HALF, json, read, requestBlock, responseBlock, table } from "./blocks.ts";
import { findingAnchor } from "./failures.ts";
import { type Field, flat } from "./fields.ts";
import { respond } from "./response.ts";
import { type OperationSource, operation, operationsOf, type Source } from "./source.ts";

/** A changed field: before and after; undefined in a version without it. */
interface Row {
  old: Field | undefined;
  new: Field | undefined;
  /** Whether the field has another name, place or meaning. */
  isRenamed?: boolean;
  /** Whether the newer version has another field at the old path. */
  isTaken?: boolean;
  note?: string | undefined;
}

const { from, to } = guidedStep;

function differing(source: Source): OperationSource[] {
  return operationsOf(source, to).filter(({ path }) => source.changedPaths.includes(path));
}

/**
 * The fields of an operation that changed. What was renamed, which a comparison cannot know, is in the client's table of changes.
 *
 * `resultCorrected` and `suggestions` mirror `result`; their fields are left out.
 */
function changedFields(source: Source, described: OperationSource): Row[] {
  const old = fieldsByPath(source, from, described.id);
  const now = fieldsByPath(source, to, described.id);
  const named = changes
    .filter(({ path }) => path === described.path)
    .map(({ place, from, to, note }) => ({ from: from && `${place}.${from}`, to: to && `${place}.${to}`, note }));
  const rows = [...old.values()].map((field): Row => {
    const own = named.find((change) => change.from === field.path);
    const around = own ?? named.find((change) => change.from !== null && isInside(field.path, change.from));
    const path = around ? around.to && around.to + field.path.slice(around.from?.length) : field.path;
    const isRenamed = own !== undefined || path === null;
    return { old: field, new: now.get(path ?? ""), isRenamed, isTaken: now.has(field.path), note: own?.note };
  });
  const reached = new Set(rows.map((row) => row.new?.path));
  const added = [...now.keys()].filter((path) => !reached.has(path));
  // The fields inside a new field are part of it.
  const outermost = added.filter((path) => !added.some((other) => isInside(path, other)));
  return [...rows.filter(isChanged), ...outermost.map((path): Row => ({ old: undefined, new: now.get(path) }))];
}

function isChanged(row: Row): boolean {
  return row.isRenamed === true || row.old?.type !== row.new?.type || row.old?.required !== row.new?.required;
}

function isInside(path: string, field: string): boolean {
  return path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
}

/** What a client that still reads an old field of a response meets without an error. */
function silence({ old, new: now, isRenamed, isTaken }: Row): string | undefined {
  if (!old || old.path.startsWith("request.")) return undefined;
  if (isRenamed && isTaken) return "**Silent in every language**: same name, other meaning.";
  if (isRenamed) return `${IN_JAVASCRIPT}: the old name is \`undefined\`.`;
  if (old.type !== now?.type) return `**Silent in every language**: can be \`${now?.type.split(" or ").at(-1)}\`.`;
  return old.required && !now.required ? `${IN_JAVASCRIPT}: can be absent.` : undefined;
}

/** A parser that checks its input, as most typed clients have, fails instead. */
const IN_JAVASCRIPT = "**Silent in JavaScript**";

function fieldsByPath(source: Source, version: string, id: string): Map<string, Field> {
  const { request, response } = operation(source, version, id).fields;
  const own = flat([...request, ...response]).filter(({ path }) => !/^(resultCorrected|suggestions)\b/.test(path));
  return new Map(own.map((field) => [field.path, field]));
}

export type Counterparts = NonNullable<ReturnType<typeof counterpartsOf>>;

/** What the other version of the migration has for the fields that it does not share with an operation. */
export function counterpartsOf(source: Source, { version, path, id }: OperationSource) {
  const isOld = version === from;
  if ((!isOld && version !== to) || !source.changedPaths.includes(path)) return undefined;
  const rows = changedFields(source, operation(source, to, id)).filter((row) => row.old?.path !== row.new?.path);
  const pairs = rows.map((row) => (isOld ? [row.old, row.new] : [row.new, row.old]));
  const paths = pairs.flatMap(([own, other]) => (own ? [[own.path, other?.path] as const] : []));
  const otherVersion = isOld ? to : from;
  return { version: otherVersion, page: operationAddress(otherVersion, path), paths: new Map(paths) };
}

/** The migration in a few lines: what changes, with and without an error. */
export function migrationSummary(source: Source): string {
  const operations = differing(source);
  const rows = operations.flatMap((described) => changedFields(source, described));
  const silent = rows.filter((row) => silence(row));
  const everywhere = silent.filter((row) => !silence(row)?.startsWith(IN_JAVASCRIPT));
  const refused = rows.filter(isRefused);
  const names = (list: Row[]) => list.map(({ old }) => `\`${old?.path}\``).join(", ");
  const same = operationsOf(source, to).length - operations.length;
  return `- **Changed**: ${operations.map(({ path }) => `\`${path}\``).join(" and ")}. The other ${same} operations, the envelope, the keys and the base URL are the same.
- **With an error**: ${refused.length} request fields are removed or renamed. They cause a 400 response.
- **Without an error**: ${silent.length} response fields. ${everywhere.length} of them are silent in every language: ${names(everywhere)}.
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
  return differing(source)
    .map((described) => {
      const rows = changedFields(source, described).map((row) => [cell(row.old), cell(row.new), effect(row)]);
      return `### ${described.path}\n\n${table([from, to, `Effect on a ${from} client`], rows)}`;
    })
    .join("\n\n");
}

/** What versions after the current one rename, newest first: the changelog has no words about them yet. */
export function laterSteps(): string {
  const later = steps.slice(steps.findIndex((step) => step.to === to) + 1).toReversed();
  return later
    .map((step) => {
      const rows = step.changes.map(({ path, place, from, to, newValues = [] }) => {
        const written = (name: string | null) => (name === null ? "" : `\`${place}.${name}\``);
        const after = [written(to), ...newValues.map((value) => `new: \`${value}\``)];
        return [`\`${path}\``, written(from), after.join(" ")];
      });
      return `## ${step.to}\n\n${table(["Operation", step.from, step.to], rows)}`;
    })
    .join("\n\n");
}

function cell(field: Field | undefined): string {
  return field ? `\`${field.path}\`<br>${field.type}` : "";
}

function effect(row: Row): string {
  const { old, new: now, note } = row;
  if (!old) return `New.${now?.preset === undefined ? "" : ` Default: \`${now.preset}\`.`}`;
  const parts = [
    silence(row),
    isRefused(row) && `400 error.${now ? "" : " Removed, no replacement."}`,
    note && `${note[0]?.toUpperCase()}${note.slice(1)}.`,
  ];
  return parts.filter(Boolean).join(" ");
}

function isRefused({ old, new: now }: Row): boolean {
  return old?.path.startsWith("request.") === true && old.path !== now?.path;
}

/** One input in both versions: requests and responses; the client's migration writes the newer request. */
export async function sideBySide(source: Source, id: string, request: unknown): Promise<string> {
  const asked = bothVersions(source, id, request);
  const responses = await Promise.all(asked.map((each) => respond(source, each)));
  const rows = [asked.map((each) => requestBlock(each, HALF)), responses.map((each) => responseBlock(each, HALF))];
  return rows.map(columns).join("\n\n");
}

/** One field of the responses of both versions to one input. */
export async function silentBreak(source: Source, id: string, path: string, request: unknown): Promise<string> {
  const asked = bothVersions(source, id, request);
  const parts = asked.map(async (each) => {
    const { body } = await respond(source, each);
    const value = read(body, path);
    const shown = value === undefined ? "The field is absent. JavaScript reads `undefined`." : json(value, HALF);
    return `\`${path}\` in ${each.operation.version}:\n\n${shown}`;
  });
  return columns(await Promise.all(parts));
}

function bothVersions(source: Source, id: string, request: unknown) {
  const old = operation(source, from, id);
  const { body, lost } = upgradeRequest(old.path as "/phone/validate", { request } as never);
  if (lost.length > 0)
    throw new Error(`The request has something that version ${to} cannot do: ${JSON.stringify(lost)}`);
  return [
    { operation: old, request },
    { operation: operation(source, to, id), request: (body as { request: unknown }).request },
  ];
}
