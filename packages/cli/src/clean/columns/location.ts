import type { ColumnField, QueryField } from "../task.ts";
import type { Field } from "./header-words.ts";
import type { RecognisedColumn } from "./recognise.ts";

/**
 * The query fields of an address in several columns, in the order of the columns; undefined if they
 * are incomplete.
 */
export function locationFields(record: RecognisedColumn[]): ColumnField[] | undefined {
  const columnOf = (field: Field) => record.find((one) => one.field === field)?.column;
  const [street, address, city, zip] = (["street", "address", "city", "zip"] as const).map(
    columnOf,
  );
  const zipCity = city && zip ? undefined : columnOf("zipCity");
  if (!street && !address && !zipCity && !(city && zip)) return undefined;
  const isFull = address !== undefined && !street && !city && !zip && !zipCity;
  const line = street ?? (isFull ? undefined : address);
  const numbers = numberFields(columnOf);
  const fields: OptionalField[] = [
    { column: isFull ? address : undefined, field: "full" },
    { column: line, field: numbers.length > 0 && street ? "street" : "streetWithNumber" },
    ...(street ? numbers : []),
    ...(zipCity
      ? [{ column: zipCity, field: "zipCity" } as const]
      : ([
          { column: city, field: "city" },
          { column: zip, field: "zip" },
        ] as const)),
    { column: columnOf("country"), field: "country" },
  ];
  return fields.filter(hasColumn);
}

/** A field whose column a table may lack. */
type OptionalField = { column: string | undefined; field: QueryField };

function hasColumn(field: OptionalField): field is ColumnField {
  return field.column !== undefined;
}

/** Czech addresses have two numbers, Polish ones a house and a flat. */
function numberFields(columnOf: (field: Field) => string | undefined): ColumnField[] {
  const first = columnOf("houseNumber") ?? columnOf("houseNumberFirst");
  const second = columnOf("houseNumberSecond");
  const only = first ?? second;
  if (first === undefined || second === undefined)
    return only === undefined ? [] : [{ column: only, field: "number.full" }];
  return [
    { column: first, field: "number.part1" },
    { column: second, field: "number.part2" },
  ];
}
