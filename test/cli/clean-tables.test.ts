import { gzipSync } from "node:zlib";
import { divideZipAndCity } from "@data-validation/cli/internal/clean/zip-city";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { character } from "../support/character.ts";
import { propertyRuns } from "../support/property-runs.ts";
import { addressTable, runClean, useFolder } from "./support/clean.ts";

useFolder();

test("The output has the same rows, with correction, proposal, suggestion and findings of each column", async () => {
  const { code, output, printed, files } = await runClean(
    'id,email,phone,first name,surname\n1,Jana@Example.com ,607123456,jana,kadlecová\n2,not an address,+420607123456,,\n"3",,,Pavel,Novák\n',
    ["--prefix", "+420"],
  );
  expect(code).toBe(0);
  const [header = "", ...rows] = output?.trimEnd().split("\n") ?? [];
  expect(header).toBe(
    "id,email,phone,first name,surname,email_corrected,email_proposal,email_suggestion,email_findings,phone_corrected,phone_proposal,phone_suggestion,phone_findings,first name_corrected,surname_corrected,name_proposal,name_suggestion,name_findings",
  );
  expect(rows).toEqual([
    expect.stringMatching(
      /^1,Jana@Example\.com ,607123456,jana,kadlecová,.*,\+420607123456,invalidWithCorrection,.*,Jana,Kadlecová,invalidWithCorrection/,
    ),
    expect.stringMatching(
      /^2,not an address,\+420607123456,,,.*invalid.*,\+420607123456,valid,,,,,,,$/,
    ),
    expect.stringMatching(/^"3",,,Pavel,Novák,,,,,,,,,Pavel,Novák,valid,,$/),
  ]);
  expect(printed.err).toContain("  first name + surname: names (guessed)\n");
  expect(printed.out).toMatch(/^3 rows in \.\/people\.clean\.csv, from 6 calls\.\n/);
  expect(files).toEqual(["people.clean.csv", "people.csv"]);
});

test.each([
  ["186 00 Praha 8", { zip: "186 00", city: "Praha 8" }],
  ["Praha 8, 18600", { zip: "18600", city: "Praha 8" }],
  ["Praha 8 (186 00)", { zip: "186 00", city: "Praha 8" }],
  ["00-590 Warszawa", { zip: "00-590", city: "Warszawa" }],
  ["D-10115 Berlin", { zip: "D-10115", city: "Berlin" }],
  ["1012 AB Amsterdam", { zip: "1012 AB", city: "Amsterdam" }],
  ["London SW1A 1AA", { zip: "SW1A 1AA", city: "London" }],
  ["Springfield, IL 62704-1234", { zip: "62704-1234", city: "Springfield, IL" }],
  ["Praha 8", { city: "Praha 8" }],
  ["186 00", { zip: "186 00" }],
])("A cell with town and postal code is divided: %s", (cell, expected) => {
  expect(divideZipAndCity(cell)).toEqual(expected);
});

test("A cell with a million separators beside its postal code is divided at once", () => {
  const city = `a${",".repeat(1_000_000)}b`;
  expect(divideZipAndCity(`186 00 ${city}`)).toEqual({ zip: "186 00", city });
});

test.each([
  ["a header for both", "ulice,psč a obec", []],
  [
    "two options for one column",
    "ulice,kde",
    ["--street", "ulice", "--city", "kde", "--zip", "kde"],
  ],
])(
  "Town and postal code of one cell are sent as two fields, and corrected in one: %s",
  async (_, header, args) => {
    const { output, calls } = await runClean(`${header}\nSokolovska 192/79,Praha 8 186 00\n`, args);
    expect(calls).toEqual([
      expect.objectContaining({
        streetWithNumber: "Sokolovska 192/79",
        zip: "186 00",
        city: "Praha 8",
      }),
    ]);
    const [, row = []] = parse(output ?? "") as string[][];
    expect(row.slice(2, 4)).toEqual(["Sokolovská 192/79", "18600 Praha 8"]);
  },
);

