import { damage } from "./damage.ts";
import type { Sample, SampleOf } from "./sample.ts";
import { lostWords } from "./words.ts";

const companies = [
  ["Kovárna Pod Jeřábem s.r.o.", "89003675", "CZ89003675"],
  ["Bezinka Digital s.r.o.", "89011015", "CZ89011015"],
] as const;
const otherNames = [
  "Jiná firma a.s.",
  "Bezinka Media s.r.o.",
  "Kovárna Jeřáb a.s.",
  "Kovárna Pod Jeřábem 2 s.r.o.",
  "Kovárna Nad Jeřábem s.r.o.",
];

export const sampleCompany: SampleOf = (random) => {
  const [name, number, vat] = random.pick(companies);
  const query: Record<string, string> = {
    name: random.below(4) === 0 ? random.pick(otherNames) : damage(name, random),
    registrationNumber: damage(number, random) + random.pick(["", "", ".0"]),
    ...(random.below(2) === 0 && { vatNumber: damage(vat, random) }),
    ...(random.below(3) === 0 && { country: random.pick(["CZ", "SK"]) }),
  };
  const digits = (text: unknown) =>
    String(text).replace(/\.0$/, "").replace(/\D/g, "").replace(/^0+/, "");
  const fault: Sample["fault"] = (corrected) => {
    for (const field of ["registrationNumber", "vatNumber"])
      if (query[field] !== undefined && digits(query[field]) !== digits(corrected[field]))
        return `${field} is another one`;
    if (query.country !== undefined && query.country !== corrected.country)
      return "the country is another one";
    const missing = lostWords(query.name ?? "", String(corrected.name));
    return missing.length === 0 ? undefined : `lost: ${missing.join(" ")}`;
  };
  return { request: { query }, fault };
};
