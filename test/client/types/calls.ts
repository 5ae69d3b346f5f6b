// Right and wrong calls, each of a kind in real code, compiled by this repository's TypeScript (npm
// test) and by each that the package supports (npm run suite -- published).
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The module `setup` that every call below imports; `ENTRY` is where the client comes from. */
export const setUp = `
export * from "ENTRY";
import { createClient, type ResponseBody } from "ENTRY";
export const apiKey = "key";
export const baseUrl = "https://api.data-validation.example";
export const api = createClient({ apiKey, baseUrl });
export const old = createClient({ apiKey, baseUrl, version: "2.0" });
export declare const phone: ResponseBody<"/phone/validate">;
export declare const phone20: ResponseBody<"/phone/validate", "2.0">;
export declare const name: ResponseBody<"/name/validate">;
export declare const name20: ResponseBody<"/name/validate", "2.0">;
export declare const legacy: boolean;
export const one = { numberFull: "1" };
export const one20 = { numberWithPrefix: "1" };
export const jana = { name: "Jana" };
export const email = { email: "" };
export declare const row: { first?: string; last?: string; whole?: string | undefined };
`;

/** What every call begins with. */
export const beginning = `
import { BadRequestError, type Client, type ClientOptions, type ClientSettings, type CurrentVersion, createClient, type ErrorBody, type Extras, type Known, type Options, type Path, type Query, type RequestBody, type ResponseBody, type Schemas, TimeoutError, type Version, VersionMismatchError } from "./setup.mjs";
import { apiKey, baseUrl, api, old, phone, phone20, name, name20, legacy, one, one20, jana, email, row } from "./setup.mjs";
`;

const written = readFileSync(join(import.meta.dirname, "calls.md"), "utf8");

/** The statements with their calls, each with its place. A call with a message does not compile. */
export const callRows = written
  .split(/^(?=## )/m)
  .slice(1)
  .map((part) => {
    const [, statement = "", lines] = /^## ([^\n]*)\n\n```ts\n(.*?)\n```\s*$/s.exec(part) ?? [];
    const firstLine = lineAt(written.indexOf(part));
    if (lines === undefined) throw new Error(`calls.md:${firstLine}: There are no calls.`);
    const calls = lines.split("\n").map((line, index) => {
      const [code = "", message] = line.split(" //! ");
      return { code, message, place: `calls.md:${firstLine + 3 + index}` };
    });
    return { statement, calls };
  });

function lineAt(offset: number): number {
  return written.slice(0, offset).split("\n").length;
}