test("A correction that is not valid is a suggestion, and no corrected value", async () => {
  const { output } = await runClean("email\njanaseznam.cz\n", []);
  const [, row = []] = parse(output ?? "") as string[][];
  expect(row.slice(1, 4)).toEqual(["", "invalidWithPartialCorrection", "jana@seznam.cz"]);
});

const JANA = "jana@company.example";
const PETR = "petr@company.example";
const jana = [{ email: JANA }];
const janaAndPetr = [...jana, { email: PETR }];
const latin = (text: string) => Buffer.from(text, "latin1");
const windows1250 = ["--encoding", "windows-1250"];
const utf16 = `\ufeffemail\tcity\r\n${JANA}\tPlzeň 😀\r\n`;
const longCells = `email;note\n${`${JANA};"${"a,b|c ".repeat(400)}"\n`.repeat(60)}`;

interface ReadableTable {
  title: string;
  text: string;
  /** The queries of the calls that it needs. */
  calls: unknown[];
  args?: string[];
  name?: string;
  /** Its bytes, where they are not those of the text in UTF-8. */
  bytes?: Buffer;
}

const readable: ReadableTable[] = [
  { title: "line ends of Windows", text: `email,city\r\n${JANA},Plzeň\r\n`, calls: jana },
  {
    title: "line ends of three kinds",
    text: `email,city\n${JANA},a\r\n${PETR},b\r${JANA},c`,
    calls: janaAndPetr,
  },
  { title: "semicolons", text: `email;note\n${JANA};1,5\n${PETR};2,5\n`, calls: janaAndPetr },
  {
    title: "semicolons, and quoted cells that are longer than the sample for the delimiter",
    text: longCells,
    calls: jana,
  },
  {
    title: "semicolons, and a sample that ends within quotation marks",
    text: `email;city;note\n${`${JANA};Brno;"${"a, b\n".repeat(2000)}"\n`.repeat(12)}`,
    calls: jana,
  },
  {
    title: "such cells in UTF-16",
    text: longCells,
    calls: jana,
    bytes: Buffer.from(`\ufeff${longCells}`, "utf16le"),
  },
  {
    title: "semicolons, beside fewer commas in every row",
    text: `email;note,a;b\n${JANA};1,5;c\n`,
    calls: jana,
  },
  {
    title: "semicolons, and a last row without a line end",
    text: `email;note,a\n${JANA};b`,
    calls: jana,
  },
  { title: "tabs", text: `email\tnote\n${JANA}\ta,b;c\n`, calls: jana, name: "people.tsv" },
  {
    title: "the delimiter that Excel notes",
    text: `sep=:\r\nemail:note\r\n${JANA}:a;b;c,d|e\r\n`,
    calls: jana,
  },
  {
    title: "such a note in capitals, below an empty line",
    text: `\n SEP=:\nemail:note\n${JANA}:a;b;c,d|e\n`,
    calls: jana,
  },
  {
    title: "the name of a column that only looks like such a note",
    text: `email,note with sep=:\n${JANA},a\n`,
    calls: jana,
  },
  {
    title: "empty lines before the header",
    text: `\n  \n;;\nemail;note\n${JANA};a\n`,
    calls: jana,
  },
  {
    title: "delimiters and quotation marks in cells",
    text: `email,note\n${JANA},"a ""b"", c"\n${PETR},";;;"\n`,
    calls: janaAndPetr,
  },
  {
    title: "line breaks in cells",
    text: `email,note\n${JANA},"one\ntwo\r\nthree"\n${PETR},b\n`,
    calls: janaAndPetr,
  },
  { title: "line breaks in the header", text: `email,"note\nof us"\r\n${JANA},a\r\n`, calls: jana },
  {
    title: "quotation marks in the middle of a cell",
    text: `email,note\n${JANA},a "b" c\n${PETR},"x" y\n`,
    calls: janaAndPetr,
  },
  { title: "spaces around quotation marks", text: `email, note\n "${JANA}" ,a\n`, calls: jana },
  {
    title: "rows with fewer cells, as Excel saves them",
    text: `email,a,b\n${JANA}\n${PETR},1\n`,
    calls: janaAndPetr,
  },
  {
    title: "delimiters at the end of rows",
    text: `email,a\n${JANA},1,,\n${PETR},2,\n`,
    calls: janaAndPetr,
  },
  {
    title: "the name of its first column as a value",
    text: `name,note\nname\n`,
    calls: [{ nameSurname: "name" }],
  },
  {
    title: "a thousand columns",
    text: `email,${Array.from({ length: 999 }, (_, n) => `c${n}`)}\n${JANA}${",x".repeat(999)}\n`,
    calls: jana,
  },
  {
    title: "columns that are members of objects",
    text: `email,__proto__,constructor\n${JANA},a,b\n`,
    calls: jana,
  },
  {
    title: "its mark, whatever encoding is named",
    text: `\ufeffemail,city\n${JANA},Plzeň\n`,
    calls: jana,
    args: windows1250,
  },
  {
    title: "UTF-16, the other way round",
    text: utf16,
    calls: jana,
    bytes: Buffer.from(utf16, "utf16le").swap16(),
  },
  {
    title: "Windows-1250, named",
    text: "name\nž č\n",
    calls: [{ nameSurname: "ž č" }],
    args: windows1250,
    bytes: latin("name\n\x9e \xe8\n"),
  },
  {
    title: "characters of four bytes over the end of a piece",
    text: `email,note\n${JANA},${"😀".repeat(20_001)}\n`,
    calls: jana,
  },
  {
    title: "equal values, asked once",
    text: `email\n${JANA}\n ${JANA} \n${JANA}\n${PETR}\n`,
    calls: janaAndPetr,
  },
  {
    title: "NDJSON whose first object lacks the field",
    text: `{"id":1}\n{"email":"${JANA}"}\n`,
    calls: jana,
    name: "people.ndjson",
  },
  {
    title: "NDJSON of exactly the deepest level",
    text: `{"email":"${JANA}","a":${"[".repeat(99)}${"]".repeat(99)}}\n`,
    calls: jana,
    name: "people.JSONL",
  },
  {
    title: "CSV with the ending of NDJSON before its own",
    text: `email,note\n${JANA},a\n`,
    calls: jana,
    name: "people.ndjson.csv",
  },
  {
    title: "NDJSON whose first field is null",
    text: `{"email":null}\n{"email":"${JANA}"}\n`,
    calls: jana,
    name: "people.ndjson",
  },
  {
    title: "NDJSON",
    text: `{"id":1.0,"contact":{"email":"${JANA}"}}\n{}\n`,
    calls: jana,
    args: ["--email", "contact.email"],
    name: "people.ndjson",
  },
];

