import { visitObjects } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { expect, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";

// The meaning of words in the names and summaries of examples: each pair of a request and its
// response must match its words.

// biome-ignore lint/suspicious/noExplicitAny: each word reads another part of it
type Body = any;

type Meaning = (response: Body, name: string) => unknown;

const proposalIs =
  (pattern: RegExp): Meaning =>
  ({ result }) =>
    pattern.test(result.proposal);
const isTaken: Meaning = ({ result, results }) => (results ? results.length > 0 : result.isValid);
const isRejected: Meaning = (response, name) => !isTaken(response, name);
const hasCorrection: Meaning = ({ resultCorrected }) => resultCorrected?.isValid;
const hasPartialCorrection: Meaning = ({ resultCorrected }) => resultCorrected?.isValid === false;
const hasSuggestion: Meaning = ({ suggestions }) => suggestions.length > 0;
const hasNoCountry: Meaning = ({ result }) =>
  !result.data.country.code && !result.data.country.prefix;

const names: [RegExp, Meaning][] = [
  [/^(in)?valid$|^(invalid|unknown)With|^unknown$/, ({ result }, name) => result.proposal === name],
  [/^valid(?!ationDepth)/, proposalIs(/^valid/)],
  [/^invalid(?!With)/, proposalIs(/^invalid$/)],
  [/^corrected|(?<!tially)Corrected$/, hasCorrection],
  [/^partiallyCorrected/, hasPartialCorrection],
  [/^suggested|Suggested$/, proposalIs(/^invalidWithSuggestion$/)],
  [/WithSuggestion/, hasSuggestion],
  [/(?<!Not)(Accepted|Allowed|Included)$/, isTaken],
  [/Not(Accepted|Allowed|Included)$|^no[A-Z]|^not[A-Z]|^otherRegister$/, isRejected],
  [/^countryNotResolved|WithoutCountry$/, hasNoCountry],
  [/NotParsed$/, ({ result }) => result.data.prefix === null],
  [/^oneResult$/, ({ results }) => results.length === 1],
  [/^manyResults$/, ({ results }) => results.length > 1],
];

const summaries: [RegExp, Meaning][] = [
  [/^Valid\b/, proposalIs(/^valid/)],
  [/\bcorrected\b/, ({ resultCorrected }) => resultCorrected !== null],
  [/, corrected$/, hasCorrection],
  [/\bcorrected\b.*\b(still|unknown|not checked)\b/, hasPartialCorrection],
  [/\b(suggested|suggestions?)\b(?! at most)/, hasSuggestion],
  [/\bnot (accepted|allowed|included|returned)\b/, isRejected],
  [/(?<!not )\b(accepted|included)\b/, isTaken],
  [/\bnot resolved\b|\bwithout country$/, hasNoCountry],
  [/^No (matching|address)\b/, ({ results }) => results.length === 0],
  [/^One (matching|address)\b/, ({ results }) => results.length === 1],
  [/^Several matching\b/, ({ results }) => results.length > 1],
  [/\bdigits only$/i, ({ result }) => /^\d+$/.test(Object.values<string>(result.data)[0] ?? "")],
];

test("Each word in these tables is in the name or summary of an example", () => {
  const examples = contractOperations.flatMap(({ bundle, post }) =>
    Object.entries(examplesOfBody<unknown>(bundle, post.requestBody)),
  );
  const unused = [
    ...names.filter(([word]) => !examples.some(([name]) => word.test(name))),
    ...summaries.filter(([word]) => !examples.some(([, { summary }]) => word.test(summary))),
  ];
  expect(unused.map(([word]) => word)).toEqual([]);
});

/**
 * An example that is named like an option sends it; one that is named like an option and one of its
 * values sends that.
 */
function sendsOption(
  name: string,
  { options = {} }: Body,
  sentOptions: Record<string, unknown>[],
  listedValues: string[],
): boolean {
  const option = sentOptions
    .flatMap(Object.keys)
    .find((key) => name === key || new RegExp(`^${key}[A-Z]`).test(name));
  if (option === undefined) return true;
  const value = name.slice(option.length).toLowerCase();
  const isValue = listedValues.includes(value);
  return isValue ? String(options[option]) === value : options[option] !== undefined;
}

test.each(contractOperations)(
  "The examples of $path in $version show what their names and summaries state",
  ({ bundle, post }) => {
    const requests = Object.entries(examplesOfBody<{ request: Body }>(bundle, post.requestBody));
    const responses = examplesOfBody<Body>(bundle, post.responses["200"] ?? {});
    const listedValues = ["true", "false"];
    visitObjects(bundle.components, (node) => {
      if (Array.isArray(node.enum)) listedValues.push(...node.enum.map(String));
    });
    const sentOptions = requests.map(([, { value }]) => value.request.options ?? {});
    const wrong = requests.flatMap(([name, { summary, value }]) => {
      const isBroken =
        (text: string) =>
        ([word, means]: [RegExp, Meaning]) =>
          word.test(text) && !means(responses[name]?.value, name);
      const broken = [...names.filter(isBroken(name)), ...summaries.filter(isBroken(summary))];
      const isSent = sendsOption(name, value.request, sentOptions, listedValues);
      const faults = broken.map(([word]) => `${name}: ${summary} (${word})`);
      return isSent ? faults : [...faults, `${name} sends another option`];
    });
    expect(wrong).toEqual([]);
  },
);
