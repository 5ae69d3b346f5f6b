import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inOrder } from "../../../../../scripts/lib/bundles.ts";
import { filesIn } from "../../../../../scripts/lib/files.ts";
import { isFresh } from "../../../../../scripts/lib/fresh.ts";
import type { JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import { UserError } from "../../command-line.ts";

/** The contract as text: what the package carries inside, and what a checkout of the contract's repository has. */
export interface ContractFiles {
  /** The bundle of each version, oldest first. */
  documents: JsonObject[];
  /** The files that it was bundled from, by their paths from the root of the repository. */
  sources: Record<string, string>;
  /** The root of the checkout that it was read from; undefined when it came with the package. */
  root?: string | undefined;
}

const carried = new URL("./contract.json", import.meta.url);

/** The checkout that this source file lies in; the built package has none around it. */
const checkout = fileURLToPath(new URL("../../../../../", import.meta.url));

/**
 * The contract to hold against traffic.
 *
 * @param root - A checkout of the contract's repository; without it, the contract that the package carries.
 * @throws {UserError} when there is no contract in the folder, or what is generated is older than it
 */
export function loadContract(root?: string): ContractFiles {
  if (root === undefined && existsSync(carried)) return JSON.parse(readFileSync(carried, "utf8")) as ContractFiles;
  const contract = readContract(root ?? checkout);
  if (isFresh(root ?? checkout)) return contract;
  throw new UserError(
    `The generated files in ${root ?? checkout} are older than the contract. Run there: npm run generate`,
  );
}

/** The contract of a checkout: its documents in generated/strict, where a field that a version forbids is the schema `false`, and the sources in openapi. */
export function readContract(root: string): ContractFiles {
  const bundles = join(root, "generated", "strict");
  const names = existsSync(bundles) ? readdirSync(bundles).filter((name) => name.endsWith(".json")) : [];
  if (names.length === 0)
    throw new UserError(`There is no contract in ${root}: no generated/strict/*.json. Run there: npm run generate`);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const documents = inOrder(names).map((name) => JSON.parse(read(`generated/strict/${name}`)) as JsonObject);
  const files = filesIn(join(root, "openapi")).filter((name) => /(?<!\.overlay)\.yaml$/.test(name));
  const sources = files.toSorted().map((name) => [`openapi/${name}`, read(`openapi/${name}`)] as const);
  return { documents, sources: Object.fromEntries(sources), root };
}
