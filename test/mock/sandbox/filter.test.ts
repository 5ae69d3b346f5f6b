import { defaultsOf } from "@data-validation/mock/internal/sandbox/defaults";
import { filterItems } from "@data-validation/mock/internal/sandbox/register/filter";
import { expect, test } from "vitest";

const towns = [
  { city: "Ústí nad Labem", zip: "400 01", other: "Aussig" },
  { city: "Praha", zip: "186 00", other: "Prague" },
  { city: null, zip: "186 00", other: null },
];

/** The towns that a filter leaves, in their order. */
function left(filter: Record<string, unknown>, options = {}) {
  const settings = { ...defaultsOf("CompanySearchOptions"), ...options };
  const look = (town: (typeof towns)[number], field: string) => {
    if (field === "city") return [town.city, town.other] as const;
    return field === "zip" ? ([town.zip] as const) : undefined;
  };
  return filterItems(towns, filter, look, settings).map((town) => towns.indexOf(town));
}

test.each<[sentence: string, filter: Record<string, unknown>, options: object, expected: number[]]>(
  [
    ["A value without case and diacritics matches", { city: "usti nad labem" }, {}, [0]],
    ["Every field must match", { city: "Praha", zip: "186 00" }, {}, [1]],
    ["A field of two that differs removes an item", { city: "Praha", zip: "400 01" }, {}, []],
    ["Spaces make no difference", { zip: "18600" }, {}, [1, 2]],
    ["A blank value filters nothing", { city: " ", zip: "400 01" }, {}, [0]],
    ["No field filters nothing", {}, {}, [0, 1, 2]],
    ["A value of another type filters nothing", { city: 5 }, {}, [0, 1, 2]],
    ["A field that no item has filters nothing", { moon: "x" }, {}, [0, 1, 2]],
    ["A beginning does not match", { city: "Pra" }, { filterExactMatch: true }, []],
    ["A beginning matches", { city: "Pra" }, { filterExactMatch: false }, [1]],
    ["The beginning of a word matches", { city: "lab" }, { filterExactMatch: false }, [0]],
    ["A part within a word does not match", { city: "abem" }, { filterExactMatch: false }, []],
    ["Another notation does not match", { zip: "18600" }, { filterAcceptFormat: false }, []],
    ["The notation matches", { zip: "186 00" }, { filterAcceptFormat: false }, [1, 2]],
    ["Another name matches", { city: "Prague" }, { filterAcceptAlternatives: true }, [1]],
    ["Another name does not match", { city: "Prague" }, { filterAcceptAlternatives: false }, []],
    ["What matches comes first", { zip: "186 00" }, { filterMode: "prefer" }, [1, 2, 0]],
  ],
)("%s: %o with %o", (_, filter, options, expected) => {
  expect(left(filter, options)).toEqual(expected);
});
