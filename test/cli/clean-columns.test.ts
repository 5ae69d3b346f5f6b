import { fitsField, lookOf } from "@data-validation/cli/internal/clean/columns/cell-looks";
import { guessTasks } from "@data-validation/cli/internal/clean/columns/guess";
import { fieldPhrases, phrasesIn } from "@data-validation/cli/internal/clean/columns/header-words";
import { spellingsOf } from "@data-validation/cli/internal/clean/columns/normalise";
import { recogniseColumn } from "@data-validation/cli/internal/clean/columns/recognise";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { runClean, useFolder } from "./support/clean.ts";
import programHeaders from "./tables/program-headers.json" with { type: "json" };
import programs from "./tables/programs.json" with { type: "json" };

useFolder();

/** The columns of each record, by kind. */
function recordsOf(header: string, rows: string[] = []): string[] {
  return recordsIn(
    header.split(";"),
    rows.map((row) => row.split(";")),
  );
}

function recordsIn(columns: string[], rows: string[][]): string[] {
  const cells = new Map(columns.map((column) => [column, [] as string[]]));
  for (const row of rows)
    for (const [index, cell] of row.entries())
      if (cell !== "") cells.get(columns[index] ?? "")?.push(cell);
  return guessTasks(columns, cells).map(
    ({ kind, columns: own, fields }) =>
      `${kind}: ${own.map((column, index) => `${column}=${fields[index]}`).join(" + ")}`,
  );
}

