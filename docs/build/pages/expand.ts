import { readFileSync } from "node:fs";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { nameVersions } from "@data-validation/contract-files/bundles";
import { UserError } from "@data-validation/tooling/command";
import { baseUrl, bundleOf, type Source } from "../contract/source.ts";
import { type DirectiveName, directives } from "./directives.ts";
import { addressSamples } from "./sample-address.ts";
import type { PageText } from "./texts.ts";

const directiveNames = Object.keys(directives);

/** A line with a directive, or a block of code whose language is one. */
const DIRECTIVE = new RegExp(
  [
    String.raw`^\{\{(?<line>\w+) ?(?<lineArgs>.*)\}\}$`,
    String.raw`^\`{3}(?<block>${directiveNames.join("|")}) (?<blockArgs>.*)\n(?<content>[\s\S]*?)^\`{3}$`,
  ].join("|"),
  "gm",
);

type DirectiveGroups = Partial<
  Record<"line" | "lineArgs" | "block" | "blockArgs" | "content", string>
>;

/**
 * Replaces the directives of a page by text from the contract and by responses of the mock:
 *
 * - `{{name args}}` on a line of its own calls the function of that name in {@link directives}.
 * - A code block whose language is such a name also passes its content, the value of `request` in
 *   the body.
 * - `{{summary}}` is the summary of the contract, and `{{versions}}` the list of its versions.
 *
 * @param text - `file` is where the directives are written.
 * @param root - The relative URL from the page to the start of the site: empty or `../`.
 * @returns Markdown. Lines that consist of an HTML tag are for the layout.
 * @throws {UserError} With file and line of a directive that names what the contract does not have.
 */
export async function expandDirectives(
  { file, markdown }: Pick<PageText, "file" | "markdown">,
  source: Source,
  root: string,
  published = false,
): Promise<string> {
  const { info } = bundleOf(source, source.current);
  let expanded = "";
  let end = 0;
  for (const match of markdown.matchAll(DIRECTIVE)) {
    const { name, args, content } = readDirective(match.groups as DirectiveGroups);
    const run = async () => {
      if (!isDirective(name))
        throw new UserError(`There is no directive ${name}.${didYouMean(name, directiveNames)}`);
      const request: unknown = content === undefined ? undefined : JSON.parse(content);
      return directives[name]({ source, args, request, root, published });
    };
    expanded += markdown.slice(end, match.index) + (await run().catch(placedIn(file, match[0])));
    end = match.index + match[0].length;
  }
  const whole = (expanded + markdown.slice(end)).replaceAll("{{summary}}", info.summary);
  const addressed = addressSamples(whole, { baseUrl: baseUrl(source), root, published });
  return nameVersions(addressed, "conjunction");
}

function readDirective({ line, lineArgs, block, blockArgs, content }: DirectiveGroups) {
  const args = (lineArgs ?? blockArgs ?? "").split(" ").filter(Boolean);
  return { name: line ?? block ?? "", args, content };
}

function isDirective(name: string): name is DirectiveName {
  return Object.hasOwn(directives, name);
}

/**
 * Throws an error of a directive again, with the file and line that it is written in. A mistake in
 * a table that the directive reads has its place already.
 */
function placedIn(file: string, directive: string): (error: Error) => never {
  return (error) => {
    if (/^\S+:\d+: /.test(error.message)) throw error;
    const [first = ""] = directive.split("\n");
    const line = readFileSync(file, "utf8").split("\n").indexOf(first) + 1;
    throw new UserError(`${file}:${line}: ${error.message}`, { cause: error });
  };
}
