import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import type { Mark, Standing } from "../../scripts/lib/openapi/marks.ts";
import { bodiesOf, fieldsOf } from "./fields.ts";

/** What a page says of a place of the contract that the specification states or traffic showed; nothing of what is assumed. */
export function standingWords({ standing, marks }: { standing: Standing["status"]; marks: Mark[] }): string {
  if (marks.some(({ name }) => name === "x-observed")) return "Observed";
  const words = { stated: "Stated", detail: "Stated, detail assumed", assumed: "" };
  return words[standing];
}

/** The sentence at the top of a page whose places are marked so, in Markdown. */
export function standingNote(root: string): string {
  return `The specification of the API states what is marked **Stated**. [Everything else is assumed](${root}assumptions.md).`;
}

/** How many fields of all operations of a version are stated whole, in part, and not. */
export function standingCounts(bundle: Bundle): Record<Standing["status"], number> {
  const fields = Object.values(bundle.paths).flatMap(({ post }) => {
    const { request, response } = bodiesOf(bundle, post);
    return [request, response].flatMap((body) => fieldsOf(bundle, body));
  });
  const count = (status: Standing["status"]) => fields.filter(({ standing }) => standing === status).length;
  return { stated: count("stated"), detail: count("detail"), assumed: count("assumed") };
}