test.each(readable)(
  "A table is read, and nothing of it is lost: $title",
  async ({ text, calls, args = [], name = "people.csv", bytes = Buffer.from(text) }) => {
    const result = await runClean(bytes, args, { name });
    expect([result.code, result.calls]).toEqual([0, calls]);
    for (const line of text.split(/[\r\n]+/))
      expect(result.output).toContain(line.replace(/([,;]+|\}+)$/, ""));
  },
);

test("Each object of NDJSON gets the added fields of its row, also an empty one", async () => {
  const text = `{"email":"${JANA}"}\n{}\n { "id" : 1 } \n{"email":""}\n`;
  const { output = "" } = await runClean(text, [], { name: "people.ndjson" });
  const objects = output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  const added = { email_corrected: "", email_proposal: "", email_suggestion: "" };
  expect(objects).toMatchObject([
    { email: JANA, email_corrected: JANA, email_proposal: "valid" },
    added,
    { id: 1, ...added },
    { email: "", ...added },
  ]);
});

test("A table that is only a header without a line end gets one", async () => {
  const { output } = await runClean("email,note");
  expect(output).toMatch(/^email,note,email_corrected,\S+\n$/);
});

test("The added cells of a row with fewer or more delimiters are below their header", async () => {
  const { output = "" } = await runClean(`email,a,b\n${JANA}\n${PETR},1,2\n${JANA},1,2,,\n`);
  const [, fewer, whole, more] = parse(output) as string[][];
  expect(fewer?.[3]).toBe(JANA);
  for (const row of [fewer, more]) expect(row?.slice(4)).toEqual(whole?.slice(4));
});

