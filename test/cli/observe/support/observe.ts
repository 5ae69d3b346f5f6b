import { Observer } from "../../../../packages/cli/src/observe/observer.ts";
import { makeReport, type Report } from "../../../../packages/cli/src/observe/report/report.ts";
import { readCalls } from "../../../../packages/cli/src/observe/sources/file.ts";
import { model, today } from "./traffic.ts";

/** What a recording says, without what differs from form to form. */
export interface ObservedCalls {
  matched: number;
  found: string[];
  problems: Report["source"]["problems"];
}

/** Holds the contract against a recording; without the mock, which says the same each time. */
export async function observe(
  file: string,
  wrapping: { responseAt?: string; requestAt?: string } = {},
): Promise<ObservedCalls> {
  const observer = new Observer(model, wrapping);
  for await (const call of readCalls(file)) await observer.add(call);
  const { source, contradictions, additions } = makeReport({ model, observer, name: file, today });
  const found = [...contradictions, ...additions].map(({ title, where, count }) => `${title} ${where.source} ${count}`);
  return { matched: source.matched, found: found.toSorted(), problems: source.problems };
}
