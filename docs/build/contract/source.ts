import { guidedStep } from "@data-validation/client/internal/migrate/steps";
import { gradesOf } from "@data-validation/contract-files/operation-grades";
import { currentVersion } from "@data-validation/generated/versions";
import { createMock, type Mock } from "@data-validation/mock/internal/mock";
import { differingOperations } from "@data-validation/openapi-document/differences";
import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import type { Standing } from "@data-validation/openapi-document/standing";
import { UserError } from "@data-validation/tooling/command";
import type { SampleCall } from "../../samples/index.ts";
import { gradedTrees } from "./graded-fields.ts";

/** The contract, and the mock that computes the responses on pages. */
export interface Source {
  /** Oldest first. */
  bundles: Bundle[];
  current: string;
  operations: ReadonlyMap<string, OperationSource[]>;
  changedPaths: string[];
  mock: Mock;
  documents: ReadonlyMap<string, string>;
}

export type OperationSource = ReturnType<typeof readOperations>[number];

export type ExampleBody = { request: unknown };

/** @param documents - The OpenAPI documents of the site, by file name. */
export function readSource(bundles: Bundle[], documents: Source["documents"] = new Map()): Source {
  // The key of a new project stays invalid on all pages.
  const mock = createMock({ newKeyMilliseconds: Number.MAX_SAFE_INTEGER, remember: 0 });
  const operations = new Map(
    bundles.map((bundle) => [bundle.info.version, readOperations(bundle)]),
  );
  const documentOf = (version: string) => ({ document: bundleOf({ bundles }, version) });
  const changedPaths = differingOperations(documentOf(guidedStep.from), documentOf(guidedStep.to));
  return { bundles, current: currentVersion, operations, changedPaths, mock, documents };
}

export function bundleOf({ bundles }: Pick<Source, "bundles">, version: string): Bundle {
  const bundle = bundles.find(({ info }) => info.version === version);
  if (!bundle) throw new Error(`There is no version ${version}.`);
  return bundle;
}

/** The names of the versions: the current one first, then older ones, then newer ones. */
export function versionsOf({ bundles, current }: Source): string[] {
  const names = bundles.map(({ info }) => info.version);
  return [...new Set([...names.slice(0, names.indexOf(current) + 1).toReversed(), ...names])];
}

function readOperations(bundle: Bundle) {
  return Object.entries(bundle.paths).map(([path, { post }]) => ({
    bundle,
    version: bundle.info.version,
    path,
    id: post.operationId,
    tag: post.tags[0] ?? "",
    summary: post.summary,
    description: post.description ?? "",
    /** The description of a successful response. */
    reading: String(post.responses["200"]?.description).trim(),
    standing: (gradesOf(bundle).get(path)?.operation.grade ?? "Assumed") satisfies Standing,
    node: post,
    fields: gradedTrees(bundle, path),
    examples: examplesOfBody<ExampleBody>(bundle, post.requestBody),
  }));
}

export function operationsOf({ operations }: Source, version: string): OperationSource[] {
  return operations.get(version) ?? [];
}

export function findOperation(source: Source, version: string, id: string): OperationSource {
  const operation = operationsOf(source, version).find((candidate) => candidate.id === id);
  if (!operation) throw new UserError(`Version ${version} has no operation ${id}.`);
  return operation;
}

export function baseUrl(source: Source): string {
  const [server] = bundleOf(source, source.current).servers;
  return server ? urlOf(server) : "";
}

export function urlOf({ url, variables = {} }: Bundle["servers"][number]): string {
  return url.replaceAll(/\{(\w+)\}/g, (place, name: string) => variables[name]?.default ?? place);
}

/** A call for the samples, by default with the first example. */
export function callOf(
  source: Source,
  { version, path, examples }: OperationSource,
  request?: unknown,
): SampleCall {
  const [first] = Object.values(examples);
  return { baseUrl: baseUrl(source), version, path, request: request ?? first?.value.request };
}
