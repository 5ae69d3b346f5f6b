import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { enumShape, listShape, mapShape, readTable } from "@data-validation/tooling/table";

/** The rules of verify, each with its section. */
export const allRules = rulesOf(loadContract());

/** The name of a rule in prism-rules.yaml. */
export const nameOfRule = ({ section, sentence }: (typeof allRules)[number]) =>
  `${section} ${sentence}`;

/** The rules that a server of examples cannot show, each with its place in the file. */
export function rulesBeyondPrism(file = "test/contract/prism-rules.yaml"): Map<string, string> {
  const names = listShape(enumShape(allRules.map(nameOfRule)));
  const { content, placeOf } = readTable(file, mapShape({ ...names, uniqueItems: true }));
  return new Map(
    Object.entries(content).flatMap(([reason, names]) =>
      names.map((name, index) => [name, placeOf(reason, index)] as const),
    ),
  );
}
