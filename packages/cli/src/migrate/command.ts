import { existsSync } from "node:fs";
import { groupBy } from "@data-validation/common/group-by";
import { readPlace } from "@data-validation/envelope/read-place";
import {
  flagOption,
  parseArguments,
  readResponseAt,
  type Terminal,
  textOption,
  UserError,
} from "../command-line.ts";
import { listFiles } from "./files/list.ts";
import { writeChanges } from "./files/write.ts";
import type { TextEdit } from "./hit.ts";
import { examineProject, type ProjectHits } from "./project.ts";
import { actionOf, type MigrationResult, migrationJson, migrationText } from "./report/report.ts";

export { help } from "./help.ts";

export async function run(args: string[], { out }: Terminal): Promise<number> {
  const { values, argument: folder = "." } = parseArguments("migrate", args, {
    write: flagOption,
    json: flagOption,
    "response-at": textOption,
  });
  const place = readPlace(readResponseAt(values["response-at"]));
  if (!existsSync(folder)) throw new UserError(`There is no ${folder}.`);
  const project = await examineProject(listFiles(folder), place);
  const edited = newTextsOf(project);
  const changes = [...project.sources.values()].flatMap((source) => {
    const after = edited.get(source.file);
    return after === undefined ? [] : [{ ...source, after }];
  });
  const written = values.write ? writeChanges(changes) : undefined;
  const outcome: MigrationResult = { folder, project, edited, written };
  out(values.json ? migrationJson(outcome) : migrationText(outcome));
  if ((written?.failed.length ?? 0) > 0) return 2;
  return project.hits.every((hit) => actionOf(hit, written) === "edited") ? 0 : 1;
}

/** All new texts are computed before the first is written. */
function newTextsOf({ hits, sources }: ProjectHits): Map<string, string> {
  const ready = hits.filter(({ waitsFor, edits }) => waitsFor.length === 0 && edits.length > 0);
  const edited = [...groupBy(ready, ({ file }) => file)].map(([file, hitsOfFile]) => {
    const edits = hitsOfFile.flatMap((hit) => hit.edits);
    return [file, applyTextEdits(sources.get(file)?.text ?? "", edits)] as const;
  });
  return new Map(edited);
}

/** Applies edits to a text, each place once, from the last to the first. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const distinct = new Map(edits.map((edit) => [`${edit.start} ${edit.end}`, edit]));
  return [...distinct.values()]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (done, { start, end, text: piece }) => done.slice(0, start) + piece + done.slice(end),
      text,
    );
}
