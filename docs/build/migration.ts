import { changes, guidedStep } from "../../packages/client/src/migrate/steps.ts";
import { upgradeRequest } from "../../packages/client/src/migrate.ts";
import { differingOperations } from "../../scripts/lib/openapi/differences.ts";
import type { JsonObject } from "../../scripts/lib/openapi/json.ts";
import { operationAddress } from "./addresses.ts";
import { columns, HALF, json, read, requestBlock, responseBlock, table } from "./blocks.ts";
import { findingAnchor } from "./failures.ts";
import { bodiesOf, type Field, fieldsOf } from "./fields.ts";
import { respond } from "./response.ts";
import { bundleOf, type OperationSource, operation, operationsOf, type Source } from "./source.ts";

/** A changed field: before and after; undefined in a version without it. */
interface Row {
  old: Field | undefined;
  new: Field | undefined;
  /** What a client that is not changed meets without an error, as a sentence; undefined if there is an error or nothing changes. */
  silent: string | undefined;
  note: string | undefined;
}

/** The two versions that the migration is about. */
const { from, to } = guidedStep;

function differing(source: Source): OperationSource[] {
  const paths = differingOperations(documentOf(source, from), documentOf(source, to));
  return operationsOf(source, to).filter(({ path }) => paths.includes(path));
}

function documentOf(source: Source, version: string): { document: JsonObject } {
  return { document: bundleOf(source, version) as unknown as JsonObject };
}

/**
 * The fields of an operation that changed. What was renamed, which a comparison cannot know, is in the client's table of changes.
 *
 * `resultCorrected` and `suggestions` mirror `result`; their fields are left out.
 *
 * @throws if neither version has a field of the table
 */
function changedFields(source: Source, described: OperationSource): Row[] {
  const old = fieldsByPath(source, from, described.id);
  const now = fieldsByPath(source, to, described.id);
  const named = changes
    .filter(({ path }) => path === described.path)
    .map(({ place, from, to, note }) => ({ from: from && `${place}.${from}`, to: to && `${place}.${to}`, note }));
  for (const path of named.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()))
    if (!old.has(path) && !now.has(path)) throw new Error(`Neither version has the field ${path}.`);
  const rows = [...old.values()].map((field): Row & { isNamed: boolean } => {
    const own = named.find((change) => change.from === field.path);
    const change = own ?? named.find((change) => change.from !== null && isInside(field.path, change.from));
    const path = change ? change.to && change.to + field.path.slice(change.from?.length) : field.path;
    const row = { old: field, new: path === null ? undefined : now.get(path) };
    // What is inside of a field that moved is silent with it.
    const isSilent = own !== undefined || change === undefined;
    const silentInside = isOptionalNow(row) ? ABSENT : undefined;
    const silent = isSilent ? silence(row, now.has(field.path)) : silentInside;
    return { ...row, silent, note: own?.note, isNamed: own !== undefined };
  });
  const reached = new Set(rows.map((row) => row.new?.path));
  const added = [...now.keys()].filter((path) => !reached.has(path));
  return [
    ...rows.filter((row) => row.isNamed || row.old?.type !== row.new?.type || row.old?.required !== row.new?.required),
    // The fields inside a new field are part of it.
    ...added
      .filter((path) => !added.some((other) => isInside(path, other)))
      .map((path): Row => ({ old: undefined, new: now.get(path), silent: undefined, note: undefined })),
  ];
}

function isInside(path: string, field: string): boolean {
  return path.startsWith(`${field}.`) || path.startsWith(`${field}[`);
}

/** What a client that still reads an old field of a response meets without an error. */
function silence({ old, new: now }: Pick<Row, "old" | "new">, isStillThere: boolean): string | undefined {
  if (!old || old.path.startsWith("request.")) return undefined;
  if (isStillThere && old.path !== now?.path) return "**Silent in every language**: same name, other meaning.";
  if (old.path !== now?.path) return `${IN_JAVASCRIPT}: the old name is \`undefined\`.`;
  if (old.type !== now.type) return `**Silent in every language**: can be \`${now.type.split(" or ").at(-1)}\`.`;
  return isOptionalNow({ old, new: now }) ? ABSENT : undefined;
}

function isOptionalNow({ old, new: now }: Pick<Row, "old" | "new">): boolean {
  return old?.required === true && now?.required === false;
}

/** A parser that checks its input, as most typed clients have, fails instead. */
const IN_JAVASCRIPT = "**Silent in JavaScript**";
const ABSENT = `${IN_JAVASCRIPT}: can be absent.`;

function fieldsByPath(source: Source, version: string, id: string): Map<string, Field> {
  const { bundle, node } = operation(source, version, id);
  const { request, response } = bodiesOf(bundle, node);
  const fields = [request, response].flatMap((body) => fieldsOf(bundle, body));
  const own = fields.filter(({ path }) => !/^(resultCorrected|suggestions)\b/.test(path));
  return new Map(own.map((field) => [field.path, field]));
}

/** The fields of an operation that the other version has under another path, or not at all. */
export interface Counterparts {
  version: string;
  /** The address of the operation in the other version, from the start of the site. */
  page: string;
  /** The path in the other version, `undefined` without a counterpart. */
  paths: ReadonlyMap<string, string | undefined>;
}

/** What the other version of the migration has for the fields that it does not share with an operation. */
export function counterpartsOf(source: Source, { version, path, id }: OperationSource): Counterparts | undefined {
  const isOld = version === from;
  if ((!isOld && version !== to) || !changedPaths(source).includes(path)) return undefined;
  const rows = changedFields(source, operation(source, to, id)).filter((row) => row.old?.path !== row.new?.path);
  const pairs = rows.map((row) => (isOld ? [row.old, row.new] : [row.new, row.old]));
  const paths = pairs.flatMap(([own, other]) => (own ? [[own.path, other?.path] as const] : []));
  const otherVersion = isOld ? to : from;
  return { version: otherVersion, page: operationAddress(otherVersion, path), paths: new Map(paths) };
}

export function changedPaths(source: Source): string[] {
  return differing(source).map(({ path }) => path);
}

/** The migration in a few lines: what changes, with and without an error. */
export function migrationSummary(source: Source): string {
  const operations = differing(source);
  const rows = operations.flatMap((described) => changedFields(source, described));
  const silent = rows.filter((row) => row.silent);
  const everywhere = silent.filter((row) => !row.silent?.startsWith(IN_JAVASCRIPT));
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

function cell(field: Field | undefined): string {
  return field ? `\`${field.path}\`<br>${field.type}` : "";
}

function effect(row: Row): string {
  const { old, new: now, silent, note } = row;
  if (!old) return `New.${now?.preset === undefined ? "" : ` Default: \`${now.preset}\`.`}`;
  const parts = [
    silent,
    isRefused(row) && `400 error.${now ? "" : " Removed, no replacement."}`,
    note && `${note[0]?.toUpperCase()}${note.slice(1)}.`,
  ];
  return parts.filter(Boolean).join(" ").replaceAll("|", "\\|");
}

/** Whether a request with the old name gets an error. */
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
