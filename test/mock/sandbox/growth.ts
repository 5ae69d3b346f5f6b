import type { Call } from "@data-validation/mock/internal/exchange/call";
import {
  type Bundle,
  type Node,
  referenceTarget,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";

/** Long inputs that could make a regular expression backtrack. */
const patterns: Record<string, (length: number) => string> = {
  spaces: (length) => " ".repeat(length),
  "letters around spaces": (length) => `a${" ".repeat(length)}b`,
  tabs: (length) => "\t".repeat(length),
  "no-break spaces": (length) => "\u00a0".repeat(length),
  "combining marks": (length) => `a${"\u0301".repeat(length)}`,
  "two combining marks": (length) => `a${"\u0301\u0323".repeat(length / 2)}`,
  dashes: (length) => "-".repeat(length),
  commas: (length) => ",".repeat(length),
  digits: (length) => "1".repeat(length),
  "digits apart": (length) => "1 ".repeat(length / 2),
  brackets: (length) => "(<[".repeat(length / 3),
  "at signs": (length) => "@".repeat(length),
  dots: (length) => ".".repeat(length),
  letters: (length) => "a".repeat(length),
  words: (length) => "Jan ".repeat(length / 4),
  "capitals within": (length) => "aB".repeat(length / 2),
  "a mix with a needle": (length) => `${"a1 -,(é@. ".repeat(length / 10)}!`,
};

/** A place in a request: the keys from the body on; `*` stands for an item of a list. */
type Place = readonly string[];

/**
 * The places in a request for a text by the contract, and one for an unknown member in each object.
 */
function textPlaces(bundle: Bundle, path: string): Place[] {
  const places = new Map<string, Place>();
  const add = (place: Place) => places.set(place.join("/"), place);
  const visit = (schema: Node | false | undefined, place: Place): void => {
    if (!schema || place.length > 6) return;
    const { type, properties, items, oneOf = [], anyOf = [], allOf = [] } = schema;
    if ([type].flat().includes("string")) add(place);
    for (const other of [referenceTarget(bundle, schema), oneOf, anyOf, allOf].flat())
      visit(other, place);
    for (const [name, member] of Object.entries(properties ?? {})) visit(member, [...place, name]);
    if (properties) add([...place, "unnamed"]);
    if (items) visit(items, [...place, "*"]);
  };
  visit(jsonBodyOf(bundle, bundle.paths[path]?.post.requestBody ?? {}).schema, []);
  return [...places.values()];
}

/** A call with a text of some length in one place. */
export interface GrowthCase {
  title: string;
  call: (length: number) => Call & { body: string };
}

/** A call for each place of an operation's request where a text can stand, and for each pattern. */
export function growthCasesOf(bundle: Bundle, path: string): GrowthCase[] {
  return textPlaces(bundle, path).flatMap((place) =>
    Object.entries(patterns).flatMap(([pattern, make]) => {
      const title = `${place.join("/")} of ${pattern}`;
      const call = (text: string, times?: number) =>
        callWith(path, withText(requestFor(bundle, path, place), place, text, times));
      const whole: GrowthCase = { title, call: (length) => call(fitting(make, length)) };
      if (!place.includes("*")) return [whole];
      return [
        whole,
        { title: `${title}, as many items`, call: (length: number) => call(make(12), length / 40) },
      ];
    }),
  );
}

/** A call for each header that the mock reads, and for each pattern. */
export function headerCases(bundle: Bundle): GrowthCase[] {
  const [path = ""] = Object.keys(bundle.paths);
  const names = [
    "authorization",
    "api-version",
    "content-type",
    "content-encoding",
    "prefer",
    "accept",
    "x-unnamed",
  ];
  return names.flatMap((name) =>
    Object.entries(patterns).map(([pattern, make]) => ({
      title: `the header ${name} of ${pattern}`,
      call: (length: number) => {
        const { headers, ...call } = callWith(path, exampleOf(bundle, path));
        const scheme = name === "authorization" ? "Bearer " : "";
        return { ...call, headers: { ...headers, [name]: scheme + make(length) } };
      },
    })),
  );
}

/** A text of a pattern that fills a body, in which a character may take up to six bytes. */
function fitting(make: (length: number) => string, length: number): string {
  const text = make(length);
  return make((length * length) / Buffer.byteLength(JSON.stringify(text)));
}

function callWith(path: string, value: unknown) {
  const headers: Record<string, string> = {
    authorization: "Bearer any-key",
    "content-type": "application/json",
  };
  return { method: "POST", path, headers, body: JSON.stringify(value) };
}

function exampleOf(bundle: Bundle, path: string): unknown {
  return Object.values(examplesOfBody(bundle, bundle.paths[path]?.post.requestBody ?? {}))[0]
    ?.value;
}

/** An example without the other fields of its query, where the contract requires none of them. */
function requestFor(bundle: Bundle, path: string, place: Place): unknown {
  if (place[1] !== "query" || !path.endsWith("/validate")) return exampleOf(bundle, path);
  const isPart = path === "/phone/validate" && (place[2] === "prefix" || place[2] === "number");
  return { request: { query: isPart ? { prefix: "+420", number: "607123456" } : {} } };
}

/**
 * The processor time of a call in milliseconds: the shortest of several, as a busy machine only
 * adds to it.
 */
export async function shortestTime(times: number, call: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const start = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

/** A request with a text at a place: once, or repeated in a list. */
function withText(body: unknown, [key, ...innerKeys]: Place, text: string, times = 1): unknown {
  if (key === undefined) return text;
  if (key === "*") return Array.from({ length: times }, () => withText(undefined, innerKeys, text));
  const object = (body ?? {}) as Record<string, unknown>;
  return { ...object, [key]: withText(object[key], innerKeys, text, times) };
}
