import { isDeepStrictEqual } from "node:util";
import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { publishedExamples } from "#scripts/examples.ts";
import { post } from "../support/post.ts";
import { exampleCases, versionBundles } from "./cases.ts";
import type { GeneratedRequest } from "./generated-requests.ts";
import { violationsOf } from "./violations.ts";

/** Status codes by which Prism, or our mock, rejects a request for its form. */
export const rejectionStatuses = [400, 422];

function send(
  url: string,
  version: string,
  { path, body }: { path: string; body: unknown },
  headers: Record<string, string> = {},
): Promise<Response> {
  const apiHeaders = { authorization: "Bearer any-key", "api-version": version };
  const text = JSON.stringify(body);
  const allHeaders = { accept: "application/json", ...apiHeaders, ...headers };
  // A server may close a connection that was idle while a call is on its way: it is made again.
  return post(`${url}${path}`, text, allHeaders).catch(() =>
    post(`${url}${path}`, text, allHeaders),
  );
}

/** The published example pairs of a version: a request, and the response of the same name. */
export function publishedPairs(version: string) {
  const published = publishedExamples(version);
  const { bundle } = versionBundles.find((one) => one.version === version) as { bundle: Bundle };
  return exampleCases
    .filter((one) => one.version === version && published[one.path]?.includes(one.name))
    .map((pair) => {
      const responses = bundle.paths[pair.path]?.post.responses[200] ?? {};
      return { ...pair, response: examplesOfBody(bundle, responses)[pair.name]?.value };
    });
}

export type ExamplePair = ReturnType<typeof publishedPairs>[number];

/**
 * What a mock server does wrong that returns the example of the same name to a request, a line
 * each.
 */
export async function faultsOfExamples(
  url: string,
  pairs: readonly ExamplePair[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { version, path, name, body, response: expected } of pairs) {
    const response = await send(url, version, { path, body }, { prefer: `example=${name}` });
    const { status, headers } = response;
    const checks = [
      [status, 200],
      [headers.get("content-type"), "application/json"],
      [headers.get("service-api-version"), version],
      [headers.get("sl-violations"), null],
      [JSON.parse((await response.text()) || "null"), expected],
    ];
    for (const [came, should] of checks)
      if (!isDeepStrictEqual(came, should))
        faults.push(`${path} ${name}: ${JSON.stringify(came)} for ${JSON.stringify(should)}`);
  }
  return faults;
}

/** What a server does wrong with requests of each operation that have no key, a line each. */
export async function faultsWithoutKey(
  url: string,
  pairs: readonly ExamplePair[],
): Promise<string[]> {
  const faults: string[] = [];
  const ofPaths = Map.groupBy(pairs, ({ path }) => path);
  for (const { version, path, body } of [...ofPaths.values()].flatMap(([first]) => first ?? [])) {
    const response = await send(url, version, { path, body }, { authorization: "" });
    const violations =
      response.status === 401
        ? await violationsOf(version, path, response)
        : [`HTTP ${response.status}`];
    faults.push(...violations.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

/**
 * The requests that one of two servers accepts and the other rejects, or that both assign to the
 * other kind, one line each.
 */
export async function findDisagreements(
  urls: readonly [string, string],
  version: string,
  requests: readonly GeneratedRequest[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const request of requests) {
    const responses = await Promise.all(urls.map((url) => send(url, version, request)));
    const statuses = responses.map(({ status }) => status);
    const isRejected = request.kind !== undefined;
    const isRight = (status: number) =>
      isRejected ? rejectionStatuses.includes(status) : status === 200;
    if (!statuses.every(isRight))
      faults.push(`${request.path} ${request.kind ?? "valid"}: HTTP ${statuses.join(" and ")}`);
  }
  return faults;
}

/** Prism's violations as a proxy in front of a server, one line per response. */
export async function faultsBehindProxy(
  url: string,
  version: string,
  requests: readonly { path: string; name: string; body: unknown }[],
  headers: Record<string, string> = {},
  status = 200,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, name, body } of requests) {
    const response = await send(url, version, { path, body }, headers);
    const violations = response.headers.get("sl-violations");
    if (response.status !== status || violations !== null)
      faults.push(`${path} ${name}: HTTP ${response.status} ${violations}`);
  }
  return faults;
}