test.each<[program: string, header: string, records: string[], rows?: string[]]>([
  [
    "an address book in Czech",
    "Křestní jméno;Druhé jméno;Příjmení;Titul za jménem;Společnost;Ulice (zaměstnání);Město (zaměstnání);Kraj (zaměstnání);PSČ (zaměstnání);Země (zaměstnání);Fax (zaměstnání);Telefon (zaměstnání);Mobilní telefon;E-mailová adresa;E-mail - typ",
    [
      "email: E-mailová adresa=email",
      "phone: Telefon (zaměstnání)=numberFull",
      "phone: Mobilní telefon=numberFull",
      "name: Křestní jméno=name + Příjmení=surname",
      "company: Společnost=name",
      "location: Ulice (zaměstnání)=streetWithNumber + Město (zaměstnání)=city + PSČ (zaměstnání)=zip + Země (zaměstnání)=country",
    ],
    ["Jan;;Novák;;Avast;Hlavní 1;Praha;Středočeský;13000;Česko;;;;;"],
  ],
  [
    "an address book in German, and two addresses",
    "Vorname;Weitere Vornamen;Nachname;Straße geschäftlich;Ort geschäftlich;Postleitzahl geschäftlich;Straße privat;Ort privat;Postleitzahl privat;Telefon privat;E-Mail-Adresse;E-Mail-Typ;E-Mail 2: Adresse",
    [
      "email: E-Mail-Adresse=email",
      "email: E-Mail 2: Adresse=email",
      "phone: Telefon privat=numberFull",
      "name: Vorname=name + Nachname=surname",
      "location: Straße geschäftlich=streetWithNumber + Ort geschäftlich=city + Postleitzahl geschäftlich=zip",
      "location: Straße privat=streetWithNumber + Ort privat=city + Postleitzahl privat=zip",
    ],
  ],
  [
    "an accounting program in Czech",
    "Firma;IČO;DIČ;Kontaktní osoba;Ulice;č.p.;č.o.;Obec;PSČ;Stát;Tel.;Mobil;E-mail",
    [
      "email: E-mail=email",
      "phone: Tel.=numberFull",
      "phone: Mobil=numberFull",
      "name: Kontaktní osoba=nameSurname",
      "company: Firma=name + IČO=registrationNumber + DIČ=vatNumber + Stát=country",
      "location: Ulice=street + č.p.=number.part1 + č.o.=number.part2 + Obec=city + PSČ=zip + Stát=country",
    ],
  ],
  [
    "a business program in Polish",
    "Nazwa pełna;NIP;REGON;Ulica;Nr domu;Nr lokalu;Kod pocztowy;Miejscowość;Telefon;Tel. kom.;Adres e-mail",
    [
      "email: Adres e-mail=email",
      "phone: Telefon=numberFull",
      "phone: Tel. kom.=numberFull",
      "company: Nazwa pełna=name + NIP=taxNumber + REGON=registrationNumber",
      "location: Ulica=street + Nr domu=number.part1 + Nr lokalu=number.part2 + Miejscowość=city + Kod pocztowy=zip",
    ],
  ],
  [
    "an accounting program in German",
    "Kundennummer;Anrede;Name;Vorname;Strasse;Hausnummer;PLZ;Ort;Land;Telefon 1;Telefax;USt-IdNr.",
    [
      "phone: Telefon 1=numberFull",
      "name: Vorname=name + Name=surname",
      "company: USt-IdNr.=vatNumber + Land=country",
      "location: Strasse=street + Hausnummer=number.full + Ort=city + PLZ=zip + Land=country",
    ],
  ],
  [
    "a table with the postal code before the town",
    "Firma;Straße;PLZ/Ort;Land",
    [
      "company: Firma=name + Land=country",
      "location: Straße=streetWithNumber + PLZ/Ort=zipCity + Land=country",
    ],
  ],
  [
    "a shop, whose orders have two records",
    "Name;Email;Accepts Email Marketing;Billing Name;Billing Address1;Billing Address2;Billing City;Billing Zip;Shipping Name;Shipping Address1;Shipping City;Shipping Zip;Billing Phone",
    [
      "email: Email=email",
      "phone: Billing Phone=numberFull",
      "name: Billing Name=nameSurname",
      "name: Shipping Name=nameSurname",
      "location: Billing Address1=streetWithNumber + Billing City=city + Billing Zip=zip",
      "location: Shipping Address1=streetWithNumber + Shipping City=city + Shipping Zip=zip",
    ],
    ["#1001;;;Jan Novák;;;;;Jan Novák;;;;"],
  ],
  [
    "a database",
    "id;customer_first_name;customer_last_name;phone_prefix;phone_number;contact.email;created_at;email_verified",
    [
      "email: contact.email=email",
      "phone: phone_prefix=prefix + phone_number=number",
      "name: customer_first_name=name + customer_last_name=surname",
    ],
  ],
  [
    "vCard",
    "FN;ORG;EMAIL TYPE=WORK;TEL TYPE=CELL",
    [
      "email: EMAIL TYPE=WORK=email",
      "phone: TEL TYPE=CELL=numberFull",
      "name: FN=nameSurname",
      "company: ORG=name",
    ],
  ],
  [
    "a word of a field before an unknown one",
    "E-mail kupującego;Telefon ZZ1;Adresa trvalého bydliště;E-mail odeslán;Telefon datum",
    [
      "email: E-mail kupującego=email",
      "phone: Telefon ZZ1=numberFull",
      "location: Adresa trvalého bydliště=full",
    ],
    ["anna@wp.pl;607123456;Veveří 111/25, Brno;ano;2026-11-20"],
  ],
  [
    "a tax number with its country",
    "DIČ zákazníka",
    ["company: DIČ zákazníka=vatNumber"],
    ["CZ27082440"],
  ],
  [
    "a tax number without one",
    "DIČ odberateľa",
    ["company: DIČ odberateľa=taxNumber"],
    ["2020372640"],
  ],
  [
    "a prefix behind two numbers, which belongs to the nearer one",
    "Mobil;Telefon;Předvolba",
    ["phone: Mobil=numberFull", "phone: Předvolba=prefix + Telefon=number"],
  ],
  ["only a surname", "Příjmení", ["name: Příjmení=surname"], ["Novák", "Svoboda"]],
  ["full names under a surname", "Nazwisko", ["name: Nazwisko=nameSurname"], ["Jan Nowak"]],
  ["customers that are companies", "Odběratel", ["company: Odběratel=name"], ["Alza s.r.o."]],
  ["no data of a known kind", "Product Name;IP Address;File Name;Username;Email Status;N", []],
])("The columns of %s become records", (_, header, records, rows) => {
  expect(recordsOf(header, rows)).toEqual(records);
});

test.each(
  Object.entries<{ header: string; cells?: Record<string, string>; records: string[] }>(programs),
)("The columns that %s exports become records", (_, { header, cells = {}, records }) => {
  const columns = header.split(" | ");
  const row = columns.map((column) => cells[column] ?? "");
  expect(recordsIn(columns, [row])).toEqual(records);
});