const names = latin("jm\xe9no;m\xecsto\nJi\xf8\xed \xc8ern\xfd;Plze\xf2\n");
const likely =
  /^people\.csv is not UTF-8 \(line 1\)\. It looks like windows-1250 \("jméno"\)\. Add --encoding windows-1250, or --encoding windows-1252 \("jméno"\) if that is how it reads\.\n$/;

interface UnreadableTable {
  title: string;
  content: string | Buffer;
  message: RegExp;
  args?: string[];
  name?: string;
}

const unreadable: UnreadableTable[] = [
  { title: "Windows-1250, unnamed", content: names, message: likely },
  {
    title: "a byte that is not UTF-8",
    content: latin(`email\n${JANA}\nNov\xe1k\n`),
    message: /\(line 3\)\. It looks like windows-125[02] \("Novák/,
  },
  {
    title: "a long text that is not UTF-8, shown by forty characters",
    content: latin(`note\nplain, \x9elu\x9dou\xe8k\xfd k\xf9\xf2${" p\xecl".repeat(9)}\n`),
    message: /looks like windows-1250 \("žluťoučký kůň pěl pěl pěl pěl pěl pěl pě"\)/,
  },
  {
    title: "bytes of another encoding",
    content: latin("email\n\x81\xff\n"),
    message: /not valid shift_jis/,
    args: ["--encoding", "shift_jis"],
  },
  {
    title: "UTF-16 without its mark",
    content: Buffer.from(`email\n${JANA}\n`, "utf16le"),
    message: /UTF-16: add --encoding utf-16le/,
  },
  {
    title: "UTF-16 without its mark, the other way round",
    content: Buffer.from(`email\n${JANA}\n`, "utf16le").swap16(),
    message: /UTF-16: add --encoding utf-16be/,
  },
  {
    title: "an archive that is no workbook",
    content: "PK\x03\x04\x14\x00[Content_Types].xml",
    message: /cannot be read as a workbook .*Save it again, or as CSV with UTF-8/,
  },
  {
    title: "an .ods file",
    content: "PK\x03\x04\x14\x00mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
    message: /a spreadsheet \(\.ods\)\. .*save it as CSV with UTF-8/,
  },
  { title: "a PDF", content: "%PDF-1.7", message: /is no CSV but a PDF/ },
  {
    title: "a compressed file",
    content: gzipSync("email\n"),
    message: /a compressed file\. Unpack it first/,
  },
  { title: "nothing", content: "", message: /people\.csv is empty/ },
  {
    title: "a title",
    content: "Members,,\nemail,phone,name\n",
    message: /delete the lines above it\.$/m,
  },
  {
    title: "no header",
    content: `${JANA},607123456\n`,
    message: /No column looks like .* Columns: jana@/,
  },
  { title: "only empty lines", content: "\n \n", message: /people\.csv has no header/ },
  {
    title: "a folder as the output",
    content: `email\n${JANA}\n`,
    message: /is a folder\. Name a file with --out/,
    args: ["--out", "."],
  },
  {
    title: "two columns of one name",
    content: `email,note,email\n${JANA},a,${PETR}\n`,
    message: /Two columns of people\.csv are called email/,
  },
  {
    title: "the header twice, after a cell with a line break",
    content: `email,note\n${JANA},"a\nb"\nemail,note\n${PETR},b\n`,
    message: /Line 4 of people\.csv is the header again/,
  },
  {
    title: "an open quote",
    content: `email,note\n${JANA},"a\n${PETR},b\n`,
    message: /The row in line 2 of people\.csv opens a quotation mark/,
  },
  {
    title: "an open quote beside semicolons",
    content: `email;note\n${PETR};b\n${JANA};"a\n${PETR};c\n`,
    message: /The row in line 3 of people\.csv opens a quotation mark/,
  },
  {
    title: "a quotation mark that is open for a megabyte",
    content: `email,note\n${JANA},"${"a\n".repeat(2 ** 20)}`,
    message: /The row in line 2/,
  },
  {
    title: "a row beyond the limit",
    content: `email,note\n${JANA},${"x".repeat(2 ** 20)}\n`,
    message: /line 2 .* longer than 1,048,576 characters/,
  },
  {
    title: "names with control characters",
    content: `\u001b]0;title\u0007x,y\n1,2\n`,
    message: /Columns: \\u001b\]0;title\\u0007x, y/,
  },
  {
    title: "a table that was cleaned before",
    content: `email,email_corrected\n${JANA},\n`,
    message: /column email_corrected already/,
  },
  {
    title: "one JSON array",
    content: ` [{"email":"${JANA}"}]`,
    message: /one object a line: jq/,
    name: "people.ndjson",
  },
  {
    title: "NDJSON without a known field",
    content: `{"id":1,"ok":true,"a":{"b":["c"]}}\n5\n\n{"id":null,"d":""}\n`,
    message: /Columns: id, a\.b\.0, d\b/,
    name: "people.ndjson",
  },
];

