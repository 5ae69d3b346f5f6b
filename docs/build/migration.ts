import { type Change, changes, upgradeRequest } from "../../packages/client/src/migrate.ts";
import { differencesOf, differingOperations } from "../../scripts/lib/openapi/differences.ts";
import type { JsonObject } from "../../scripts/lib/openapi/json.ts";
import { toKeys } from "../../scripts/lib/openapi/pointer.ts";
import { answer } from "./answer.ts";
import { answerLine, columns, HALF, json, read, requestBlock } from "./blocks.ts";
import { bodiesOf, type Field, fieldsOf } from "./fields.ts";
import { bundleOf, type OperationSource, operation, operationsOf, type Source } from "./source.ts";

/** A field that changed: what it was and what it is; undefined where a version does not have it. */
export interface Row {
  old: Field | undefined;
  new: Field | undefined;
  /** Why nothing fails when a client goes on as before, as a sentence; undefined when something does. */
  silent: string | undefined;
  note: string | undefined;
}

/** What an operation has of a version: its fields by path. */
type Fields = ReadonlyMap<string, Field>;

/** The two versions that the migration is about. */
const from = "2.0";
const to = "2.1";

/** A version with the one before it, and the operations in which they differ. */
export interface VersionPair {
  from: string;
  to: string;
  /** As the newer version has them. */
  operations: OperationSource[];
}

/** The pairs of versions of which the changes are known, oldest first. */
export function versionPairs(source: Source): VersionPair[] {
  return [{ from, to, operations: differing(source) }];
}

/** The paths of the operations of a version that are not among the given ones. */
export function unchangedOperations(source: Source, version: string, changed: OperationSource[]): string[] {
  const paths = operationsOf(source, version).map(({ path }) => path);
  return paths.filter((path) => !changed.some((operation) => operation.path === path));
}

/** The operations that differ, newer version. */
function differing(source: Source): OperationSource[] {
  const paths = differingOperations(documentOf(source, from), documentOf(source, to));
  return operationsOf(source, to).filter(({ path }) => paths.includes(path));
}

function documentOf(source: Source, version: string): { document: JsonObject } {
  return { document: bundleOf(source, version) as unknown as JsonObject };
}

/**
 * The fields of an operation that changed, from the structural difference of the bundles. What was renamed, which a difference cannot
 * know, is told by the client's table of changes.
 *
 * `resultCorrected` and `suggestions` mirror `result`; their fields are left out.
 *
 * @throws when the difference and the table do not agree
 */
