import { Service } from "@data-validation/cli/internal/traffic/service";
import { verifyRules } from "@data-validation/cli/internal/verify/judge";
import { allRules, nameOfRule, rulesBeyondPrism } from "./prism-rules.ts";

/**
 * Prints the rules on which Prism and the list of those that it cannot show disagree, and returns
 * an exit code.
 */
export async function verifyPrism(baseUrl: string): Promise<number> {
  const unable = rulesBeyondPrism();
  const atMost = Number.POSITIVE_INFINITY;
  const service = new Service({ baseUrl, apiKey: "any-key", atMost });
  const { judgements, stop } = await verifyRules(allRules, service);
  const lines = judgements.flatMap(({ rule, outcome }) => {
    const name = nameOfRule(rule);
    const place = unable.get(name);
    const isShown = outcome.verdict === "holds";
    if (isShown === (place === undefined)) return [];
    return isShown
      ? [`${place}: holds, but is listed: ${name}`]
      : [`${outcome.verdict}, and is not listed in prism-rules.yaml: ${name}`];
  });
  if (stop) lines.push(stop.message);
  for (const line of lines) console.log(line);
  const shown = judgements.filter(({ outcome }) => outcome.verdict === "holds").length;
  console.log(`Prism shows ${shown} of ${judgements.length} rules; ${lines.length} differences.`);
  return lines.length > 0 ? 1 : 0;
}
