import { readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { auditAll } from "./audit.ts";
import { placeName } from "./place-name.ts";
import { type Contracts, collectStatements, type Statements } from "./section.ts";

const folder = dirname(import.meta.dirname);

/** The statements of all sections, without their tests. */
export async function collectSections(): Promise<Statements> {
  const files = await readdir(folder);
  const names = files.filter((file) => /^\d.*\.test\.ts$/.test(file));
  return collectStatements(() => Promise.all(names.map((name) => import(`${folder}/${name}`))));
}

/**
 * Where contracts contradict the statements of the specification, or have a node that is neither
 * stated nor marked: a sentence each, with the operation and the field.
 */
export function contradictionsOf(contracts: Contracts, stated: Statements["stated"]): string[] {
  const at = (version: string, pointer: string, message: string) => {
    const contract = contracts.all.find((one) => one.version === version);
    return `${version} ${contract ? placeName(contract.document, pointer) : ""}: ${message}`;
  };
  const failed = stated.flatMap(({ title, check }) => {
    const failure = failureOf(() => check(contracts));
    return failure ? at(failure.version, failure.pointer, `${failure.message}. (${title})`) : [];
  });
  // Assertions after a failed one are not findings of their own.
  const audited = failed.length > 0 ? [] : auditAll(contracts.all);
  const misplaced = audited.map(({ version, pointer, message }) => at(version, pointer, message));
  return [...new Set([...failed, ...misplaced])];
}

/**
 * The place of the contract in a failed assertion's message; undefined if none fails, or the
 * message has no place.
 */
function failureOf(
  check: () => void,
): { version: string; pointer: string; message: string } | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    const [, version, pointer, message] =
      /^(\S+) #(\/[^\s:]*):? *(.*)$/m.exec((error as Error).message) ?? [];
    // The operands of a comparison are no evidence about a mark.
    const words = message?.replace(/( mark|x-assumed(?:-detail)?): expected.*/, "$1");
    return version && pointer && words ? { version, pointer, message: words } : undefined;
  }
}