test("A header is recognised without case and diacritics, and with any separator", () => {
  for (const one of ["Křestní jméno", "KRESTNI_JMENO", "krestni-jmeno", "křestníJméno"])
    expect(recogniseColumn(one)?.field).toBe("firstName");
  for (const one of ["Straße", "STRASSE", "strasse"])
    expect(recogniseColumn(one)?.field).toBe("street");
  for (const one of ["Länderkürzel", "laenderkuerzel"])
    expect(recogniseColumn(one)?.field).toBe("country");
});

test.each([
  ["Adresa (ulice, město)", "address"],
  ["Země (country)", "country"],
  ["PSČ, obec", "zipCity"],
  ["Fakturační město (PSČ)", "zipCity"],
  ["PLZ/Ort", "zipCity"],
  ["kod_pocztowy_miejscowosc", "zipCity"],
  ["City, State, Zip", "zipCity"],
  ["Ulice a č.p., PSČ, město", "address"],
  ["Address (City)", "city"],
  ["DIČ (SK)", "vatNumber"],
  ["Jak se jmenujete?", "name"],
  ["Titul, jméno, příjmení", "fullName"],
  ["Trvalý pobyt", "address"],
  ["Miejsce zamieszkania", "address"],
  ["Ihr Name", "name"],
  ["Numer telefonu komórkowego", "phone"],
])("%s is recognised as %s", (header, field) => expect(recogniseColumn(header)?.field).toBe(field));

test.each(["E-mail (odeslán)", "Telefon (datum)", "Jméno (soubor)"])(
  "%s is not recognised, as its column holds something about the value",
  (header) => expect(recogniseColumn(header)).toBeUndefined(),
);

test("Each header of a program is recognised as the kind in its source", () => {
  for (const { fields } of Object.values(programHeaders))
    for (const [field, list] of Object.entries(fields))
      for (const header of list.split(" | "))
        expect([header, recogniseColumn(header)?.field ?? ""]).toEqual([header, field]);
});

test("Each word of a field is recognised as a field", () => {
  for (const words of Object.values(fieldPhrases))
    for (const word of phrasesIn(words))
      for (const spelling of spellingsOf(word))
        expect(recogniseColumn(spelling), word).toBeDefined();
});

const people = "Kontakt;Telefon;Poznámka\njan novák;607 123 456;volat ráno\n";

test("Naming a column overrides the guess only for its kind", async () => {
  const { calls } = await runClean(people, ["--phone", "Poznámka"]);
  expect(calls).toEqual([{ numberFull: "volat ráno" }, { nameSurname: "jan novák" }]);
});

test("--only limits the kinds that are sent", async () => {
  expect((await runClean(people, ["--only", "phone"])).calls).toEqual([
    { numberFull: "607 123 456" },
  ]);
});

test("A prefix in its own column is sent as a prefix, unless the number has its own or there is none", async () => {
  const { calls, output } = await runClean(
    "předvolba,telefon\n420,607123456\n00421,0905123456\n,+420607123457\n00420,+420 607 123 458\n+420,\n",
  );
  expect(calls).toEqual([
    { prefix: "+420", number: "607123456" },
    { prefix: "+421", number: "0905123456" },
    { numberFull: "+420607123457" },
    { numberFull: "+420 607 123 458" },
  ]);
  expect(output?.split("\n").slice(0, 2)).toEqual([
    "předvolba,telefon,předvolba_corrected,telefon_corrected,telefon_proposal,telefon_suggestion,telefon_findings",
    "420,607123456,+420,607123456,valid,,",
  ]);
});

test.each([
  ["Deutschland", "DE"],
  ["Německo", "DE"],
  ["Tschechien", "CZ"],
  ["ČR", "CZ"],
  ["Slovenská rep.", "SK"],
  ["SK", "SK"],
  ["CZE", "CZE"],
  ["Nekde", "Nekde"],
])("The country %s of a row is sent as %s", async (cell, country) => {
  const { calls } = await runClean(`Street;City;Country\nAlaunstraße 62;Dresden;${cell}\n`);
  expect(calls).toEqual([{ streetWithNumber: "Alaunstraße 62", city: "Dresden", country }]);
});

