/** A query that always gives the same outcome. */
export interface OutcomeValue {
  path: string;
  query: Readonly<Record<string, string>>;
  outcome: Outcome;
  /** Why, in a sentence; empty where the outcome says it. */
  because: string;
}

/** What comes of a query: the word for it in `result.proposal`, a status, or an answer that is late. */
export type Outcome = { proposal: string } | { status: number } | { milliseconds: number };

/** What a value can ask for that depends neither on the data nor on the key. */
const onDemand: [outcome: Outcome, code: string, words: string][] = [
  [{ status: 402 }, "402", "No Credit"],
  [{ status: 403 }, "403", "Not Allowed"],
  [{ status: 429 }, "429", "Too Many"],
  [{ status: 500 }, "500", "Server Error"],
  [{ status: 503 }, "503", "Not Available"],
  [{ milliseconds: 3000 }, "003", "Slow"],
];

/** How each data kind writes such a value, so that it passes the checks of a form. */
const writers: [path: string, write: (code: string, words: string) => Record<string, string>][] = [
  ["/company/validate", (_, words) => ({ name: `Mock ${words}` })],
  ["/email/validate", (code) => ({ email: code === "003" ? "slow@mock.example" : `status-${code}@mock.example` })],
  ["/location/validate", (_, words) => ({ street: `Mock ${words}` })],
  ["/name/validate", (_, words) => ({ nameSurname: `Mock ${words}` })],
  ["/phone/validate", (code) => ({ numberFull: `+999 000 ${code}` })],
];

/** Queries whose outcome follows from the data alone, as the sandbox computes it with no option set. */
const computed: [path: string, query: Record<string, string>, proposal: string, because: string][] = [
  ["/phone/validate", { numberFull: "+420607123456" }, "valid", "it is a Czech mobile number"],
  [
    "/phone/validate",
    { numberFull: "607 123 456" },
    "invalidWithSuggestion",
    "the prefix is missing; with `preferredPrefixes` it is corrected",
  ],
  ["/phone/validate", { numberFull: "00420607123456" }, "invalidWithCorrection", "00 stands for the plus sign"],
  [
    "/phone/validate",
    { numberFull: "+999123456789" },
    "invalid",
    "no country has the prefix, so `country.code` is null",
  ],
  ["/email/validate", { email: "jana.kadlecova@seznam.cz" }, "valid", ""],
  ["/email/validate", { email: "jana.kadlecova@seznma.cz" }, "invalidWithCorrection", "a typing error in the domain"],
  ["/email/validate", { email: "anybody@unknown.example" }, "unknown", "the mail server cannot be asked"],
  [
    "/email/validate",
    { email: "anybody@catch-all.example" },
    "valid",
    "the server takes every address: `isCatchAllServer`",
  ],
  ["/email/validate", { email: "anybody@no-mx.example" }, "invalid", "the domain receives no mail"],
  ["/email/validate", { email: "missing-user@seznam.cz" }, "invalid", "the server does not know the user"],
  ["/name/validate", { nameSurname: "Jan Novák" }, "valid", ""],
  ["/name/validate", { nameSurname: "jan novák" }, "invalidWithCorrection", "small letters"],
  [
    "/name/validate",
    { nameSurname: "Jana Novák" },
    "validWithSuggestion",
    "a woman's name with a man's form of the surname",
  ],
  [
    "/name/validate",
    { nameSurname: "Ing. Jana Nováková" },
    "invalidWithCorrection",
    "a degree; `acceptDegrees` accepts it",
  ],
  ["/company/validate", { country: "CZ", registrationNumber: "89003675" }, "valid", "a company of the sandbox"],
  ["/location/validate", { street: "Sokolovská", city: "Praha" }, "valid", "a street of the sandbox"],
  [
    "/company/validate",
    { name: "Bezinka Digital s.r.o." },
    "validWithSuggestion",
    "companies of two countries have the name",
  ],
  [
    "/company/validate",
    { country: "CZ", registrationNumber: "12345678" },
    "invalid",
    "no company has the number, and its check digit does not fit",
  ],
  [
    "/company/validate",
    { name: "Kovárna Pod Jeřábkem s.r.o.", registrationNumber: "89003675" },
    "invalidWithCorrection",
    "the number says which company was meant",
  ],
  [
    "/company/validate",
    { country: "CZ", registrationNumber: "890 036 00" },
    "invalidWithPartialCorrection",
    "without its white space the number is still wrong",
  ],
  [
    "/company/validate",
    { country: "CZ", name: "Kovárna Pod Jeřábem" },
    "invalidWithSuggestion",
    "the name lacks its legal form",
  ],
  [
    "/company/validate",
    { name: "bezinka digital s.r.o." },
    "invalidWithCorrectionWithSuggestion",
    "small letters, and companies of two countries have the name",
  ],
  [
    "/location/validate",
    { streetWithNumber: "Sokolovská 79", city: "Praha 8" },
    "validWithSuggestion",
    "the whole house number is 192/79",
  ],
  ["/location/validate", { street: "Lampářská", city: "Dolní Neznámá" }, "invalid", "there is no such street"],
  [
    "/location/validate",
    { street: "Sokolovksá", city: "Praha 8" },
    "invalidWithCorrection",
    "a typing error in the street",
  ],
  [
    "/location/validate",
    { streetWithNumber: "sokolovska 500", city: "Praha 8" },
    "invalidWithPartialCorrection",
    "the street has no such number",
  ],
  [
    "/location/validate",
    { streetWithNumber: "Sokolovská 500", city: "Praha 8" },
    "invalidWithSuggestion",
    "the street has other numbers",
  ],
  [
    "/location/validate",
    { streetWithNumber: "sokolovska 79", city: "Praha 8" },
    "invalidWithCorrectionWithSuggestion",
    "small letters, and half of a house number",
  ],
  ["/name/validate", { nameSurname: "J4na Nováková" }, "invalid", "a digit within the name"],
  ["/name/validate", { nameSurname: "jana" }, "invalidWithPartialCorrection", "small letters, and no surname"],
  [
    "/name/validate",
    { nameSurname: "Tomáš Nováková" },
    "invalidWithSuggestion",
    "a man's name with a woman's form of the surname",
  ],
  [
    "/name/validate",
    { nameSurname: "jana novák" },
    "invalidWithCorrectionWithSuggestion",
    "small letters, and a man's form of the surname",
  ],
  [
    "/name/validate",
    { nameSurname: "jnaa nováková" },
    "invalidWithPartialCorrectionWithSuggestion",
    "small letters, and a name that nobody knows",
  ],
  [
    "/phone/validate",
    { numberFull: "00420607123" },
    "invalidWithPartialCorrection",
    "00 stands for the plus sign, and digits are missing",
  ],
  [
    "/phone/validate",
    { numberFull: "+48607123456" },
    "validWithSuggestion",
    "a Polish number whose digits are a Czech mobile number, too",
  ],
  [
    "/phone/validate",
    { numberFull: "0043903123456" },
    "invalidWithPartialCorrectionWithSuggestion",
    "00 stands for the plus sign, and the prefix does not fit the number",
  ],
  [
    "/email/validate",
    { email: "jana.kadlecova@gmail.cz" },
    "validWithSuggestion",
    "the domain is like a well-known one",
  ],
  [
    "/email/validate",
    { email: "jana.kadlecova.seznam.cz" },
    "invalidWithPartialCorrection",
    "the at sign is missing, and nobody has asked for the mailbox",
  ],
  [
    "/email/validate",
    { email: "jana kadlecova@company.example" },
    "invalidWithSuggestion",
    "white space within the user's name",
  ],
  [
    "/email/validate",
    { email: " jana.kadlecova@gmail.cz " },
    "invalidWithCorrectionWithSuggestion",
    "white space around the address, and a domain like a well-known one",
  ],
  [
    "/email/validate",
    { email: " jana.kadlecova@company.con" },
    "invalidWithPartialCorrectionWithSuggestion",
    "white space, and a top-level domain that does not exist",
  ],
  [
    "/email/validate",
    { email: "jana.kadlecova@seznaam.cz" },
    "unknownWithCorrection",
    "a typing error in the domain, whose server cannot be asked",
  ],
  [
    "/email/validate",
    { email: "Jana.Kadlecova@unknown.example" },
    "unknownWithPartialCorrection",
    "capitals, and a server that cannot be asked",
  ],
];

