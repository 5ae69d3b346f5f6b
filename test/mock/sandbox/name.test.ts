import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenNames } from "../../../packages/mock/src/sandbox/name/given-names.ts";
import { feminineSurname, polishFeminineSurname, surnames } from "../../../packages/mock/src/sandbox/name/surnames.ts";
import { nameValidate as byVersion } from "../../../packages/mock/src/sandbox/name/validate.ts";
import { typingError } from "../../../packages/mock/src/sandbox/shared/edit-distance.ts";
import type { Schemas, SchemasOf } from "../../../packages/mock/src/schemas.ts";
import { runs } from "../../support/property-runs.ts";
import { examplePairs, fits } from "./support.ts";

const { "2.0": nameValidate20, "2.1": nameValidate } = byVersion;

type Request = Schemas["NameValidateRequest"]["request"];
type Request20 = SchemasOf<"2.0">["NameValidateRequest"]["request"];
type Options = NonNullable<Request["options"]>;
type Response = Schemas["NameValidateResponse"];

const ask = (query: Request["query"], options: Options = {}) => nameValidate({ query, options });
const askFull = (nameSurname: string, options?: Options) => ask({ nameSurname }, options);

const proposal = (nameSurname: string, options?: Options) => askFull(nameSurname, options).result.proposal;
const corrected = (nameSurname: string, options?: Options) =>
  askFull(nameSurname, options).resultCorrected?.data?.nameSurname;
const correctedName = (name: string, options?: Options) => ask({ name }, options).resultCorrected?.data?.name;
const suggested = ({ suggestions }: Response) => suggestions.map(({ data }) => data?.nameSurname);
const kinds = ({ result }: Response) =>
  result.errors.map(({ group, type, subtype, severity }) => [group, type, subtype, severity].filter(Boolean).join(" "));
const details = (query: Request["query"], options: Options = {}) =>
  [ask(query, { ...options, dataScope: "full" }).result.data.details ?? []].flat();

/** Words of names as people write them, well and badly. */
const words = fc.oneof(
  fc.constantFrom(
    ..."Jan Jana Petr Pavel Marie Nikola Tomáš Simon Alzbeta Jnaa Pavl Łukasz Anna-Marie J. test".split(" "),
  ),
  fc.constantFrom(
    ..."Novák Nováková Dvorak Svoboda Krejčí Kowalski Novan Nováak Kadlec Smith O'Neil van der".split(" "),
  ),
  fc.constantFrom(..."Ing. ing Mgr. MUDr. Ph.D. phd CSc. MBA ml. st. Jr. III pan paní roz. Dr".split(" ")),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(..."aábcčdeéěijklmnňopřsštuůvyýzž'-. ,@1"), maxLength: 12 }),
);

/** A word in another case, with other diacritics or none. */
const disturbed = fc
  .tuple(words, fc.nat(5))
  .map(([word, how]) =>
    how === 0
      ? word.toLowerCase()
      : how === 1
        ? word.toUpperCase()
        : how === 2
          ? word.normalize("NFD")
          : how === 3
            ? word.normalize("NFD").replace(/\p{Mn}/gu, "")
            : word,
  );

const texts = fc
  .tuple(fc.array(disturbed, { maxLength: 5 }), fc.constantFrom(" ", "  ", ", ", " - "))
  .map(([parts, separator]) => parts.join(separator));

const queries: fc.Arbitrary<Request["query"]> = fc.oneof<fc.Arbitrary<Request["query"]>[]>(
  texts.map((nameSurname) => ({ nameSurname })),
  fc.record({ name: texts, surname: texts }),
  fc.record({ name: texts }),
  fc.record({ surname: texts }),
);

const sharedOptions = fc.record(
  {
    dataScope: fc.constantFrom("basic", "full"),
    dataSource: fc.subarray(["CZ", "SK", "PL", "GB", "XX"]),
    acceptDegrees: fc.boolean(),
    acceptContext: fc.boolean(),
  },
  { requiredKeys: [] },
);