test("A VAT number without a country code is sent as a tax number", async () => {
  const { calls } = await runClean("Firma;DIČ\nKovárna;2020317068\nKovárna;SK2020317068\n");
  const numbers = [{ taxNumber: "2020317068" }, { vatNumber: "SK2020317068" }];
  expect(calls).toEqual(numbers.map((own) => ({ name: "Kovárna", ...own })));
});

test("An address and a company in several columns are one call each, and come back in their columns", async () => {
  const { calls, output } = await runClean(
    "Firma;IČO;Ulice;Číslo popisné;Číslo orientační;Město;PSČ;Stát\nÚstřední úřad;6947;sokolovska;192;79;praha 8;18600;Česko\n",
  );
  expect(calls).toEqual([
    { name: "Ústřední úřad", registrationNumber: "00006947", country: "CZ" },
    {
      street: "sokolovska",
      "number.full": "192/79",
      city: "praha 8",
      zip: "18600",
      country: "CZ",
    },
  ]);
  const [header = [], row = []] = parse(output ?? "", { delimiter: ";" }) as string[][];
  const cell = (column: string) => row[header.indexOf(column)];
  expect(cell("company_findings")).toMatch(/^6947 sent as 00006947/);
  expect([cell("Ulice_corrected"), cell("Město_corrected")]).toEqual(["Sokolovská", "Praha 8"]);
  expect([cell("Číslo popisné_corrected"), cell("Číslo orientační_corrected")]).toEqual([
    "192",
    "79",
  ]);
});

test("Cells unlike their column end a run without a terminal before any call, unless --yes is given", async () => {
  const text = "email,name\na@b.cz,Novák\nc@d.cz,Svoboda\n";
  const rejected = await runClean(text, [], { isSure: false });
  expect([rejected.code, rejected.calls, rejected.files]).toEqual([2, [], ["people.csv"]]);
  expect(rejected.printed.err).toContain("name: 0 of 2 cells can be full names.");
  expect((await runClean(text)).calls).toHaveLength(4);
});

test("A terminal asks once, and makes no call unless the response is yes", async () => {
  const questions: string[] = [];
  const ask = (response: string) => async (question: string) => {
    questions.push(question);
    return response;
  };
  const no = await runClean(people, [], { isSure: false, ask: ask("") });
  expect([no.code, no.calls, questions.length]).toEqual([1, [], 1]);
  const yes = await runClean(people, [], { isSure: false, ask: ask("y") });
  expect([yes.code, yes.calls.length, questions.length]).toEqual([0, 2, 2]);
});

interface Screen {
  title: string;
  rows: string[];
  args?: string[];
  screen: string;
}

const screens: Screen[] = [
  {
    title: "three cells of each column, and first the column that should be sent",
    rows: [
      "email,Volat,Poznámka,Kód,Prázdné,",
      "a@b.cz,+420 607 123 456,ráno,A1,,",
      "c@d.cz,+420 607 123 457,večer,B2,,",
      "e@f.cz,+420 607 123 458,v noci,,,",
      "g@h.cz,+420 607 123 459,nikdy,C3,,",
    ],
    screen: `./people.csv
  4 rows

Sent
  email: e-mail addresses (guessed)
      4 rows, 4 calls
      a@b.cz | c@d.cz | e@f.cz

Not sent
  Volat: looks like phone numbers. To send it, name it with --phone
      +420 607 123 456 | +420 607 123 457 | +420 607 123 458
  Poznámka  ráno | večer | v noci
  Kód       A1 | B2 | C3
  1 column without a value

4 rows, 4 calls to make
`,
  },
  {
    title: "no list of unsent columns if all are sent, and no guess for a named column",
    rows: ["Mail", "a@b.cz"],
    args: ["--email", "Mail"],
    screen: `./people.csv
  1 row

Sent
  Mail: e-mail addresses
      1 row, 1 call
      a@b.cz

1 row, 1 call to make
`,
  },
  {
    title: "restored values, lost digits, countries of numbers and advice on prefixes",
    rows: [
      "Surname,ZIP,City,Country,Phone,IČO",
      "Novák,1067,Dresden,DE,4.20607E+11,6947",
      ",,,DE,607123456,",
    ],
    screen: `./people.csv
  2 rows

Sent
  Phone: phone numbers (guessed)
      2 rows, 1 call, 1 value with digits lost, countries in Country
      4.20607E+11 | 607123456
  Surname: surnames (guessed)
      1 row, 1 call
      Novák
  IČO + Country: companies (guessed)
      1 row, 1 call
      6947 DE
  City + ZIP + Country: addresses (guessed)
      1 row, 1 call, 1 value restored
      Dresden 1067 DE

No international prefix: Phone. Name yours with --prefix, for example --prefix
  +420

2 rows, 4 calls to make
`,
  },
  {
    title: "cells that are unlike their column, and an address that should be sent",
    rows: ["email,phone,Kde", "Jana,+420607123456,Hlavní 1", "a@b.cz,,Nová 23"],
    args: ["--details"],
    screen: `./people.csv
  2 rows

Sent
  email: e-mail addresses (guessed)
      2 rows, 2 calls
      Jana | a@b.cz
  phone: phone numbers (guessed)
      1 row, 1 call
      +420607123456

Not sent
  Kde: looks like addresses. To send it, name it with --street
      Hlavní 1 | Nová 23

--details raises dataScope and validationType, which may cost more.

Cells that do not look like what their column is sent as
  email: 1 of 2 cells can be e-mail addresses.

2 rows, 3 calls to make
`,
  },
];

