import { damage } from "./damage.ts";
import type { Sample, SampleOf } from "./sample.ts";
import { lostWords } from "./words.ts";

const addresses = [
  ["Sokolovská", "192/79", "186 00", "Praha 8"],
  ["Sokolovská", "192/79", "186 00", "Praha 8 - Karlín"],
  ["Ludkovice", "37", "76341", "Biskupice u Luhačovic"],
  ["Křižíkova", "159/56", "18600", "Praha 8"],
  ["Thámova", "137/16", "18600", "Praha 8"],
  ["Nowy Świat", "15", "00-496", "Warszawa"],
  ["Nowy Świat", "3/7", "00-496", "Warszawa"],
] as const;
const units = [
  "",
  "",
  ", byt 5",
  " 3. patro",
  ", č. bytu 12",
  " m. 8",
  ", Whg. 4",
  ", P.O. Box 12",
  " (byt č. 12)",
  ", 3.p.",
  ", II piętro",
];
const towns = ["Brno", "Plzeň", "Praha 3"];

export const sampleLocation: SampleOf = (random) => {
  const [street, number, zip, city] = random.pick(addresses);
  const unit = random.pick(units);
  const firstLine = `${damage(street, random)} ${damage(number, random)}${unit}`;
  const town = random.below(6) === 0 ? random.pick(towns) : damage(city, random);
  const code = damage(zip, random);
  const query: Record<string, string> =
    random.below(2) === 0
      ? { full: `${firstLine}, ${code} ${town}` }
      : { streetWithNumber: firstLine, city: town, zip: code };
  const fault: Sample["fault"] = (corrected) => {
    const digits = (text: unknown) => String(text).replace(/\D/g, "").replace(/^0+/, "");
    const missing = Object.entries(query).flatMap(([field, value]) => {
      if (field === "zip")
        return digits(value) === digits(corrected.zip) ? [] : [`the postal code ${value}`];
      const text = field === "full" ? value.replace(code, digits(code).padStart(5, "0")) : value;
      return lostWords(text, String(corrected[field]));
    });
    return missing.length === 0 ? undefined : `lost: ${missing.join(" ")}`;
  };
  return { request: { query }, fault };
};
