import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listVersions, nameVersions, rootDocument } from "@data-validation/contract-files/bundles";
import type { Bundle, Node } from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { toPortable } from "@data-validation/openapi-document/portable";
import { withValueLists } from "@data-validation/openapi-document/values";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { inTemporaryFolder } from "@data-validation/tooling/files";
import { runTool } from "@data-validation/tooling/processes/tool";
import { publishedExamples } from "../examples.ts";
import { writeDocument } from "../lib/openapi/write-document.ts";

/**
 * Writes strict/<version>.json, and openapi/<version>.yaml and .json: one document per version,
 * without external references.
 */
export async function writeBundles(output: ArtifactFolder): Promise<void> {
  const bundles = await Promise.all(
    listVersions().map(async (version) => {
      const text = nameVersions(await bundleSources(version), "disjunction");
      return { version, strict: withOwnParts(JSON.parse(text, withoutSection)) };
    }),
  );
  for (const { version, strict } of bundles) output.write(`strict/${version}.json`, strict);
  for (const { version, strict } of bundles) {
    const published = withFewExamples(
      withValueLists(toPortable(strict)),
      publishedExamples(version),
    );
    writeDocument(output, version, published);
  }
}

/**
 * A copy of a bundle that has only the examples named for each path. packages/contract has all of
 * them.
 */
function withFewExamples(bundle: Bundle, names: Record<string, string[]>): Bundle {
  const copy = structuredClone(bundle);
  for (const [path, { post }] of Object.entries(copy.paths)) {
    const bodies = [post.requestBody, post.responses[200]].map((message) =>
      jsonBodyOf(copy, message),
    );
    for (const holder of [...bodies, ...(post.parameters as typeof bodies)]) {
      const { examples } = holder;
      if (!examples) continue;
      holder.examples = Object.fromEntries(
        (names[path] ?? []).map((name) => [name, examples[name] as Node]),
      );
    }
  }
  return copy;
}

/**
 * Removes the sections of the specification, which readers of a bundle do not have. They are for
 * the messages of the linter.
 */
const withoutSection = (key: string, value: unknown) => (key === "x-section" ? undefined : value);

/** The keyword of a root document for the statements of its version about shared parts. */
const OWN_PARTS = "x-version";

/**
 * Adds the statements of its version to the shared parts of a bundle: the header that selects the
 * version, and the one that states it.
 */
function withOwnParts({ [OWN_PARTS]: own, ...bundle }: Bundle & { [OWN_PARTS]?: Parts }): Bundle {
  const components: Parts = { ...(bundle.components as object) };
  for (const [kind, parts] of Object.entries(own ?? {})) {
    const merged = Object.entries(parts).map(([name, part]) => {
      const shared = components[kind]?.[name] ?? {};
      return [name, { ...shared, ...part, schema: { ...shared.schema, ...part.schema } }];
    });
    components[kind] = { ...components[kind], ...Object.fromEntries(merged) };
  }
  // A response to an unknown version may state any version as the default.
  Object.assign(components.headers?.ServiceApiVersionOfAny?.schema ?? {}, { enum: listVersions() });
  return { ...bundle, components } as Bundle;
}

type Parts = Record<string, Record<string, Node>>;

/** Bundles the sources of a version with Redocly's command. */
function bundleSources(version: string): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    // JSON, because YAML takes forty times as long to read.
    const file = join(folder, `${version}.json`);
    const options = ["-o", file, "--component-renaming-conflicts-severity=error"];
    const { code, errors } = await runTool("redocly", [
      "bundle",
      rootDocument(version),
      ...options,
    ]);
    if (code !== 0) throw new Error(errors.trim());
    return readFileSync(file, "utf8");
  });
}
