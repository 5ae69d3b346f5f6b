import { basename } from "node:path";
import { overlay, rootDocument, versions } from "../bundles.ts";
import { UserError } from "../command.ts";
import { toKeys } from "../openapi/pointer.ts";
import { tool } from "../tool.ts";
import { type Finding, inOrder } from "./finding.ts";
import { Sources } from "./sources.ts";

/** What Redocly writes as JSON of a mistake. */
interface Problem {
  ruleId: string;
  message: string;
  suggest?: string[];
  location: { source: { ref: string }; pointer?: string; start?: { line: number | null; col: number | null } }[];
}

/** What Spectral writes as JSON of a mistake. */
type Result = { code: string; message: string; path: string[]; source: string };

/** The sources have no such component; see `Sources.unused`. What is left is a response that the overlay does not name. */
const unused = `No operation uses it. Add it in ${overlay}, or delete it.`;

/** The files of all versions. */
export const contractSources = () => new Sources(versions().map(rootDocument));

/** What is wrong with the sources: what keeps a bundler from reading them, else what Redocly finds, else what nothing refers to. */
export async function lintSources(sources = contractSources()): Promise<Finding[]> {
  if (sources.findings.length > 0) return inOrder([...sources.findings]);
  const problems = await redocly([...versions().map(rootDocument), overlay]);
  const found = withoutConsequences(problems).map(({ location: [place], ...problem }) => ({
    file: place?.source.ref ?? "",
    line: place?.start?.line ?? 1,
    column: place?.start?.col ?? 1,
    message: messageOf(problem),
  }));
  return inOrder(found.length > 0 ? found : sources.unused());
}

/** What only the bundles in a folder show, at the places of the sources: examples that do not fit, and the style guide; else the steps of workflows. */
export async function lintBundles(folder: string, sources = contractSources()): Promise<Finding[]> {
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
  return inOrder(ofContract.length > 0 ? ofContract : sources.unknownOperations());
}

/** What Redocly finds; it prints a JSON value for each file. */
async function redocly(files: string[]): Promise<Problem[]> {
  const { output, errors } = await tool("redocly", ["lint", ...files, "--format=json"]);
  return output.split(/(?<=^\})(?=\{)/m).flatMap((text) => read<{ problems: Problem[] }>(text, errors).problems);
}

async function spectral(files: string[]): Promise<Result[]> {
  const words = ["lint", "--quiet", "--format=json", "--fail-severity=hint"];
  const { output, errors } = await tool("spectral", [...words, ...files]);
  return read<Result[]>(output, errors);
}

/** The problems without those of an object that is none of OpenAPI: they mostly follow from that. */
function withoutConsequences(problems: Problem[]): Problem[] {
  const holderOf = ({ location: [place] }: Problem) => `${place?.source.ref}${place?.pointer?.replace(/\/[^/]*$/, "")}`;
  const malformed = problems.filter(({ ruleId }) => ruleId === "struct").map(holderOf);
  return problems.filter((problem) => problem.ruleId === "struct" || !malformed.includes(holderOf(problem)));
}

/** What a linter printed, as JSON; its own words if it did not come that far. */
function read<Output>(output: string, errors: string): Output {
  try {
    return JSON.parse(output) as Output;
  } catch {
    throw new UserError(errors || output);
  }
}

function messageOf({ message, suggest = [] }: Pick<Problem, "message" | "suggest">): string {
  const words = sentence(message.replace(/\s+/g, " "));
  // If there are several, the message already lists them.
  return suggest.length === 1 ? `${words} Did you mean ${suggest[0]}?` : words;
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
