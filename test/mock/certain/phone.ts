import parsePhoneNumber from "libphonenumber-js/max";
import { damage } from "./damage.ts";
import type { Sample, SampleOf } from "./sample.ts";

const numbers: readonly (readonly [code: string, national: string, trunk: string])[] = [
  ["420", "607123456", ""],
  ["420", "224123456", ""],
  ["420", "900123456", ""],
  ["421", "905123456", "0"],
  ["421", "245678901", "0"],
  ["48", "601234567", ""],
  ["48", "221234567", ""],
  ["49", "1773333333", "0"],
  ["49", "30123456", "0"],
  ["43", "6641234567", "0"],
];
const prefixes = ["+420", "+421", "+48", "+49", "+43"];
const before = ["", "", "", "tel. ", "fax ", "domů "];
const after = [
  "",
  "",
  "",
  " kl. 12",
  ";ext=7",
  ",123",
  " Durchwahl 12",
  " wew. 4",
  " (Jana)",
  ".0",
];
const harmless = ["", "tel. ", ".0"];

function parse(text: string) {
  const parsed = parsePhoneNumber(text);
  return parsed?.isValid() ? parsed : undefined;
}

export const samplePhone: SampleOf = (random) => {
  const [code, whole, trunk] = random.pick(numbers);
  const national = damage(whole, random);
  const sign = random.pick(["+", "00", "", ""]);
  const isInternational = sign !== "";
  const digits = isInternational
    ? code + random.pick(["", "0"]) + national
    : random.pick([national, trunk + national, code + national]);
  const front = random.pick(before);
  const back = random.pick(after);
  const preferred = [random.pick(prefixes), random.pick(prefixes)];
  const client = random.below(3) === 0 ? { country: random.pick(["SK", "PL", "DE"]) } : {};
  const request = {
    query: { numberFull: front + sign + digits + back },
    options: random.below(3) === 0 ? {} : { preferredPrefixes: preferred },
    client,
  };
  const isAlone = harmless.includes(front) && harmless.includes(back);
  const fault: Sample["fault"] = ({ prefix, number }) => {
    const corrected = parse(`${prefix}${number}`);
    if (corrected === undefined) return "it is no number";
    if (!isAlone) return "something that was sent is not in it";
    if (isInternational) return faultOfInternational(corrected, code, digits, client.country);
    return faultOfNational(corrected, digits, request.options.preferredPrefixes ?? []);
  };
  return { request, fault };
};

type Parsed = NonNullable<ReturnType<typeof parse>>;

function withoutZeros(text: string): string {
  return text.replace(/^0+/, "");
}

function faultOfInternational(
  corrected: Parsed,
  code: string,
  digits: string,
  country: string | undefined,
): string | undefined {
  const national = withoutZeros(digits.slice(code.length));
  if (withoutZeros(corrected.nationalNumber) !== national) return "its digits are others";
  if (corrected.countryCallingCode === code) return undefined;
  const home = { SK: "421", PL: "48", DE: "49" }[country ?? ""] ?? "420";
  const isOrdinary = ["FIXED_LINE", "MOBILE"].includes(corrected.getType() ?? "");
  const isAtHome = corrected.countryCallingCode === home && isOrdinary && !parse(`+${digits}`);
  return isAtHome ? undefined : "its prefix is another one";
}

function faultOfNational(
  corrected: Parsed,
  digits: string,
  preferred: readonly string[],
): string | undefined {
  if (corrected.getType() === "PREMIUM_RATE") return "it is a premium-rate number";
  const isBehind = withoutZeros(corrected.nationalNumber) === withoutZeros(digits);
  const isOwn = corrected.number === `+${digits}`;
  if (!isBehind && !isOwn) return "its digits are others";
  const own = parse(`+${digits}`);
  if (own === undefined || !preferred.includes(`+${own.countryCallingCode}`)) return undefined;
  const others = preferred.filter((prefix) => parse(prefix + digits));
  return others.length > 0 ? "there are two readings" : undefined;
}
