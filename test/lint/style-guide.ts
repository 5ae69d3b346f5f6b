import fs from "node:fs";
import spectral from "@stoplight/spectral-core";
import { bundleAndLoadRuleset } from "@stoplight/spectral-ruleset-bundler/with-loader";
import { readBundle } from "../../scripts/lib/bundles.ts";
import { type Bundle, type Node, target, walk } from "../../scripts/lib/openapi/document.ts";

/** A linter with the style guide of the contract, loaded once for all tests of a file. */
export async function loadStyleGuide(): Promise<(document: object) => Promise<string[]>> {
  const linter = new spectral.Spectral();
  linter.setRuleset(await bundleAndLoadRuleset(`${process.cwd()}/.spectral.yaml`, { fs, fetch }));
  return async (document) => {
    const findings = await linter.run(document as Record<string, unknown>);
    return findings.map(({ code, path, message }) => `${code} at ${path.join(".")}: ${message}`);
  };
}

/**
 * The contract of version 2.1 reduced to one operation with one pair of examples and the components that it uses: small, so that
 * linting is fast. Each call returns a new copy, which a test may change.
 */
// biome-ignore lint/suspicious/noExplicitAny: tests reach into any corner of the document to break it.
export function smallContract(path = "/email/validate"): any {
  const bundle: Bundle = readBundle("generated", "2.1");
  const { paths, components, ...rest } = bundle;
  walk([paths[path], components], (node) => {
    if (typeof node.examples === "object" && !Array.isArray(node.examples))
      node.examples = oneOf(node.examples as Node);
  });
  const used = new Set(references({ [path]: paths[path] }));
  // A Set iterates over members added meanwhile, so indirect references are included.
  for (const pointer of used)
    for (const reference of references(target(bundle, { $ref: pointer }))) used.add(reference);
  const kept = Object.entries(components).map(([kind, members]) => [
    kind,
    Object.fromEntries(
      Object.entries(members).filter(
        ([name]) => kind === "securitySchemes" || used.has(`#/components/${kind}/${name}`),
      ),
    ),
  ]);
  const tags = rest.tags.filter(({ name }) => paths[path]?.post.tags.includes(name));
  return { ...rest, tags, paths: { [path]: paths[path] }, components: Object.fromEntries(kept) };
}

/** The pair `valid`, or the first of the examples that come without a pair. */
function oneOf(examples: Node): Node {
  const [name] = "valid" in examples ? ["valid"] : Object.keys(examples);
  return Object.fromEntries(Object.entries(examples).filter(([key]) => key === name));
}

function references(part: unknown): string[] {
  const found: string[] = [];
  walk(part, ({ $ref }) => typeof $ref === "string" && found.push($ref));
  return found;
}