test.each(unreadable)(
  "A table is rejected in a sentence, and nothing is paid: $title",
  async ({ content, message, args = [], name = "people.csv" }) => {
    const { code, calls, printed, files } = await runClean(content, args, { name });
    expect([code, calls, files]).toEqual([2, [], [name]]);
    expect(printed.err).toMatch(message);
    expect(printed.err).not.toMatch(/\n {4}at |Error:/);
  },
);

test("A row with more cells than the header, and NDJSON that is not an object, stay and are listed", async () => {
  for (const row of [`${JANA},a,b`, `${JANA},a,""`]) {
    const csv = await runClean(`email,note\n${row}\n${PETR},c\n`, ["--force"]);
    expect([csv.code, csv.calls]).toEqual([3, janaAndPetr.slice(1)]);
    expect(csv.output).toContain(`\n${row}\n`);
    expect(csv.printed.out).toMatch(
      /1 row cannot be read, .*\n {2}line 2: 3 cells, and the header has 2\n/,
    );
  }
  const deep = `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const tooDeep = `{"a":${"[".repeat(100)}${"]".repeat(100)}}`;
  const objects = [`{"email":"${JANA}"}`, deep, tooDeep, `{"email":"${PETR}"}`];
  const nested = await runClean(objects.join("\n"), [], { name: "deep.ndjson" });
  expect([nested.code, nested.calls]).toEqual([3, janaAndPetr]);
  for (const line of [2, 3])
    expect(nested.printed.out).toContain(`  line ${line}: nested deeper than 100 levels\n`);
  const lines = await runClean(`{"email":"${JANA}"}\nnot json\n`, [], { name: "lines.ndjson" });
  expect([lines.code, lines.output]).toEqual([3, expect.stringContaining("\nnot json\n")]);
});

test.each([
  ...["=1+cmd", "＝1+1", "\n=1+1", "@SUM(1)", "\t=1", "+1+cmd"].map((text) => [text, `'${text}`]),
  ["+420 607 123 456", "+420 607 123 456"],
])(
  "A cell that a spreadsheet would run gets an apostrophe, and a phone number does not: %j",
  async (email, cell) => {
    const fetch = async () =>
      Response.json(
        { result: { isValid: true, data: { email } } },
        { headers: { "service-api-version": "2.1" } },
      );
    const { output } = await runClean(addressTable(1), [], { fetch });
    expect((parse(output ?? "") as string[][])[1]?.[1]).toBe(cell);
  },
);

test("Whatever a table holds, each of its cells comes out unless the table is rejected", async () => {
  const cell = fc.oneof(
    fc.string({ unit: character, maxLength: 8 }),
    fc.constantFrom('"', '""', '"a', "a,b", "ž", " ", "\u00a0", "'", "\u2028"),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      async (rows) => {
        const lines = rows.map((cells) => cells.join(",").replaceAll(/[\r\n\0]/g, " "));
        const { code, output = "" } = await runClean(`email,note\n${lines.join("\n")}\n`, [
          "--force",
        ]);
        if (code === 2) return;
        for (const line of lines) expect(output).toContain(line.replace(/,+$/, ""));
      },
    ),
    { numRuns: propertyRuns(400) },
  );
});
