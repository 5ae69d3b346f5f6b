import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import {
  overlay,
  readBundle,
  rootDocument,
  versions,
} from "@data-validation/contract-files/bundles";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { UserError } from "@data-validation/tooling/command";
import { tool } from "../tool.ts";
import { type Finding, inOrder } from "./finding.ts";
import type { Source } from "./source.ts";
import { Sources } from "./sources.ts";
import { misnamed } from "./workflows.ts";

/** A finding in Redocly's JSON. */
interface Problem {
  ruleId: string;
  message: string;
  suggest?: string[];
  location: {
    source: { ref: string };
    pointer?: string;
    start?: { line: number | null; col: number | null };
  }[];
}

/** A finding in Spectral's JSON. */
type Result = { code: string; message: string; path: string[]; source: string };

/** For a response that the overlay does not name. `Sources.unused` finds all other unused components. */
const unused = `No operation uses it. Add it in ${overlay}, or delete it.`;

export const contractSources = () => new Sources(versions().map(rootDocument));

/** The findings in the sources: what stops a bundler, otherwise what Redocly finds, otherwise unused parts. */
export async function lintSources(sources = contractSources()): Promise<Finding[]> {
  const unreadable = [...missingFiles(), ...sources.findings];
  if (unreadable.length > 0) return inOrder(unreadable);
  const workflows = sources.workflows().map(({ file }) => file);
  const problems = await redocly([...versions().map(rootDocument), overlay, ...workflows]);
  const found = withoutConsequences(problems).map(({ location: [place], ...problem }) => ({
    file: place?.source.ref ?? "",
    line: place?.start?.line ?? 1,
    column: place?.start?.col ?? 1,
    message: messageOf(problem),
  }));
  return inOrder(found.length > 0 ? found : sources.unused());
}

/** The overlay, and the root document of a folder that has the name of a version. */
function missingFiles(): Finding[] {
  const named = readdirSync("openapi").filter((name) => /^\d+\.\d+$/.test(name));
  return [overlay, ...named.map(rootDocument)]
    .filter((file) => !existsSync(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: "The file does not exist. Restore it, or its name.",
    }));
}

/** What only the bundles in a folder show, at the places of the sources: examples that do not fit, and the style guide; else the steps of workflows. */
export async function lintBundles(folder: string): Promise<Finding[]> {
  const sources = contractSources();
  const bundles = versions().map((version) => `${folder}/strict/${version}.json`);
  const [results, problems] = await Promise.all([spectral(bundles), redocly(bundles)]);
  const found = [
    ...problems.map(({ location: [place], ...problem }) => ({
      bundle: place?.source.ref ?? "",
      keys: toKeys(place?.pointer ?? ""),
      message: messageOf(problem),
    })),
    ...results.map(({ source, path, code, message }) => {
      const words = code === "oas3-unused-component" ? unused : sentence(message);
      return { bundle: source, keys: path.map(String), message: words };
    }),
  ];
  const ofContract = found.map(({ bundle, keys, message }) =>
    sources.findingAt(rootDocument(basename(bundle, ".json")), keys, message),
  );
  return inOrder(
    ofContract.length > 0
      ? ofContract
      : sources.workflows().flatMap((source) => misnamedIn(source, folder)),
  );
}

/** What a file of workflows names, and the version of its calls does not have. */
function misnamedIn(source: Source, folder: string): Finding[] {
  const { sourceDescriptions = [] } = source.value as { sourceDescriptions?: { url: string }[] };
  const version = basename(sourceDescriptions[0]?.url ?? "", ".json");
  if (versions().includes(version)) return misnamed(source, readBundle(folder, version));
  const keys = ["sourceDescriptions", "0", "url"];
  return [source.findingAt(keys, `There is no version ${version}. Correct the address.`)];
}

/** The findings of Redocly, which prints a JSON value for each file. */
async function redocly(files: string[]): Promise<Problem[]> {
  const { output, errors } = await tool("redocly", ["lint", ...files, "--format=json"]);
  return output
    .split(/(?<=^\})(?=\{)/m)
    .flatMap((text) => read<{ problems: Problem[] }>(text, errors).problems);
}

async function spectral(files: string[]): Promise<Result[]> {
  const words = ["lint", "--quiet", "--format=json", "--fail-severity=hint"];
  const { output, errors } = await tool("spectral", [...words, ...files]);
  return read<Result[]>(output, errors);
}

/** The problems without those that follow from another one: in an object that is none of OpenAPI, and the lack of what is misspelt. */
function withoutConsequences(problems: Problem[]): Problem[] {
  const malformed = problems.filter(({ ruleId }) => ruleId === "struct");
  return problems.filter((problem) => !malformed.some((cause) => follows(problem, cause)));
}

function follows({ ruleId, message, location: [place] }: Problem, cause: Problem): boolean {
  const [causePlace] = cause.location;
  const holder = causePlace?.pointer?.replace(/[^/]*$/, "") ?? "";
  const isInside =
    place?.source.ref === causePlace?.source.ref && place?.pointer?.startsWith(holder);
  if (!isInside) return false;
  const [misspelt] = cause.suggest ?? [];
  if (ruleId === "struct") return message.includes(`field \`${misspelt}\` must be present`);
  const isBeside = !place?.pointer?.slice(holder.length).includes("/");
  return (
    isBeside || (misspelt === "properties" && ruleId === "no-required-schema-properties-undefined")
  );
}

/** Parses the output of a linter; throws its error messages if it printed no JSON. */
function read<Output>(output: string, errors: string): Output {
  try {
    return JSON.parse(output);
  } catch {
    throw new UserError(errors || output);
  }
}

function messageOf({ message, suggest = [] }: Pick<Problem, "message" | "suggest">): string {
  const words = sentence(message.replace(/\s+/g, " "));
  // The message already lists several suggestions.
  return suggest.length === 1 ? `${words} Did you mean ${suggest[0]}?` : words;
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