export function changedFields(source: Source, described: OperationSource): Row[] {
  const [old, now] = [from, to].map((version) => fieldsByPath(source, version, described.id)) as [Fields, Fields];
  const touched = differencesOf(documentOf(source, from), documentOf(source, to), described.path).flatMap(
    ({ pointer }) => fieldOf(pointer) ?? [],
  );
  const differing = new Set(touched.filter((path) => !/^(resultCorrected|suggestions)\b/.test(path)));
  const own = (changes as readonly Change[]).filter(({ path }) => path === described.path);
  const named = own.map(({ place, from, to, note }): Row => {
    const [before, after] = [from, to].map((name) => (name === null ? undefined : `${place}.${name}`));
    for (const path of [before, after]) {
      if (path && !old.has(path) && !now.has(path)) throw new Error(`Neither version has the field ${path}.`);
    }
    const row = { old: before ? old.get(before) : undefined, new: after ? now.get(after) : undefined, note };
    return { ...row, silent: silence(row, before !== undefined && now.has(before)) };
  });
  const known = named.flatMap((row) => [row.old?.path ?? "", row.new?.path ?? ""]).filter(Boolean);
  const isKnown = (path: string) =>
    known.some((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`));
  const unnamed = [...differing]
    .filter((path) => !isKnown(path) && (old.has(path) || now.has(path)))
    .map((path): Row => {
      const row = { old: old.get(path), new: now.get(path) };
      return { ...row, silent: silence(row, now.has(path)), note: undefined };
    });
  return [...named.flatMap((row) => [row, ...inside(row, old, now)]), ...unnamed];
}

/** What happens, without an error, to a client that goes on reading an old field of an answer. */
function silence({ old, new: now }: Pick<Row, "old" | "new">, isStillThere: boolean): string | undefined {
  if (!old || old.path.startsWith("request.")) return undefined;
  if (isStillThere && old.path !== now?.path) return "Silent: the old name is still there, with another meaning.";
  if (old.path !== now?.path) return "Silent: the old name is absent, and reads as undefined.";
  if (old.type !== now.type) return `Silent: the value can be ${now.type.split(" or ").at(-1)}.`;
  return old.required && !now.required ? "Silent: the field can be absent." : undefined;
}

/** The fields below one that moved, where they are not the same as before. */
function inside(row: Row, old: Fields, now: Fields): Row[] {
  const [before, after] = [row.old?.path, row.new?.path];
  if (!before || !after || before === after) return [];
  return [...old.values()]
    .filter(({ path }) => path.startsWith(`${before}[`) || path.startsWith(`${before}.`))
    .map((field): Row => {
      const moved = now.get(after + field.path.slice(before.length));
      const isOptionalNow = field.required && moved !== undefined && !moved.required;
      return {
        old: field,
        new: moved,
        silent: isOptionalNow ? "Silent: the field can be absent." : undefined,
        note: undefined,
      };
    })
    .filter(
      (pair) => pair.new === undefined || pair.old?.type !== pair.new.type || pair.old.required !== pair.new.required,
    );
}

function fieldsByPath(source: Source, version: string, id: string): Fields {
  const bundle = bundleOf(source, version);
  const { request, response } = bodiesOf(bundle, operation(source, version, id).node);
  return new Map([...fieldsOf(bundle, request), ...fieldsOf(bundle, response)].map((field) => [field.path, field]));
}

/** The field of a body that a leaf of an operation is about; undefined for a leaf that is about something else. */
function fieldOf(pointer: string): string | undefined {
  const keys = toKeys(pointer);
  if (keys[0] !== "requestBody" && !(keys[0] === "responses" && keys[1] === "200")) return undefined;
  const names: string[] = [];
  for (let index = keys.indexOf("schema") + 1; index < keys.length; index += 1) {
    const key = keys[index];
    if (key === "properties" || key === "required") names.push(`.${keys[++index]}`);
    else if (key === "items") names.push("[]");
    else if (key === "anyOf" || key === "oneOf" || key === "allOf") index += 1;
    else break;
  }
  return names.join("").slice(1);
}

/** A table of changed fields for each operation that differs. */
export function changeTables(source: Source): string {
  return differing(source)
    .map((described) => {
      const rows = changedFields(source, described).map(
        (row) => `| ${cell(row.old)} | ${cell(row.new)} | ${remark(row)} |`,
      );
      return `### ${described.path}\n\n| ${from} | ${to} | What to know |\n|---|---|---|\n${rows.join("\n")}`;
    })
    .join("\n\n");
}

/** Every change of an answer that no error tells of, as a table. */
export function silentChanges(source: Source): string {
  const rows = differing(source).flatMap((described) =>
    changedFields(source, described)
      .filter(({ silent }) => silent)
      .map(
        ({ old, new: now, silent }) =>
          `| \`${described.path}\` | \`${old?.path}\` | \`${now?.path}\` | ${silent?.replace("Silent: t", "T")} |`,
      ),
  );
  return `| Operation | Read in ${from} | Read in ${to} | What a ${from} client meets |\n|---|---|---|---|\n${rows.join("\n")}`;
}

/** A thing to do for each changed field. */
export function changeList(source: Source): string {
  return differing(source)
    .map((described) => {
      const rows = changedFields(source, described);
      const items = rows.filter(({ old }) => old).map((row) => `- [ ] ${task(row)}`);
      const added = rows.flatMap((row) => (row.old || !row.new ? [] : [`\`${row.new.path}\``]));
      const news = added.length > 0 ? `\n\nNew, and nothing to do: ${added.join(", ")}.` : "";
      return `### ${described.path}, step by step\n\n${items.join("\n")}${news}`;
    })
    .join("\n\n");
}

function task({ old, new: now, silent, note }: Row): string {
  if (!old) return "";
  const more = note ? ` (${note})` : "";
  const warning = silent ? ` **${silent}**` : "";
  if (!now) return `Stop sending \`${old.path}\`${more}.`;
  if (old.path === now.path) return `Expect ${now.type} in \`${now.path}\`${more}.${warning}`;
  if (old.type === now.type && old.required && !now.required) {
    return `Do not rely on \`${now.path}\` being there.`;
  }
  return `${old.path.startsWith("request.") ? "Send" : "Read"} \`${now.path}\` in place of \`${old.path}\`${more}.${warning}`;
}

function cell(field: Field | undefined): string {
  if (!field) return "";
  const isRequest = field.path.startsWith("request.");
  const values = field.values.length > 0 ? `: ${field.values.map((value) => `\`${value}\``).join(", ")}` : "";
  const rest = [
    isRequest === field.required && (isRequest ? "required" : ""),
    !isRequest && !field.required && "may be absent",
    field.preset !== undefined && `default \`${field.preset}\``,
  ].filter(Boolean);
  return `\`${field.path}\`<br>${[field.type + values, ...rest].join("; ")}`;
}

function remark({ old, new: now, silent, note }: Row): string {
  const text = (now ?? old)?.description.split("\n\n")[0]?.replaceAll("\n", " ") ?? "";
  const change = !now ? "Removed: 2.1 refuses it." : !old ? "New." : "";
  const parts = [silent && `**${silent}**`, change, note && `${note[0]?.toUpperCase()}${note.slice(1)}.`, text];
  return parts.filter(Boolean).join(" ").replaceAll("|", "\\|");
}

/** One input in both versions: requests and answers, the newer request as the client's migration writes it. */
export async function sideBySide(source: Source, id: string, request: unknown): Promise<string> {
  const asked = bothVersions(source, id, request);
  const answers = await Promise.all(asked.map((each) => answer(source, each)));
  return `${columns(asked.map((each) => requestBlock(each, HALF)))}\n\n${columns(answers.map((each) => `${answerLine(each)}\n\n${json(each.body, HALF)}`))}`;
}

/** What a client reads at one place of the answers of both versions to one input. */
export async function silentBreak(source: Source, id: string, path: string, request: unknown): Promise<string> {
  const asked = bothVersions(source, id, request);
  const parts = asked.map(async (each) => {
    const { body } = await answer(source, each);
    const value = read(body, path);
    const shown = value === undefined ? "The field is absent: the client reads `undefined`." : json(value, HALF);
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
