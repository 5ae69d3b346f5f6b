import { readFileSync } from "node:fs";
import { loadContract } from "@data-validation/cli/internal/observe/contract/load";
import { verify } from "@data-validation/cli/internal/verify/judge";
import { rulesOf } from "@data-validation/cli/internal/verify/rules/index";
import { Service } from "@data-validation/cli/internal/verify/service";
import { parse } from "yaml";

/** The rules of verify that a server of examples cannot show, by the reason. */
const listed = parse(readFileSync(new URL("prism-rules.yaml", import.meta.url), "utf8"));
const unable = new Set(Object.values<string[]>(listed).flat());

/** Prints the rules on which Prism and the list of those that it cannot show disagree, and returns an exit code. */
export async function verifyPrism(baseUrl: string): Promise<number> {
  const atMost = Number.POSITIVE_INFINITY;
  const service = new Service({ baseUrl, apiKey: "any-key", atMost });
  const { verdicts, stop } = await verify(rulesOf(loadContract()), service);
  const lines = verdicts.flatMap(({ rule, outcome }) => {
    const name = `${rule.section} ${rule.sentence}`;
    const isShown = outcome.is === "holds";
    if (isShown === !unable.delete(name)) return [];
    return isShown
      ? [`holds, but is listed in prism-rules.yaml: ${name}`]
      : [`${outcome.is}, and is not listed in prism-rules.yaml: ${name}`];
  });
  lines.push(...[...unable].map((name) => `listed in prism-rules.yaml, but no rule: ${name}`));
  if (stop) lines.push(stop.message);
  for (const line of lines) console.log(line);
  const shown = verdicts.filter(({ outcome }) => outcome.is === "holds").length;
  console.log(`Prism shows ${shown} of ${verdicts.length} rules; ${lines.length} differences.`);
  return lines.length > 0 ? 1 : 0;
}
