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

/** The patterns of a room's files, from the root of the repository. */
export function filesOf(room: string): string[] {
  return (files[room] ?? []).map((pattern) => `packages/mock/src/${pattern}`);
}

/** Where Stryker's results of a room are kept between runs. */
export function resultsOf(room: string): string {
  return join("dist", "mutants", "mock", `${room}.json`);
}
