import { capitalise } from "@data-validation/common/text";
import {
  loadExamples,
  loadRequests,
  loadResponses,
  type ResponseExamples,
} from "@data-validation/generated/mock/index";
import { tables } from "@data-validation/generated/mock/tables";
import { type Version, versions } from "@data-validation/generated/versions";
import { SUCCESS_STATUS } from "../exchange/status.ts";
import { type DataKind, isDataKind, loadCatalogueRule, loadSandbox } from "../sandbox/index.ts";

export interface MockOperation {
  version: Version;
  kind: DataKind;
  id: string;
  path: string;
  method: string;
}

export const operations = Object.fromEntries(
  versions.map((version) => [
    version,
    new Map(
      Object.entries(tables[version].operations).map(([path, { id, method }]) => [
        path,
        { version, kind: dataKindOf(path), id, path, method },
      ]),
    ),
  ]),
) as unknown as Record<Version, ReadonlyMap<string, MockOperation>>;

/** Empty for an unknown path. */
export function defaultOptionsOf(version: Version, path: string): Record<string, unknown> {
  const id = operations[version].get(path)?.id ?? "";
  return tables[version].defaults[`${capitalise(id)}Options`] ?? {};
}

export const operationsOfAllVersions = versions.flatMap((version) => [
  ...operations[version].values(),
]);

/** An operation with the names of its examples and their statuses, to choose a response from. */
export interface ListedOperation {
  version: string;
  path: string;
  examples: Record<string, number>;
}

export function listOperations(): Promise<ListedOperation[]> {
  return Promise.all(
    operationsOfAllVersions.map(async (operation) => {
      const examples = Object.entries(await examplesOfOperation(operation));
      const statuses = examples.map(([name, example]) => [
        name,
        "status" in example ? example.status : SUCCESS_STATUS,
      ]);
      return {
        version: operation.version,
        path: operation.path,
        examples: Object.fromEntries(statuses),
      };
    }),
  );
}

/**
 * The name of a path in logs and metrics: that of the contract, or `other`, so that no caller
 * chooses it.
 */
export function operationLabel(path: string): string {
  return operationPaths.includes(path) ? path : "other";
}

export const operationPaths: readonly string[] = [
  ...new Set(operationsOfAllVersions.map(({ path }) => path)),
];

function dataKindOf(path: string): DataKind {
  const kind = path.split("/")[1] ?? "";
  if (!isDataKind(kind)) throw new Error(`The sandbox has no data kind ${kind}.`);
  return kind;
}

export type KindModules = Awaited<ReturnType<typeof load>>;

const loadedModules = new Map<DataKind, KindModules>();

/** The modules of an operation's data kind, at once where they were loaded before. */
export function modulesOf({ kind }: MockOperation): KindModules | Promise<KindModules> {
  return loadedModules.get(kind) ?? load(kind);
}

async function load(kind: DataKind) {
  const modules = [
    loadRequests[kind](),
    loadResponses[kind](),
    loadSandbox(kind),
    loadCatalogueRule(kind),
  ] as const;
  const [requests, responses, sandbox, isOutsideCatalogue] = await Promise.all(modules);
  const operationModules = { requests, responses, sandbox, isOutsideCatalogue };
  loadedModules.set(kind, operationModules);
  return operationModules;
}

/** In sentences; empty if the body is valid. */
export function violationsOf(
  { responses }: KindModules,
  operation: MockOperation,
  status: number,
  body: unknown,
): string[] {
  const validate = responses[operation.version][operation.id]?.[status];
  if (!validate) return [`The contract has no response ${status} for ${operation.path}.`];
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath || "The body"} ${message}.`,
  );
}

export async function examplesOfOperation({
  version,
  kind,
  id,
}: MockOperation): Promise<ResponseExamples> {
  return (await loadExamples[kind]())[version][id] ?? {};
}
