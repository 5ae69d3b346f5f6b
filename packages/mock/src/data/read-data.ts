import { type ById, loadResponses, type Responses } from "../../../../generated/mock/index.ts";
import { currentVersion } from "../../../../generated/versions.ts";
import { isObject } from "../control/merge-patch.ts";
import type { Schemas } from "../schemas.ts";
import { expectationOf } from "../validate-request.ts";
import { type Data, type DataProblem, outlineProblems } from "./data.ts";
import { toOwnWorld } from "./own-world.ts";

/** A record of one's own with its place in the document. */
interface Placed<Item> {
  place: readonly (string | number)[];
  item: Item;
}

/** Data of one's own, each record by itself. */
export type ReadData = Awaited<ReturnType<typeof readData>>;

/**
 * Takes the records out of data of one's own, and finds what the contract has against them: each is judged as a part of the response that
 * it could stand in.
 */
export async function readData(given: unknown) {
  const problems = outlineProblems(given);
  const data = isObject(given) ? given : {};
  const list = (name: keyof Data): unknown[] => (Array.isArray(data[name]) ? data[name] : []);
  const ofCompanies = itemsOf<Schemas["CompanyItem"]>("companies", list("companies"));
  const ofLocations = itemsOf<Schemas["LocationItem"]>("locations", list("locations"));
  const companies = await judge(ofCompanies, "company", problems);
  const locations = await judge(ofLocations, "location", problems);
  const world = toOwnWorld(list, problems);
  return { companies, locations, world, problems };
}

/** The items of a list, and of the responses pasted into it. */
function itemsOf<Item>(name: string, list: unknown[]): Placed<Item>[] {
  return list.flatMap((entry, index): Placed<Item>[] => {
    const place = [name, index];
    if (!isObject(entry)) return [{ place, item: { data: entry } as Item }];
    const { results, result, data } = entry;
    if (Array.isArray(results)) {
      return results.map((item, at) => ({ place: [...place, "results", at, "data"], item: item as Item }));
    }
    if (isObject(result)) return [{ place: [...place, "result", "data"], item: { data: result.data } as Item }];
    if (isObject(data)) return [{ place: [...place, "data"], item: entry as Item }];
    return [{ place, item: { data: entry } as Item }];
  });
}

/** The items that fit; what the validator of a response has against the others is added to the problems. */
async function judge<Item>(
  items: readonly Placed<Item>[],
  kind: "company" | "location",
  problems: DataProblem[],
): Promise<Placed<Item>[]> {
  if (items.length === 0) return [];
  const responses: ById<Responses> = await loadResponses[kind]();
  const validate = responses[currentVersion][`${kind}Get`]?.[200];
  if (!validate) throw new Error(`The contract has no operation ${kind}Get.`);
  return items.filter(({ place, item }) => {
    if (validate({ results: [item] })) return true;
    for (const error of validate.errors ?? []) {
      const keys = error.instancePath.split("/").slice(1);
      const [inside, rest] = keys[2] === "data" ? [place, keys.slice(3)] : [place.slice(0, -1), keys.slice(2)];
      problems.push({ place: [...inside, ...rest], words: expectationOf(error) });
    }
    return false;
  });
}
