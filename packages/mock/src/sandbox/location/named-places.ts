import { remembered } from "../shared/remembered.ts";
import { comparing } from "../shared/similarity.ts";
import { once } from "../shared/text.ts";
import { compareHouseNumber } from "./house-number.ts";
import type { Place } from "./place.ts";
import { byCompareOptions, type CompareOptions, textsOf, wordsOf } from "./texts.ts";
import { byCountry, readValue, type Value } from "./value.ts";

/** Finds the places that a text can mean in a field, where the options choose among the names of a town. */
export const namedPlaces = once((places: readonly Place[]) =>
  remembered((field: string) => byCompareOptions((options) => finderIn(places, field, options))),
);

function finderIn(places: readonly Place[], field: string, options: CompareOptions) {
  const find = (test: (value: Value) => (place: Place) => boolean) =>
    remembered((sent: string) => new Set(places.filter(test(readValue(field, sent)))));
  const hasNumber = (value: Value) => (place: Place) => compareHouseNumber(value, place).similarity !== "other";
  if (field === "number.full") return { exactly: find(hasNumber), nearly: find(hasNumber) };
  return {
    /** The places that have the text, maybe but for its formatting. */
    exactly: find((value) => (place) => {
      const { all } = textsOf(field, place, options);
      const name = value.foldedIn(place.country);
      if (field !== "streetWithNumber") return all.has(name);
      // Where streets have no names, a number needs none.
      return (all.has(name) || (name === "" && place.street === null)) && hasNumber(value)(place);
    }),
    nearly: find(({ words, readyIn }) => {
      const compareIn = byCountry((country) => comparing(readyIn(country)));
      // A line in which every word is another one is no typing error.
      const isOther = (place: Place) =>
        field === "full" && words.size > 2 && !wordsOf(place).some((word) => words.has(word));
      return (place) =>
        !isOther(place) && compareIn(place.country)(textsOf(field, place, options)).similarity !== "other";
    }),
  };
}
