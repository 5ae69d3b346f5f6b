import { damage } from "./damage.ts";
import type { Sample, SampleOf } from "./sample.ts";
import { plainWordsOf } from "./words.ts";

const givenNames = ["Jan", "Petr", "Jana", "Anna", "Tomáš", "Zbigniew", "Franta", "Hans", "Lucie"];
const surnames = [
  "Novák",
  "Dvořáková",
  "Kowalski",
  "Müller",
  "Nováková",
  "z Pardubic",
  "von Berg",
  "Gräfin von Berg",
];
const before = [
  "",
  "",
  "Ing. ",
  "MUDr. ",
  "p. ",
  "paní ",
  "dr n. med. ",
  "Hr. ",
  "kpt. ",
  "Bc. et ",
  "Dr. sc. ",
  "dr.sc. ",
  "k rukám ",
  "starosta ",
  "KR ",
  "Zákazník: ",
];
const after = [
  "",
  "",
  ", Ph.D.",
  ", FACS",
  " ml.",
  ", CSc., MBA",
  " 2",
  " (účetní)",
  ", Brno",
  " & syn",
  " advokát",
  " s rodinou",
  " s.r.o.",
];

export const sampleName: SampleOf = (random) => {
  const first = damage(random.pick(givenNames), random);
  const last = damage(random.pick(surnames), random);
  const order = random.pick([
    `${first} ${last}`,
    `${first} ${last}`,
    `${last}, ${first}`,
    `${last} ${first}`,
  ]);
  const cased = random.pick([order, order, order.toLowerCase(), order.toUpperCase()]);
  const leading = random.pick(before);
  const trailing = random.pick(after);
  const nameSurname = leading + cased + trailing;
  const options = { acceptDegrees: random.below(2) === 0, acceptContext: random.below(2) === 0 };
  const fault: Sample["fault"] = (corrected) => {
    const { degreesBefore, degreesAfter, context } = corrected;
    const inName = plainWordsOf(cased);
    const wrong = plainWordsOf(`${corrected.name} ${corrected.surname}`).filter(
      (word) => !inName.includes(word) && plainWordsOf(leading + trailing).includes(word),
    );
    if (wrong.length > 0) return `in the name: ${wrong.join(" ")}`;
    const parts = [corrected.nameSurname, degreesBefore, degreesAfter, context].flat().join(" ");
    const sentWords = plainWordsOf(nameSurname);
    const correctedWords = plainWordsOf(parts);
    const missing = sentWords.filter((word) => !correctedWords.includes(word));
    const invented = correctedWords.filter((word) => !sentWords.includes(word));
    if (missing.length + invented.length === 0) return undefined;
    // A letter in threefold repetition is a typing error.
    const single = (words: string[]) => words.join(" ").replace(/(.)\1+/gu, "$1");
    const isSlip = single(missing) === single(invented);
    return isSlip ? undefined : `lost: ${missing.join(" ")}; new: ${invented.join(" ")}`;
  };
  return { request: { query: { nameSurname }, options }, fault };
};