const requests: fc.Arbitrary<Request> = fc.record({
  query: fc.oneof(queries, fc.record({ name: texts, surname: texts, nameSurname: texts })),
  options: fc
    .tuple(
      sharedOptions,
      fc.record(
        {
          correctionMode: fc.constantFrom("full" as const, "format" as const, "suggestion" as const, "none" as const),
          dataLanguage: fc.constantFrom("en" as const, "cs" as const, "sk" as const, "pl" as const),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([shared, own]) => ({ ...shared, ...own })),
});

describe("Formatting", () => {
  test.each([
    ["jAN nOVÁK", "Jan Novák"],
    ["JAN NOVÁK", "Jan Novák"],
    ["jan o'neil", "Jan O'Neil"],
    ["jan o’neil", "Jan O’Neil"],
    ["eva novák-dvořáková", "Eva Novák-Dvořáková"],
    ["anna-marie nováková", "Anna-Marie Nováková"],
    ["VINCENT VAN DER BERG", "Vincent van der Berg"],
    ["john mcdonald", "John McDonald"],
    ["JOHN MCDONALD", "John McDonald"],
    ["john mcu", "John Mcu"],
    ["john amcdonald", "John Amcdonald"],
    ["jan do'neil", "Jan Do'neil"],
    ["łukasz wiśniewski", "Łukasz Wiśniewski"],
    ["ĽUBOMÍR ĎURICA", "Ľubomír Ďurica"],
    ["иван петров", "Иван Петров"],
  ])("%s is written %s", (sent, written) => {
    expect(kinds(askFull(sent))).toContain("FORMAT CHARACTERS CASE_SENSITIVITY critical");
    expect(corrected(sent)).toBe(written);
  });

  test.each(["James McDonald", "Anna MacLeod", "Jan van der Berg", "Jan Van der Berg", "Robert d'Arc"])(
    "the capitals of %s are meant",
    (name) => expect(kinds(askFull(name))).toEqual([]),
  );

  test.each([
    ["  Jan Novák ", "Jan Novák"],
    ["Jan \t\n Novák", "Jan Novák"],
    ["Jan\u00A0Novák", "Jan Novák"],
    ["Eva Malá - Černá", "Eva Malá-Černá"],
  ])("white space in %j is tidied", (sent, written) => {
    expect(kinds(askFull(sent))).toEqual(["FORMAT CHARACTERS WHITESPACES critical"]);
    expect(corrected(sent)).toBe(written);
  });

  test.each([
    ["Jan Dvorak", "Jan Dvořák"],
    ["Jiri Ruzicka", "Jiří Růžička"],
    ["Jana Nóvakova", "Jana Nováková"],
    ["Ludek Krejci", "Luděk Krejčí"],
    ["Jan Dvořák".normalize("NFD"), "Jan Dvořák"],
  ])("the diacritics of %s are completed", (sent, written) => {
    expect(kinds(askFull(sent))).toEqual(["FORMAT CHARACTERS DIACRITICS critical"]);
    expect(corrected(sent)).toBe(written);
  });

  test("diacritics that can be completed in two ways are suggestions", () => {
    const answer = askFull("Alzbeta Malá");
    expect(answer.result.proposal).toBe("invalidWithSuggestion");
    expect(suggested(answer)).toEqual(["Alžběta Malá", "Alžbeta Malá"]);
  });

  test("a name of another country is left as it is, and its domestic spelling suggested", () => {
    expect(proposal("Ján Kučera", { dataSource: ["CZ"] })).toBe("valid");
    expect(kinds(askFull("Simon Kučera"))).toEqual(["FORMAT CHARACTERS DIACRITICS warning"]);
    expect(suggested(askFull("Simon Kučera"))).toEqual(["Šimon Kučera"]);
  });

  test("dataSource decides whose names are compared with", () => {
    expect(corrected("Lukasz Wozniak", { dataSource: ["PL"] })).toBe("Łukasz Woźniak");
    expect(proposal("Lukasz Wozniak")).toBe("validWithSuggestion");
    expect(proposal("Jan Dvorak", { dataSource: [] })).toBe("valid");
  });
});

describe("Additions", () => {
  test("a legal form or a position is no part of the name", () => {
    expect(corrected("Jan Novák s.r.o.")).toBe("Jan Novák");
    for (const [text, context] of [
      ["Jan Novák s.r.o.", "s.r.o."],
      ["Jan Novák, jednatel", "jednatel"],
    ] as const) {
      const { result } = askFull(text, { acceptContext: true });
      expect(result).toMatchObject({ proposal: "valid", data: { nameSurname: "Jan Novák", context: [context] } });
    }
  });

  test("a degree that was earned twice is one addition, and so is one with a hyphen", () => {
    for (const [text, degree, name] of [
      ["Bc. et Bc. Eva Malá", "Bc. et Bc.", "Eva Malá"],
      ["Dipl.-Ing. Hans Müller", "Dipl.-Ing.", "Hans Müller"],
    ] as const) {
      const { data } = askFull(text, { acceptDegrees: true }).result;
      expect(data).toMatchObject({ nameSurname: name, degreesBefore: [degree] });
    }
  });

  test("degrees are findings unless they are accepted, and the correction leaves them out", () => {
    const answer = askFull("Ing. Jan Novák, Ph.D.");
    expect(answer.result.data).toMatchObject({
      name: "Jan",
      surname: "Novák",
      nameSurname: "Jan Novák",
      degreesBefore: ["Ing."],
      degreesAfter: ["Ph.D."],
      dataTypes: { valid: ["nameSurname"], invalid: ["degreesBefore", "degreesAfter"] },
    });
    expect(kinds(answer)).toEqual(["VALUE NOT_ALLOWED DEGREES critical", "VALUE NOT_ALLOWED DEGREES critical"]);
    expect(answer.resultCorrected).toMatchObject({
      isValid: true,
      data: { nameSurname: "Jan Novák", degreesBefore: [], degreesAfter: [] },
    });
  });

  test("accepted, they are valid components", () => {
    const answer = askFull("Ing. Jan Novák, Ph.D.", { acceptDegrees: true });
    expect(answer.result).toMatchObject({
      proposal: "valid",
      data: { dataTypes: { valid: ["nameSurname", "degreesBefore", "degreesAfter"], invalid: [] } },
    });
  });

  test.each([
    ["MUDr. Jana Nováková", ["MUDr."], []],
    ["prof. Ing. arch. Jan Novák, CSc.", ["prof.", "Ing. arch."], ["CSc."]],
    ["doc. PhDr. Jan Novák, Ph.D., MBA", ["doc.", "PhDr."], ["Ph.D.", "MBA"]],
    ["Jan Novák DiS.", [], ["DiS."]],
    ["Bc. Jan Novák LL.M.", ["Bc."], ["LL.M."]],
    ["dr hab. inż. Jan Kowalski", ["dr hab. inż."], []],
    ["prof. dr hab. Anna Kowalska", ["prof. dr hab."], []],
    ["Mgr.Jan Novák", ["Mgr."], []],
    ["Mgr. Jana Nováková roz. Malá, Ph.D.", ["Mgr."], ["Ph.D."]],
    ["Jan Novák, Ph. D.", [], ["Ph.D."]],
  ])("the degrees of %s are told apart", (sent, before, after) => {
    const answer = askFull(sent, { acceptDegrees: true, acceptContext: true });
    const { degreesBefore, degreesAfter } = (answer.resultCorrected ?? answer.result).data ?? {};
    expect([degreesBefore, degreesAfter]).toEqual([before, after]);
  });

  test("accepted degrees are formatted, and put where they belong", () => {
    const answer = askFull("ing. Jan Novák phd", { acceptDegrees: true });
    expect(answer.resultCorrected?.data).toMatchObject({ degreesBefore: ["Ing."], degreesAfter: ["Ph.D."] });
    expect(kinds(askFull("Jan Novák Ing.", { acceptDegrees: true }))).toEqual(["SYNTAX VALUE_PART_POSITION critical"]);
    expect(askFull("Jan Novák Ing.", { acceptDegrees: true }).resultCorrected?.data?.degreesBefore).toEqual(["Ing."]);
  });

  test.each([
    ["Jan Novák ml.", "ml."],
    ["Jan Novák, st.", "st."],
    ["John Smith Jr.", "Jr."],
    ["John Smith III", "III"],
    ["paní Jana Nováková", "paní"],
    ["Jana Nováková roz. Dvořáková", "roz. Dvořáková"],
    ["Jana Nováková (roz. Dvořáková)", "roz. Dvořáková"],
    ["Jana Nováková rozená Dvořáková Malá", "rozená Dvořáková Malá"],
  ])("%s has a context", (sent, context) => {
    expect(kinds(askFull(sent))).toEqual(["VALUE NOT_ALLOWED CONTEXT critical"]);
    expect(askFull(sent).resultCorrected?.data?.context).toEqual([]);
    expect(askFull(sent, { acceptContext: true }).result).toMatchObject({
      proposal: "valid",
      data: { context: [context] },
    });
  });

  test("degrees and context are found in the field of the name and of the surname too", () => {
    const { data } = ask({ name: "Ing. Jan", surname: "Novák ml., CSc." }).result;
    expect(data).toMatchObject({ name: "Jan", surname: "Novák", degreesBefore: ["Ing."], context: ["ml."] });
    expect(data.degreesAfter).toEqual(["CSc."]);
  });

  test.each(["Rod Malý", "Roz Green", "Li Ma", "Jan Doktor", "Ing-Marie Lek"])("%s has none", (name) => {
    const { data } = askFull(name).result;
    expect(data).toMatchObject({ nameSurname: name, context: [], degreesBefore: [], degreesAfter: [] });
  });
});

describe("Typing errors", () => {
  test.each([
    ["Jnaa Nováková", "Jana Nováková"],
    ["Tomášš Novák", "Tomáš Novák"],
    ["Petr Nováak", "Petr Novák"],
    ["Petr Svobdoa", "Petr Svoboda"],
    ["Kateřna Nováková", "Kateřina Nováková"],
  ])("%s is not known and so not valid; the known name close to it is a suggestion", (sent, meant) => {
    const { result, resultCorrected, suggestions } = askFull(sent);
    expect(result.proposal).toBe("invalidWithSuggestion");
    expect(result.errors).toMatchObject([{ group: "VALUE", type: "INVALID", severity: "warning" }]);
    expect(resultCorrected).toBeNull();
    expect(suggestions.map(({ data, fixes }) => [data?.nameSurname, fixes?.map(({ subtype }) => subtype)])).toEqual([
      [meant, ["TYPO"]],
    ]);
  });

  test("a name that nobody knows is not valid, and its finding is a warning", () => {
    const { result, suggestions } = ask({ name: "Xanthip", surname: "Nováková" });
    expect(kinds(ask({ name: "Xanthip" }))).toEqual(["VALUE INVALID NAME warning"]);
    expect(result).toMatchObject({ isValid: false, data: { dataTypes: { invalid: ["name"] } } });
    expect(suggestions).toEqual([]);
  });

  test("a name as it is spelt in another country is valid, and the form at home is a suggestion", () => {
    for (const [foreign, home] of [
      ["Pawel", "Pavel"],
      ["Thomas", "Tomáš"],
      ["Hans", "Hanuš"],
    ] as const) {
      const answer = ask({ name: foreign });
      expect(answer.result.proposal).toBe("validWithSuggestion");
      expect(answer.suggestions[0]).toMatchObject({
        data: { name: home },
        fixes: [{ group: "VALUE", type: "CHANGED", subtype: "TYPO" }],
      });
    }
  });

  test("several close names are suggestions", () => {
    expect(kinds(askFull("Pavl Novák"))).toEqual(["VALUE INVALID NAME warning"]);
    expect(suggested(askFull("Pavl Novák"))).toEqual(["Pavel Novák", "Pavol Novák"]);
  });

  test("the surname tells which of them fits", () =>
    expect(suggested(askFull("Pavl Nováková"))).toEqual(["Pavla Nováková"]));

  test("a surname that is not listed may well be right, so a close one is no more than a suggestion", () => {
    expect(kinds(askFull("Jan Novan"))).toEqual(["VALUE INVALID SURNAME warning"]);
    expect(askFull("Jan Novan").result.proposal).toBe("validWithSuggestion");
    expect(suggested(askFull("Jan Novan"))).toEqual(["Jan Novák"]);
  });

  test.each(["Wolfgang Brunnhuber", "Thanh Nguyen", "Олена Шевченко", "Jana Quispe"])(
    "%s is not touched: no list holds all surnames, and names in other scripts are not looked up",
    (name) => expect(proposal(name)).toBe("valid"),
  );

  test("are told by their Damerau-Levenshtein distance", () => {
    const errors = {
      same: ["jana"],
      slip: ["jnaa", "janna", "jaana"],
      edit: ["jena", "jan", "janka"],
      different: ["petr", "jnaka", ""],
    };
    for (const [error, words] of Object.entries(errors))
      for (const word of words) expect(typingError(word, "jana")).toBe(error);
  });
});

describe("What is no name", () => {
  test.each(["test", "asdf", "qwertz", "xxx", "abc", "undefined", "jméno", "bcdfg"])("%s is nobody's", (name) => {
    expect(kinds(ask({ name }))).toEqual(["VALUE INVALID NAME critical"]);
    expect(ask({ surname: name }).result.proposal).toBe("invalid");
  });

  test.each(["Vlk", "Smrž", "Le", "Ng", "Anna", "Otto"])("%s is a name", (surname) =>
    expect(ask({ surname }).result.isValid).toBe(true),
  );

  test("an empty value", () => {
    expect(kinds(ask({ name: "" }))).toEqual(["VALUE EMPTY critical"]);
    expect(ask({ name: " \n" }).result.data.name).toBeNull();
    expect(kinds(ask({ name: "Ing." }, { acceptDegrees: true }))).toEqual(["VALUE EMPTY critical"]);
  });

  test("a value without a letter", () =>
    expect(["123", "😀", "-", "?!"].flatMap((name) => kinds(ask({ name })))).toEqual(
      Array(4).fill("SYNTAX CHARACTERS critical"),
    ));

  test("a value that is too long, or one letter", () => {
    expect(kinds(ask({ name: "Jan".repeat(60) }))).toEqual(["SYNTAX VALUE_LENGTH TOO_LONG critical"]);
    expect(kinds(askFull("J. Novák"))).toEqual(["SYNTAX VALUE_LENGTH TOO_SHORT critical"]);
    expect(proposal("Jan K. Novák")).toBe("valid");
  });

  test("a value of more than ten words", () => {
    const ten = "Jan Petr Pavel Karel Josef Adam Marek Tomáš Lukáš Novák";
    expect(proposal(ten)).toBe("valid");
    const { errors } = askFull(`Filip ${ten}`).result;
    expect(errors).toMatchObject([{ group: "SYNTAX", type: "VALUE_LENGTH", subtype: "TOO_LONG" }]);
    expect(errors[0]?.description).toContain("10 words");
  });

  test.each([
    ["Jan1 Novák", "Jan Novák"],
    ["*Jan* Novák!", "Jan Novák"],
    ["Jan 😀 Novák", "Jan Novák"],
    ["Jan_Novák", "Jan Novák"],
    ["\u202EJan Novák", "Jan Novák"],
    ["Eva Malá–Černá", "Eva Malá-Černá"],
  ])("characters around or between the words of %j are taken away", (sent, written) => {
    expect(kinds(askFull(sent))).toContain("SYNTAX CHARACTERS critical");
    expect(corrected(sent)).toBe(written);
  });

  test("characters within a word are not guessed", () => {
    expect(proposal("J4n Novák")).toBe("invalid");
    expect(correctedName("Ja1na")).toBe("Jana");
  });
});

describe("The parts of a name", () => {
  test.each([
    ["Jan Novák", "Jan", "Novák"],
    ["Jan Karel Novák", "Jan Karel", "Novák"],
    ["Jana Nováková Dvořáková", "Jana", "Nováková Dvořáková"],
    ["Jan van der Berg", "Jan", "van der Berg"],
    ["Novák Jan", "Jan", "Novák"],
    ["Nováková Jana Marie", "Jana Marie", "Nováková"],
    ["Wolfová, Xiomara", "Xiomara", "Wolfová"],
    ["Marek Pavel", "Marek", "Pavel"],
    ["*Jan* Novák 1", "*Jan*", "Novák"],
    ["Jan", "Jan", null],
    ["Novák", null, "Novák"],
  ])("of %s are told apart", (nameSurname, name, surname) => {
    expect(askFull(nameSurname).result.data).toMatchObject({ name, surname });
  });

  test("that are missing are told", () => {
    expect(kinds(askFull("Jan"))).toEqual(["SYNTAX VALUE_PART_MISSING SURNAME critical"]);
    expect(kinds(askFull("Novák"))).toEqual(["SYNTAX VALUE_PART_MISSING NAME critical"]);
    expect(proposal("jan")).toBe("invalidWithPartialCorrection");
  });

  test("in reversed order are put right, in one field and in two", () => {
    expect(kinds(askFull("Novák Jan"))).toEqual(["VALUE INCORRECT_ORDER critical"]);
    expect(corrected("novák, jan")).toBe("Jan Novák");
    expect(kinds(ask({ name: "Novák", surname: "Jan" }))).toEqual(["VALUE INCORRECT_ORDER critical"]);
    expect(ask({ name: "Novák", surname: "Jan" }).resultCorrected?.data).toMatchObject({
      name: "Jan",
      surname: "Novák",
    });
  });

  test("in the other's field go where they belong, when that is known", () => {
    expect(kinds(ask({ name: "Jan Novák" }))).toEqual(["SYNTAX VALUE_PART_EXTRA SURNAME critical"]);
    expect(ask({ name: "Jan Novák" }).result.proposal).toBe("invalid");
    const right = { name: "Jan", surname: "Novák" };
    expect(ask({ name: "Jan Novák", surname: "" }).resultCorrected?.data).toMatchObject(right);
    expect(ask({ name: "Jan Novák", surname: "Novák" }).resultCorrected?.data).toMatchObject(right);
    expect(ask({ name: "Jan Novák", surname: "Jan Novák" }).resultCorrected?.data).toMatchObject(right);
  });

  test("of different gender: a woman may bear the surname of a man, a man bears none of a woman", () => {
    expect(kinds(askFull("Jana Novák"))).toEqual(["VALUE INVALID_COMBINATION SURNAME warning"]);
    expect(suggested(askFull("Jana Novák"))).toEqual(["Jana Nováková"]);
    expect(kinds(askFull("Jan Nováková"))).toEqual(["VALUE INVALID_COMBINATION SURNAME critical"]);
    expect(suggested(askFull("Jan Nováková"))).toEqual(["Jan Novák"]);
    expect(proposal("Emily Smith")).toBe("valid");
    expect(proposal("Anna Nowak", { dataSource: ["PL"] })).toBe("valid");
    expect(suggested(askFull("Anna Kowalski", { dataSource: ["PL"] }))).toEqual(["Anna Kowalska"]);
  });

  test("what two ways of mending come to is suggested once", () => {
    expect(suggested(askFull("Dieter Březinaová"))).toEqual(["Dieter Březina"]);
    expect(suggested(ask({ name: "Lukáš", surname: "Vavraová" }))).toHaveLength(1);
  });

  test("a full name that is another than the name and the surname beside it is a finding", () => {
    const query = { name: "Jana", surname: "Nováková", nameSurname: "Eva Malá" };
    expect(kinds(ask(query))).toEqual(["VALUE INVALID_COMBINATION critical"]);
    expect(suggested(ask(query))).toEqual(["Jana Nováková"]);
    expect(ask({ ...query, nameSurname: "Jana Marie Nováková" }).result.proposal).toBe("valid");
  });

  test("full name is null unless both parts are there", () => {
    expect(ask({ name: "Jan" }).result.data.nameSurname).toBeNull();
    expect(ask({ name: "Jan", surname: "Novák" }).result.data.nameSurname).toBe("Jan Novák");
  });
});

describe("Surnames of women", () => {
  test.each([
    ["Novák", "Nováková"],
    ["Svoboda", "Svobodová"],
    ["Novotný", "Novotná"],
    ["Hájek", "Hájková"],
    ["Němec", "Němcová"],
    ["Vaněk", "Vaňková"],
    ["Bezděk", "Bezděková"],
    ["Kadlec", "Kadlecová"],
    ["Havel", "Havlová"],
    ["Krejčí", "Krejčí"],
    ["Janů", "Janů"],
    ["Šimko", "Šimková"],
    ["Nagy", "Nagyová"],
    ["Dubovský", "Dubovská"],
  ])("from %s is made %s", (masculine, feminine) => expect(feminineSurname(masculine)).toBe(feminine));

  test("in Polish, only adjectives have one", () =>
    expect(["Kowalski", "Nowicki", "Zawadzki", "Nowak"].map(polishFeminineSurname)).toEqual([
      "Kowalska",
      "Nowicka",
      "Zawadzka",
      "Nowak",
    ]));
});

describe("correctionMode", () => {
  const sent = "ing.  jnaa nováková";
  const answer = (correctionMode: NonNullable<Options["correctionMode"]>) => askFull(sent, { correctionMode });

  test("full applies all corrections, and is the default", () => {
    expect(answer("full").result.proposal).toBe("invalidWithPartialCorrectionWithSuggestion");
    expect(answer("full").resultCorrected?.data).toMatchObject({ nameSurname: "Jnaa Nováková", degreesBefore: [] });
    expect(suggested(answer("full"))).toEqual(["Jana Nováková"]);
    expect(askFull(sent)).toEqual(answer("full"));
  });

  test("format fixes formatting only", () => {
    expect(answer("format").result.proposal).toBe("invalidWithPartialCorrection");
    expect(answer("format").resultCorrected?.data).toMatchObject({
      nameSurname: "Jnaa Nováková",
      degreesBefore: ["ing."],
    });
  });

  test("suggestion returns corrected data in suggestions only", () => {
    expect(answer("suggestion").result.proposal).toBe("invalidWithSuggestion");
    expect(answer("suggestion").resultCorrected).toBeNull();
    expect(suggested(answer("suggestion"))).toEqual(["Jnaa Nováková", "Jana Nováková"]);
  });

  test("none applies no corrections", () => {
    expect(answer("none")).toMatchObject({ result: { proposal: "invalid" }, resultCorrected: null, suggestions: [] });
  });

  test("what is valid needs no correction; its better form is a suggestion", () => {
    expect(askFull("Jana Novák")).toMatchObject({ result: { proposal: "validWithSuggestion" }, resultCorrected: null });
    expect(proposal("Jana Novák", { correctionMode: "none" })).toBe("valid");
    expect(proposal("jana novák")).toBe("invalidWithCorrectionWithSuggestion");
  });
});

describe("Vocatives", () => {
  const vocative = (query: Request["query"], options?: Options) => ask(query, options).result.data;

  test.each([
    ["Jan", "Jane"],
    ["Jana", "Jano"],
    ["Petr", "Petře"],
    ["Pavel", "Pavle"],
    ["Karel", "Karle"],
    ["Havel", "Havle"],
    ["Tomáš", "Tomáši"],
    ["Jiří", "Jiří"],
    ["Zdeněk", "Zdeňku"],
    ["Marek", "Marku"],
    ["Luděk", "Luďku"],
    ["František", "Františku"],
    ["Vojtěch", "Vojtěchu"],
    ["Ondřej", "Ondřeji"],
    ["Alexandr", "Alexandře"],
    ["Alois", "Aloisi"],
    ["Ivo", "Ivo"],
    ["Ilja", "Iljo"],
    ["Daniel", "Danieli"],
    ["Michal", "Michale"],
    ["Marie", "Marie"],
    ["Lucie", "Lucie"],
    ["Eva", "Evo"],
    ["Tereza", "Terezo"],
    ["Dagmar", "Dagmar"],
    ["Ester", "Ester"],
    ["Anna-Marie", "Anno-Marie"],
    ["Jan Karel", "Jane Karle"],
  ])("in Czech, %s is addressed %s", (name, expected) => expect(vocative({ name }).vocativeName).toBe(expected));

  test.each([
    ["Petr", "Novák", "Nováku"],
    ["Jana", "Nováková", "Nováková"],
    ["Petr", "Svoboda", "Svobodo"],
    ["Petr", "Dvořák", "Dvořáku"],
    ["Petr", "Černý", "Černý"],
    ["Petr", "Němec", "Němče"],
    ["Petr", "Beneš", "Beneši"],
    ["Petr", "Kučera", "Kučero"],
    ["Petr", "Hájek", "Hájku"],
    ["Petr", "Král", "Králi"],
    ["Petr", "Vaněk", "Vaňku"],
    ["Petr", "Růžička", "Růžičko"],
    ["Petr", "Kovář", "Kováři"],
    ["Petr", "Toman", "Tomane"],
    ["Petr", "Krejčí", "Krejčí"],
    ["Petr", "Janů", "Janů"],
    ["Petr", "Doležal", "Doležale"],
    ["Petr", "Mareš", "Mareši"],
    ["Petr", "Vlk", "Vlku"],
    ["Petr", "Šulc", "Šulci"],
    ["Jana", "Malá-Černá", "Malá-Černá"],
    ["Jan", "van der Berg", "van der Bergu"],
    ["Jana", "Novák", "Novák"],
  ])("in Czech, %s %s is addressed by the surname %s", (name, surname, expected) => {
    const { vocativeSurname, vocativeName, vocativeNameSurname } = vocative({ name, surname });
    expect(vocativeSurname).toBe(expected);
    expect(vocativeNameSurname).toBe(`${vocativeName} ${expected}`);
  });

  test.each([
    ["Piotr", "Piotrze"],
    ["Paweł", "Pawle"],
    ["Jan", "Janie"],
    ["Tomasz", "Tomaszu"],
    ["Andrzej", "Andrzeju"],
    ["Marek", "Marku"],
    ["Krzysztof", "Krzysztofie"],
    ["Michał", "Michale"],
    ["Robert", "Robercie"],
    ["Dawid", "Dawidzie"],
    ["Zbigniew", "Zbigniewie"],
    ["Stanisław", "Stanisławie"],
    ["Adam", "Adamie"],
    ["Jakub", "Jakubie"],
    ["Antoni", "Antoni"],
    ["Jerzy", "Jerzy"],
    ["Aleksander", "Aleksandrze"],
    ["Anna", "Anno"],
    ["Maria", "Mario"],
    ["Katarzyna", "Katarzyno"],
    ["Kasia", "Kasiu"],
  ])("in Polish, %s is addressed %s", (name, expected) =>
    expect(vocative({ name }, { dataLanguage: "pl", dataSource: ["PL"] }).vocativeName).toBe(expected),
  );

  test("in Polish, a surname keeps the nominative", () => {
    const { vocativeNameSurname } = vocative({ nameSurname: "Piotr Kowalski" }, { dataLanguage: "pl" });
    expect(vocativeNameSurname).toBe("Piotrze Kowalski");
  });

  test.each(["en", "sk"] as const)("in the language %s, people are addressed in the nominative", (dataLanguage) =>
    expect(vocative({ nameSurname: "Jan Novák" }, { dataLanguage })).toMatchObject({
      vocativeName: "Jan",
      vocativeSurname: "Novák",
      vocativeNameSurname: "Jan Novák",
    }),
  );

  test("the forms in details are in the same language", () => {
    const inLanguage = (dataLanguage: Options["dataLanguage"]) =>
      [ask({ name: "Adam" }, { dataScope: "full", dataLanguage }).result.data.details]
        .flat()
        .map((detail) => detail?.vocative);
    expect(inLanguage("cs")).toEqual(["Adame"]);
    expect(inLanguage("pl")).toEqual(["Adamie"]);
    expect(inLanguage("sk")).toEqual(["Adam"]);
    expect(inLanguage("en")).toEqual(["Adam"]);
  });

  test("dataLanguage is Czech unless asked", () =>
    expect(askFull("Jan Novák")).toEqual(askFull("Jan Novák", { dataLanguage: "cs" })));

  test("a part that is missing or is no name has none", () => {
    expect(vocative({ name: "Jana" })).toMatchObject({ vocativeSurname: null, vocativeNameSurname: null });
    expect(vocative({ name: "test" }).vocativeName).toBeNull();
    expect(vocative({ name: "J@na" }).vocativeName).toBeNull();
    expect(vocative({ name: "Jana Kadlecová", surname: "Jana Kadlecová" })).toMatchObject({
      vocativeName: null,
      vocativeSurname: null,
    });
    expect(vocative({ surname: "Smith" }).vocativeSurname).toBeNull();
  });
});

describe("Details", () => {
  test("are there with dataScope full alone", () => {
    expect(ask({ name: "Jana" }).result.data).not.toHaveProperty("details");
    expect(ask({ name: "Jana" }, { dataScope: "basic" }).result.data).not.toHaveProperty("details");
    expect(details({ name: "Jana" })).toHaveLength(1);
  });

  test("are one item a component that was sent", () => {
    expect(details({ name: "Jana", surname: "Nováková" }).map(({ type }) => type)).toEqual(["name", "surname"]);
    expect(details({ nameSurname: "Jana Nováková" })).toEqual([
      {
        type: "nameSurname",
        value: "Jana Nováková",
        gender: 2,
        vocative: "Jano Nováková",
        nameDays: [
          { country: "CZ", month: 5, day: 24 },
          { country: "SK", month: 8, day: 21 },
        ],
      },
    ]);
  });

  test("nameDays may be absent, and are for a surname; in 2.0 they are always there", () => {
    expect(details({ surname: "Nováková" })[0]).not.toHaveProperty("nameDays");
    const { details: details20 } = nameValidate20({
      query: { surname: "Nováková" },
      options: { dataScope: "full" },
    }).result;
    expect(details20).toMatchObject([{ type: "surname", nameDays: null }]);
  });

  test("a country that is asked for twice has its name days once", () =>
    expect(details({ name: "Jana" }, { dataSource: ["CZ", "CZ"] })[0]?.nameDays).toEqual(
      details({ name: "Jana" }, { dataSource: ["CZ"] })[0]?.nameDays,
    ));

  test.each([
    ["Jan", 6, 24],
    ["Jana", 5, 24],
    ["Josef", 3, 19],
    ["Jiří", 4, 24],
    ["Petr", 2, 22],
    ["Petr", 6, 29],
    ["Anna", 7, 26],
    ["Eva", 12, 24],
    ["Marie", 9, 12],
    ["Karel", 11, 4],
    ["Václav", 9, 28],
    ["Kateřina", 11, 25],
    ["Tomáš", 3, 7],
    ["Lucie", 12, 13],
    ["Barbora", 12, 4],
    ["Martin", 11, 11],
    ["Štěpán", 12, 26],
    ["Silvestr", 12, 31],
    ["Karina", 1, 2],
  ])("the Czech calendar has %s in month %i on day %i", (name, month, day) =>
    expect(details({ name }, { dataSource: ["CZ"] })[0]?.nameDays).toContainEqual({ country: "CZ", month, day }),
  );

  test.each([
    ["SK", "Ján", 6, 24],
    ["SK", "Jozef", 3, 19],
    ["SK", "Mária", 9, 12],
    ["SK", "Katarína", 11, 25],
    ["SK", "Juraj", 4, 24],
    ["SK", "Silvester", 12, 31],
    ["PL", "Jan", 6, 24],
    ["PL", "Anna", 7, 26],
    ["PL", "Katarzyna", 11, 25],
    ["PL", "Andrzej", 11, 30],
  ])("the calendar of %s has %s in month %i on day %i", (country, name, month, day) =>
    expect(details({ name }, { dataSource: [country] })[0]?.nameDays).toEqual([{ country, month, day }]),
  );

  test.each([
    [{ name: "Jan" }, 1],
    [{ name: "Jana" }, 2],
    [{ name: "Nikola" }, 0],
    [{ surname: "Nováková" }, 2],
    [{ surname: "Novák" }, 1],
    [{ surname: "Krejčí" }, 0],
    [{ surname: "Smith" }, 0],
    [{ nameSurname: "Nikola Nováková" }, 2],
    [{ nameSurname: "Jana Krejčí" }, 2],
  ])("the gender of %o is %i", (query, gender) => expect(details(query as Request["query"])[0]?.gender).toBe(gender));
});

describe("The lists of names", () => {
  const countries = ["CZ", "SK", "PL"];
  const given = countries.flatMap((country) =>
    Object.values(givenNames[country] ?? {}).flatMap(({ calendar, others }) =>
      [...calendar.flatMap((month) => month.split(", ")), ...others.split(", ")]
        .filter(Boolean)
        .map((item) => [country, item.split(" ").at(-1) ?? ""] as const),
    ),
  );

  test("have each day of the Czech and the Slovak calendar but the holidays without a name", () => {
    const days = (country: string) =>
      new Set(
        Object.values(givenNames[country] ?? {}).flatMap(({ calendar }) =>
          calendar.flatMap((names, month) => names.split(", ").map((item) => `${item.split(" ")[0]}. ${month + 1}.`)),
        ),
      );
    expect(days("CZ").size).toBe(
      366 - ["1. 1.", "6. 1.", "1. 5.", "8. 5.", "6. 7.", "28. 10.", "2. 11.", "25. 12."].length,
    );
    expect(days("SK").size).toBe(366 - ["1. 1.", "1. 5.", "2. 11.", "25. 12."].length);
  });

  test("have only what is valid in its own country", () => {
    for (const [country, name] of given)
      expect([name, ask({ name }, { dataSource: [country] }).result.proposal]).toEqual([name, "valid"]);
    for (const country of countries)
      for (const surname of surnames[country]?.split(", ") ?? [])
        expect([surname, ask({ surname }, { dataSource: [country] }).result.proposal]).toEqual([surname, "valid"]);
  });
});

describe("Data types", () => {
  test("name the queried components, each once", () => {
    expect(ask({ name: "jana", surname: "Nováková" }).result.data.dataTypes).toEqual({
      valid: ["surname"],
      invalid: ["name"],
    });
    expect(askFull("Ing. jana Nováková ml., Ph.D.", { acceptDegrees: true }).result.data.dataTypes).toEqual({
      valid: ["degreesBefore", "degreesAfter"],
      invalid: ["nameSurname", "context"],
    });
  });
});

describe("Version 2.0", () => {
  const ask20 = (nameSurname: string, options?: Request20["options"]) =>
    nameValidate20({ query: { nameSurname }, options: options ?? {} });

  test("smartMode true applies corrections, and is the default", () => {
    expect(ask20("jan novák", { smartMode: true }).resultCorrected?.data?.nameSurname).toBe("Jan Novák");
    expect(ask20("jan novák")).toEqual(ask20("jan novák", { smartMode: true }));
  });

  test("smartMode false offers corrections as suggestions", () => {
    const { resultCorrected, suggestions } = ask20("jan novák", { smartMode: false });
    expect(resultCorrected).toBeNull();
    expect(suggestions.map(({ data }) => data?.nameSurname)).toEqual(["Jan Novák"]);
  });

  test("validationDepth minimal judges the characters alone", () => {
    expect(ask20("jan dvorak", { validationDepth: "minimal" }).result.isValid).toBe(true);
    expect(ask20("Jan1 Novák", { validationDepth: "minimal" }).result.proposal).toBe("invalidWithCorrection");
    expect(ask20("test test", { validationDepth: "minimal" }).result.isValid).toBe(false);
  });

  test("validationDepth moderate judges the form too", () => {
    expect(ask20("jan dvorak", { validationDepth: "moderate" }).result.isValid).toBe(false);
    expect(ask20("Novák Jan", { validationDepth: "moderate" }).result.isValid).toBe(true);
  });

  test("validationDepth strict, the default, judges whether the parts fit, too", () => {
    expect(ask20("Novák Jan", { validationDepth: "strict" }).result.isValid).toBe(false);
    expect(ask20("Novák Jan")).toEqual(ask20("Novák Jan", { validationDepth: "strict" }));
  });

  test("has the details at the root of the result, and no vocatives and data types", () => {
    const { result } = ask20("Jana Nováková", { dataScope: "full" });
    expect(result.details).toEqual(details({ nameSurname: "Jana Nováková" }));
    expect(Object.keys(result.data)).toEqual([
      "name",
      "surname",
      "nameSurname",
      "context",
      "degreesBefore",
      "degreesAfter",
    ]);
  });

  test("tells the same as 2.1 in its own words", () => {
    fc.assert(
      fc.property(requests, fc.boolean(), ({ query, options = {} }, smartMode) => {
        const { correctionMode: _, dataLanguage: __, ...shared } = options;
        const answer20 = nameValidate20({ query, options: { ...shared, smartMode } });
        const answer21 = nameValidate({
          query,
          options: { ...shared, correctionMode: smartMode ? "full" : "suggestion" },
        });
        expect(answer20).toEqual(in20(answer21));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("Any request", () => {
  test("gets an answer that the contract allows, the same one each time", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const answer = nameValidate(request);
        expect(fits("2.1", "NameValidateResponse", answer)).toEqual([]);
        expect(nameValidate(request)).toEqual(answer);
        const { correctionMode: _, dataLanguage: __, ...shared } = request.options ?? {};
        expect(fits("2.0", "NameValidateResponse", nameValidate20({ ...request, options: shared }))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test("may have any text, however long, and is answered at once", () => {
    const units = [
      "a",
      "a ",
      "a-",
      "a.",
      "ing. ",
      "Ph.D. ",
      "jnaa ",
      " ",
      "(",
      "\ud800",
      "😀",
      "\u0301",
      "á",
      "\u202e",
      "ß",
      "'",
    ];
    const start = performance.now();
    for (const unit of units)
      for (const text of [unit.repeat(100_000 / unit.length), unit.repeat(Math.floor(149 / unit.length))])
        expect(ask({ name: text, surname: text, nameSurname: text }, { dataScope: "full" }).result.isValid).toBe(false);
    expect((performance.now() - start) / units.length).toBeLessThan(100);
  });

  test("is valid exactly when it has no critical finding, and then no component is invalid", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { isValid, errors, data } = nameValidate(request).result;
        expect(isValid).toBe(errors.every(({ severity }) => severity !== "critical"));
        expect(isValid).toBe(data.dataTypes.invalid.length === 0);
      }),
    );
  });

  test("that is corrected is valid then, and has nothing more to correct", () => {
    fc.assert(
      fc.property(queries, sharedOptions, (query, options) => {
        const { resultCorrected, suggestions } = ask(query, options);
        for (const { isValid, data } of [...(resultCorrected ? [resultCorrected] : []), ...suggestions]) {
          if (!isValid || !data) continue;
          const again = ask(resent(query, data), options);
          const { name, surname, nameSurname } = data;
          expect(again.result).toMatchObject({ isValid: true, data: { name, surname, nameSurname } });
          expect(again.resultCorrected).toBeNull();
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe("Examples of the contract", () => {
  const pairs21 = examplePairs("2.1/name/validate");
  const pairs20 = examplePairs("2.0/name/validate");

  test.each(pairs21)("$name in 2.1 is what the sandbox answers", ({ request, response }) => {
    expect(nameValidate(request as Request)).toEqual(response);
  });

  test.each(pairs20)("$name in 2.0 is what the sandbox answers", ({ request, response }) => {
    expect(nameValidate20(request as Request20)).toEqual(response);
  });

  test("show every proposal that a name can have", () => {
    const shown = new Set(pairs21.map(({ response }) => (response as Response).result.proposal));
    fc.assert(fc.property(requests, (request) => shown.has(nameValidate(request).result.proposal)));
  });

  test("of one name in both versions ask about the same name", () => {
    for (const { name, request } of pairs20) {
      const other = pairs21.find((pair) => pair.name === name);
      if (other) expect((other.request as Request).query).toEqual((request as Request20).query);
    }
  });
});

/** A 2.1 response in the words of 2.0, by the table of section 9.2. */
function in20({ result, resultCorrected, suggestions }: Response): SchemasOf<"2.0">["NameValidateResponse"] {
  const { details: items, ...data } = result.data;
  const details20 = items && [items].flat().map((detail) => ({ ...detail, nameDays: detail.nameDays ?? null }));
  return {
    result: { ...result, data: dataIn20(data), ...(details20 && { details: details20 }) },
    resultCorrected: resultCorrected && { ...resultCorrected, ...dataOf(resultCorrected) },
    suggestions: suggestions.map((suggestion) => ({ ...suggestion, ...dataOf(suggestion) })),
  };
}

function dataOf({ data }: { data?: Schemas["NameData"] }) {
  return data ? { data: dataIn20(data) } : {};
}

function dataIn20({ name, surname, nameSurname, context, degreesBefore, degreesAfter }: Partial<Schemas["NameData"]>) {
  return { name, surname, nameSurname, context, degreesBefore, degreesAfter } as SchemasOf<"2.0">["NameData"];
}

/** Corrected data, sent again in the fields that the name came in. */
function resent(query: Request["query"], data: Schemas["NameData"]): Request["query"] {
  const fields = Object.keys(query) as (keyof Request["query"])[];
  return Object.fromEntries(fields.map((field) => [field, data[field] ?? ""])) as Request["query"];
}
