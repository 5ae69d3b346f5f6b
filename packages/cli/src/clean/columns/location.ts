import type { QueryField } from "../task.ts";
import type { Field, RecognisedColumn } from "./recognise.ts";

/**
 * The query fields of an address in several columns, in the order of the columns; undefined if they
 * are incomplete.
 */
export function locationFields(
  record: RecognisedColumn[],
): [column: string, field: QueryField][] | undefined {
  const of = (field: Field) => record.find((one) => one.field === field)?.column;
  const [street, whole, city, zip] = (["street", "address", "city", "zip"] as const).map(of);
  if (!street && !whole && !(city && zip)) return undefined;
  const isFull = whole !== undefined && !street && !city && !zip;
  const line = street ?? (isFull ? undefined : whole);
  const numbers = numberFields(of);
  const fields: [string | undefined, QueryField][] = [
    [isFull ? whole : undefined, "full"],
    [line, numbers.length > 0 && street ? "street" : "streetWithNumber"],
    ...(street ? numbers : []),
    [city, "city"],
    [zip, "zip"],
    [of("country"), "country"],
  ];
  return fields.filter((pair): pair is [string, QueryField] => pair[0] !== undefined);
}

/** Czech addresses have two numbers, Polish ones a house and a flat. */
function numberFields(of: (field: Field) => string | undefined): [string, QueryField][] {
  const first = of("houseNumber") ?? of("houseNumberFirst");
  const second = of("houseNumberSecond");
  if (first === undefined) return second === undefined ? [] : [[second, "number.full"]];
  if (second === undefined) return [[first, "number.full"]];
  return [
    [first, "number.part1"],
    [second, "number.part2"],
  ];
}
