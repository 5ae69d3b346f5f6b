import { readFileSync } from "node:fs";
import { versions } from "../../generated/versions.ts";

/** A request example of the contract and the operation that it is for. */
export interface Case {
  version: string;
  path: string;
  name: string;
  body: unknown;
}

interface Operation {
  requestBody: { content: { "application/json": { examples: Record<string, { value: unknown }> } } };
  responses: Record<string, object>;
}

/** The bundles with all examples. Nothing of the mock is used here. */
export const bundles = versions.map((version) => {
  const file = new URL(`../../generated/strict/${version}.json`, import.meta.url);
  return [version, JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, { post: Operation }> }] as const;
});

/** Every request example of every operation of both versions. */
export const cases: Case[] = bundles.flatMap(([version, { paths }]) =>
  Object.entries(paths).flatMap(([path, { post }]) =>
    Object.entries(post.requestBody.content["application/json"].examples).map(([name, { value }]) => ({
      version,
      path,
      name,
      body: value,
    })),
  ),
);

/** Every operation of both versions. */
export const operations = bundles.flatMap(([version, { paths }]) =>
  Object.keys(paths).map((path) => ({ version, path })),
);
