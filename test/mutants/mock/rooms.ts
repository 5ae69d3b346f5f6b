import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The parts of the mock that mistakes are made in, each in a run of its own, and their files. */
const files: Record<string, string[]> = {
  engine: ["*.ts", "scripting/*.ts", "node/*.ts"],
  phone: ["sandbox/phone/*.ts"],
  email: ["sandbox/email/*.ts"],
  name: ["sandbox/name/*.ts"],
  company: ["sandbox/company/*.ts"],
  location: ["sandbox/location/*.ts"],
  register: ["sandbox/register/*.ts"],
  countries: ["sandbox/countries/*.ts"],
  shared: ["sandbox/shared/*.ts", "sandbox/*.ts"],
};

/** The names of the rooms. */
export const rooms = Object.keys(files);

/** The adapters that other people's servers and browsers call. */
const adapters = /(^|\/)(msw|service-worker|vite)\.ts$/;

/** Lines that are taken together where not all mistakes are tried. */
const STRIPE = 10;

/**
 * What Stryker makes mistakes in: the files of a room, or parts of them.
 *
 * @param share - 1 for all of it, 3 for every third stripe of ten lines
 */
export function partsOf(room: string, share: number): string[] {
  const patterns = (files[room] ?? []).map((pattern) => `packages/mock/src/${pattern}`);
  const paths = globSync(patterns, { exclude: (file) => adapters.test(file) }).toSorted();
  if (share === 1) return paths;
  return paths.flatMap((path, index) => {
    const stripes = Math.ceil(readFileSync(path, "utf8").split("\n").length / STRIPE);
    return Array.from({ length: stripes }, (_, stripe) => stripe)
      .filter((stripe) => (stripe + index) % share === 0)
      .map((stripe) => `${path}:${stripe * STRIPE + 1}-${(stripe + 1) * STRIPE}`);
  });
}

/** The room that a file is in. */
export function roomOf(file: string): string {
  return rooms.find((room) => partsOf(room, 1).includes(file)) ?? "";
}

/** Where Stryker writes the results of a run. */
export const runFile = join("dist", "mutants", "mock", "run.json");

/** Where the last results of every file are kept. */
export const resultsFile = join("dist", "mutants", "mock", "results.json");