/**
 * Values that always give an outcome, for those who cannot set a header: a form in a page, or a call through a proxy.
 *
 * Those with a status or a delay work in every operation of their data kind; the others are what the sandbox computes.
 */
export const outcomeValues: readonly OutcomeValue[] = [
  ...computed.map(([path, query, proposal, because]) => ({ path, query, outcome: { proposal }, because })),
  ...writers.flatMap(([path, write]) =>
    onDemand.map(([outcome, code, words]) => ({ path, query: write(code, words), outcome, because: "" })),
  ),
];

/** The status or the delay that a query asks for by one of its values; undefined where it asks for none. */
export function outcomeOf(
  kind: string,
  query: Readonly<Record<string, unknown>>,
): Exclude<Outcome, { proposal: string }> | undefined {
  const ofKind = demands.get(kind);
  for (const name in query) {
    const value = query[name];
    if (typeof value !== "string" || value.length > LONGEST || !BEGINNINGS.has(value.charAt(0))) continue;
    const outcome = ofKind?.get(normalize(value));
    if (outcome) return outcome;
  }
  return undefined;
}

const demands = new Map<string, Map<string, Exclude<Outcome, { proposal: string }>>>();
for (const { path, query, outcome } of outcomeValues) {
  if ("proposal" in outcome) continue;
  const kind = path.split("/")[1] ?? "";
  const ofKind = demands.get(kind) ?? new Map();
  demands.set(kind, ofKind);
  for (const value of Object.values(query)) ofKind.set(normalize(value), outcome);
}

/** What the values begin with, in either case: a glance spares nearly every call the rest. */
const BEGINNINGS = new Set(
  [...demands.values()].flatMap((values) =>
    [...values.keys()].flatMap((value) => [value.charAt(0), value.charAt(0).toUpperCase()]),
  ),
);

/** Characters of the longest value that is looked at. */
const LONGEST = 40;

function normalize(value: string): string {
  return value.toLowerCase().replaceAll(" ", "");
}
