import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import { sortVersions } from "@data-validation/contract-files/bundles";
import { isFresh } from "@data-validation/contract-files/fresh";
import type { ReadFile } from "@data-validation/contract-files/source-places";
import type { Bundle } from "@data-validation/openapi-document/document";
import type { VersionGrades } from "@data-validation/openapi-document/grades";
import type { Json } from "@data-validation/openapi-document/json";
import { parse } from "yaml";
import { UserError } from "../command-line.ts";

export type ContractGrades = Record<string, VersionGrades>;

/** The contract, from the package or from a checkout of the contract's repository. */
export interface Contract {
  /** The bundle of each version, oldest first. */
  documents: Bundle[];
  /** Reads a file that they were bundled from, by its path from the root of the repository. */
  read: ReadFile;
  grades: ContractGrades;
  /** The root of the checkout; undefined if the contract came with the package. */
  root?: string;
}

/** The contract in the package: with its sources as values. */
export type CarriedContract = Pick<Contract, "documents" | "grades"> & {
  sources: Record<string, Json>;
};

const carried = new URL("./contract.json", import.meta.url);

/** The checkout that this source file is in. */
const checkout = () =>
  dirname(dirname(fileURLToPath(import.meta.resolve("@data-validation/generated/versions"))));

/**
 * The contract that belongs to this code: verify and observe read it once for all their rules and
 * reports.
 */
let ownContract: Contract | undefined;

/**
 * Loads the contract of a checkout, or the one in the package. Generated files must not be older
 * than their sources.
 */
export function loadContract(root?: string): Contract {
  if (root !== undefined) return readFresh(root);
  ownContract ??= existsSync(carried) ? readCarried() : readFresh(checkout());
  return ownContract;
}

function readCarried(): Contract {
  const { sources, ...contract } = JSON.parse(readFileSync(carried, "utf8")) as CarriedContract;
  return { ...contract, read: (file) => sources[file] };
}

function readFresh(root: string): Contract {
  const contract = readContract(root);
  if (isFresh(root)) return contract;
  throw new UserError(`Files in ${root} are older than the contract. Run there: npm run generate`);
}

/**
 * Reads the contract of a checkout: its documents in generated/strict, where a field that a version
 * forbids is the schema `false`.
 */
export function readContract(root: string): Contract {
  const bundles = join(root, "generated", "strict");
  const names = existsSync(bundles)
    ? readdirSync(bundles).filter((name) => name.endsWith(".json"))
    : [];
  if (names.length === 0)
    throw new UserError(
      `There is no contract in ${root}: no generated/strict/*.json. Run there: npm run generate`,
    );
  const documents = sortVersions(names).map(
    (name) => JSON.parse(readFileSync(join(bundles, name), "utf8")) as Bundle,
  );
  const grades = Object.fromEntries(
    names.map((name) => [basename(name, ".json"), readGrades(root, name)]),
  );
  const sources = new Map<string, Json>();
  const parseFile = (file: string): Json =>
    parse(readFileSync(join(root, file), "utf8"), { prettyErrors: false });
  const read = (file: string) => getOrInsert(sources, file, () => parseFile(file));
  return { documents, grades, read, root };
}

/** Empty before the grades are generated. */
function readGrades(root: string, name: string): VersionGrades {
  const file = join(root, "generated", "grades", name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as VersionGrades) : {};
}
