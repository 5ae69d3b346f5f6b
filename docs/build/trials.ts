import type { Choice, Trials } from "../browser/playground/examples.ts";
import { failuresOf } from "./failures.ts";
import { baseUrl, operationsOf, type Source } from "./source.ts";

/** The script that brings the operations with their examples, and the errors that can be asked for, to the pages that try them. */
export function trialsScript(source: Source): string {
  const operations = source.bundles.toReversed().map(({ info }): [string, Choice[]] => [
    info.version,
    operationsOf(source, info.version).map(({ path, id, summary, examples }) => ({
      path,
      id,
      summary,
      examples: Object.fromEntries(
        Object.entries(examples).map(([name, { summary = "", value }]) => [name, { summary, request: value.request }]),
      ),
    })),
  ]);
  const failures = failuresOf(source, source.current).map(({ name, status, when }) => ({ name, status, when }));
  const trials: Trials = {
    current: source.current,
    baseUrl: baseUrl(source),
    operations: Object.fromEntries(operations),
    failures,
  };
  return `window.trials = ${JSON.stringify(trials)};\n`;
}