test.each(screens)(
  "The screen before the first call shows $title",
  async ({ rows, args = [], screen }) => {
    const { printed } = await runClean(`${rows.join("\n")}\n`, [...args, "--dry-run"]);
    expect(printed.err).toBe(screen);
  },
);

test("The screen lists ten columns that are not sent, and counts the others", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Note ${index + 1}`);
  const table = `email,${names.join(",")}\na@b.cz${",x".repeat(12)}\n`;
  const { err } = (await runClean(table, ["--dry-run"])).printed;
  const listed = names.filter((name) => new RegExp(`^  ${name} +x$`, "m").test(err));
  expect(listed).toEqual(names.slice(0, 10));
  expect(err).toMatch(/^ {2}and 2 other columns$/m);
  expect(err).not.toContain("without a value");
});

test("A phone number with a slash looks like one, and the number of an account does not", () => {
  expect(lookOf(["607123456", "02/54431234"])).toBe("phone");
  expect(lookOf(["123456789/0100", "19-2000145399/0800"])).toBeUndefined();
});

test.each<[field: Parameters<typeof fitsField>[0], fitting: string[], others: string[]]>([
  ["email", ["a@b.cz", "a.b", "a (at) b.cz"], ["Jana", "607.123.456"]],
  ["phone", ["607 123 456", "tel. 607123456 kl. 12"], ["12345", "1. 2. 2024", "123456789/0100"]],
  ["prefix", ["+420", "00420", "420"], ["0", "+42000"]],
  ["firstName", ["Jana Marie Anna"], ["Jana Marie Anna Eva", "Jana s.r.o.", "12"]],
  ["surname", ["de la Cruz Malá"], ["de la Cruz Malá Nová"]],
  ["fullName", ["Jana Malá"], ["Jana"]],
  ["party", ["Jana Malá", "Jana s.r.o."], ["Jana"]],
  ["registrationNumber", ["123"], ["12", "a123@b"]],
  ["companyId", ["123456", "123 456 789"], ["12345", "1234567890"]],
  ["street", ["Lipová"], ["5", "https://a.cz", "a@b"]],
  ["houseNumber", ["12/3a"], ["Lipová", "1234567890123"]],
  ["zip", ["110 00", "SW1A 1AA", "CZ-11000"], ["Praha", "11000, Praha"]],
  ["country", ["CZ", "Česká republika"], ["1", "Česko 1"]],
])(
  "A column of the field %s can have each of the cells %j, and none of %j",
  (field, fitting, others) => {
    for (const cell of fitting) expect(fitsField(field, [cell]), cell).toBe(true);
    for (const cell of others) expect(fitsField(field, [cell]), cell).toBe(false);
  },
);

test("A long number without separators looks like no phone number", () => {
  expect(lookOf(["607123456"])).toBe("phone");
  expect(lookOf(["1607123456"])).toBeUndefined();
});

test("A column that is not sent is a line of 80 characters with its first values", async () => {
  const { printed } = await runClean(`email,note\na@b.cz,"one\r\n\r\ntwo ${"x".repeat(99)}"\n`);
  expect(printed.err).toContain(`\n\nNot sent\n  note  one two ${"x".repeat(63)}…\n\n`);
});
