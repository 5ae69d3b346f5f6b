import { type ById, loadResponses, type Responses } from "../../../../generated/mock/index.ts";
import { currentVersion } from "../../../../generated/versions.ts";
import { isObject } from "../control/merge-patch.ts";
import type { Schemas } from "../schemas.ts";
import type { Data, DataProblem } from "./data.ts";
import { toOwnWorld } from "./own-world.ts";

/** A record of one's own with its place in the document. */
interface Placed<Item> {
  place: readonly (string | number)[];
  item: Item;
}

/** Data of one's own, each record by itself. */
export type ReadData = Awaited<ReturnType<typeof readData>>;

const members: (keyof Data)[] = ["companies", "locations", "domains", "mailboxes", "names", "replace"];

/**
 * Takes the records out of data of one's own, and finds what the contract has against them: each is judged as a part of the response that
 * it could stand in.
 */
export async function readData(given: unknown) {
  const problems: DataProblem[] = isObject(given) ? [] : [{ place: [], words: "must be an object." }];
  const data = isObject(given) ? given : {};
  for (const name of Object.keys(data)) {
    if (!(members as string[]).includes(name)) {
      problems.push({ place: [name], words: `is not known. There are: ${members.join(", ")}.` });
    }
  }
  if (data.replace !== undefined && typeof data.replace !== "boolean") {
    problems.push({ place: ["replace"], words: "must be boolean." });
  }
  const list = (name: keyof Data): unknown[] => {
    const value = data[name] ?? [];
    if (Array.isArray(value)) return value;
    problems.push({ place: [name], words: "must be a list." });
    return [];
  };
  const companies = itemsOf<Schemas["CompanyItem"]>("companies", list("companies"));
  const locations = itemsOf<Schemas["LocationItem"]>("locations", list("locations"));
  await judge(companies, "company", problems);
  await judge(locations, "location", problems);
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

/** Adds what the validator of a response has against the items in it. */
async function judge(
  items: readonly Placed<unknown>[],
  kind: "company" | "location",
  problems: DataProblem[],
): Promise<void> {
  if (items.length === 0) return;
  const responses: ById<Responses> = await loadResponses[kind]();
  const validate = responses[currentVersion][`${kind}Get`]?.[200];
  if (!validate) throw new Error(`The contract has no operation ${kind}Get.`);
  for (const { place, item } of items) {
    if (validate({ results: [item] })) continue;
    for (const { instancePath, message } of validate.errors ?? []) {
      const keys = instancePath.split("/").slice(1);
      const [inside, rest] = keys[2] === "data" ? [place, keys.slice(3)] : [place.slice(0, -1), keys.slice(2)];
      problems.push({ place: [...inside, ...rest], words: `${message}.` });
    }
  }
}
