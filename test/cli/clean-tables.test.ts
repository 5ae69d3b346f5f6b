import { gzipSync } from "node:zlib";
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

test("A correction that is not valid is a suggestion, and no corrected value", async () => {
  const { output } = await runClean("email\njanaseznam.cz\n", []);
  const [, row = []] = parse(output ?? "") as string[][];
  expect(row.slice(1, 4)).toEqual(["", "invalidWithPartialCorrection", "jana@seznam.cz"]);
});

const jana = [{ email: "jana@company.example" }];
const both = [...jana, { email: "petr@company.example" }];
const J = "jana@company.example";
const P = "petr@company.example";
const latin = (text: string) => Buffer.from(text, "latin1");
const W = ["--encoding", "windows-1250"];
const utf16 = `\ufeffemail\tcity\r\n${J}\tPlzeň 😀\r\n`;
/**
 * Each table with the calls that it needs, its arguments, and its bytes where they are not UTF-8.
 */
const readable: [
  title: string,
  text: string,
  calls: unknown[],
  args?: string[],
  name?: string,
  bytes?: Buffer,
][] = [
  ["line ends of Windows", `email,city\r\n${J},Plzeň\r\n`, jana],
  ["line ends of three kinds", `email,city\n${J},a\r\n${P},b\rjana@company.example,c`, both],
  ["semicolons", `email;note\n${J};1,5\n${P};2,5\n`, both],
  ["tabs", `email\tnote\n${J}\ta,b;c\n`, jana, [], "people.tsv"],
  ["the delimiter that Excel notes", `sep=:\r\nemail:note\r\n${J}:a;b;c,d|e\r\n`, jana],
  ["empty lines before the header", `\n  \n;;\nemail;note\n${J};a\n`, jana],
  ["delimiters and quotation marks in cells", `email,note\n${J},"a ""b"", c"\n${P},";;;"\n`, both],
  ["line breaks in cells", `email,note\n${J},"one\ntwo\r\nthree"\n${P},b\n`, both],
  ["line breaks in the header", `email,"note\nof us"\r\n${J},a\r\n`, jana],
  ["quotation marks in the middle of a cell", `email,note\n${J},a "b" c\n${P},"x" y\n`, both],
  ["spaces around quotation marks", `email, note\n "${J}" ,a\n`, jana],
  ["rows with fewer cells, as Excel saves them", `email,a,b\n${J}\n${P},1\n`, both],
  ["delimiters at the end of rows", `email,a\n${J},1,,\n${P},2,\n`, both],
  ["the name of its first column as a value", `name,note\nname\n`, [{ nameSurname: "name" }]],
  [
    "a thousand columns",
    `email,${Array.from({ length: 999 }, (_, n) => `c${n}`)}\n${J}${",x".repeat(999)}\n`,
    jana,
  ],
  ["columns that are members of objects", `email,__proto__,constructor\n${J},a,b\n`, jana],
  ["its mark, whatever encoding is named", `\ufeffemail,city\n${J},Plzeň\n`, jana, W],
  [
    "UTF-16, the other way round",
    utf16,
    jana,
    [],
    "people.csv",
    Buffer.from(utf16, "utf16le").swap16(),
  ],
  [
    "Windows-1250, named",
    "name\nž č\n",
    [{ nameSurname: "ž č" }],
    W,
    "people.csv",
    latin("name\n\x9e \xe8\n"),
  ],
  [
    "characters of four bytes over the end of a piece",
    `email,note\n${J},${"😀".repeat(20_001)}\n`,
    jana,
  ],
  ["equal values, asked once", `email\n${J}\n ${J} \n${J}\n${P}\n`, both],
  [
    "NDJSON whose first object lacks the field",
    `{"id":1}\n{"email":"${J}"}\n`,
    jana,
    [],
    "people.ndjson",
  ],
  [
    "NDJSON whose first field is null",
    `{"email":null}\n{"email":"${J}"}\n`,
    jana,
    [],
    "people.ndjson",
  ],
  [
    "NDJSON",
    `{"id":1.0,"contact":{"email":"${J}"}}\n{}\n`,
    jana,
    ["--email", "contact.email"],
    "people.ndjson",
  ],
];

test.each(readable)(
  "A table is read with %s, and nothing of it is lost",
  async (_, text, calls, args = [], name = "people.csv", bytes = Buffer.from(text)) => {
    const result = await runClean(bytes, args, { name });
    expect([result.code, result.calls]).toEqual([0, calls]);
    for (const line of text.split(/[\r\n]+/))
      expect(result.output).toContain(line.replace(/([,;]+|\}+)$/, ""));
  },
);

test("The added cells of a row with fewer cells are below their header", async () => {
  const { output = "" } = await runClean(`email,a,b\n${J}\n${P},1,2\n`);
  const [, fewer, whole] = parse(output) as string[][];
  expect(fewer?.[3]).toBe(J);
  expect(fewer?.slice(4)).toEqual(whole?.slice(4));
});

const names = latin("jm\xe9no;m\xecsto\nJi\xf8\xed \xc8ern\xfd;Plze\xf2\n");
const likely = /line 1\)\. It looks like windows-1250 \("jméno"\)\. Add --encoding windows-1250/;
const unreadable: [
  title: string,
  content: string | Buffer,
  message: RegExp,
  args?: string[],
  name?: string,
][] = [
  ["Windows-1250, unnamed", names, likely],
  [
    "a byte that is not UTF-8",
    latin(`email\n${J}\nNov\xe1k\n`),
    /\(line 3\)\. It looks like windows-125[02] \("Novák/,
  ],
  [
    "bytes of another encoding",
    latin("email\n\x81\xff\n"),
    /not valid shift_jis/,
    ["--encoding", "shift_jis"],
  ],
  [
    "UTF-16 without its mark",
    Buffer.from(`email\n${J}\n`, "utf16le"),
    /UTF-16: add --encoding utf-16le/,
  ],
  [
    "an archive that is no workbook",
    "PK\x03\x04\x14\x00[Content_Types].xml",
    /cannot be read as a workbook .*Save it again, or as CSV with UTF-8/,
  ],
  [
    "an .ods file",
    "PK\x03\x04\x14\x00mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
    /a spreadsheet \(\.ods\)\. .*save it as CSV with UTF-8/,
  ],
  ["a PDF", "%PDF-1.7", /is no CSV but a PDF/],
  ["a compressed file", gzipSync("email\n"), /a compressed file\. Unpack it first/],
  ["nothing", "", /people\.csv is empty/],
  ["a title", "Members,,\nemail,phone,name\n", /delete the lines above it\.$/m],
  ["no header", `${J},607123456\n`, /No column looks like .* Columns: jana@/],
  [
    "two columns of one name",
    `email,note,email\n${J},a,${P}\n`,
    /Two columns of people\.csv are called email/,
  ],
  [
    "the header twice, after a cell with a line break",
    `email,note\n${J},"a\nb"\nemail,note\n${P},b\n`,
    /Line 4 of people\.csv is the header again/,
  ],
  [
    "an open quote",
    `email,note\n${J},"a\n${P},b\n`,
    /The row in line 2 of people\.csv opens a quotation mark/,
  ],
  [
    "a quotation mark that is open for a megabyte",
    `email,note\n${J},"${"a\n".repeat(2 ** 20)}`,
    /The row in line 2/,
  ],
  [
    "a row beyond the limit",
    `email,note\n${J},${"x".repeat(2 ** 20)}\n`,
    /line 2 .* longer than 1,048,576 characters/,
  ],
  [
    "names with control characters",
    `\u001b]0;title\u0007x,y\n1,2\n`,
    /Columns: \\u001b\]0;title\\u0007x, y/,
  ],
  [
    "a table that was cleaned before",
    `email,email_corrected\n${J},\n`,
    /column email_corrected already/,
  ],
  ["one JSON array", `[{"email":"${J}"}]`, /one object a line: jq/, [], "people.ndjson"],
];

test.each(unreadable)(
  "%s is rejected in a sentence, and nothing is paid",
  async (_, content, message, args = [], name = "people.csv") => {
    const { code, calls, printed, files } = await runClean(content, args, { name });
    expect([code, calls, files]).toEqual([2, [], [name]]);
    expect(printed.err).toMatch(message);
    expect(printed.err).not.toMatch(/\n {4}at |Error:/);
  },
);

test("A row with more cells than the header, and NDJSON that is not an object, stay and are listed", async () => {
  const csv = await runClean(`email,note\n${J},a,b\n${P},c\n`);
  expect([csv.code, csv.calls]).toEqual([3, both.slice(1)]);
  expect(csv.output).toContain(`\n${J},a,b\n`);
  expect(csv.printed.out).toMatch(
    /1 row cannot be read, .*\n {2}line 2: 3 cells, and the header has 2\n/,
  );
  const deep = `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const nested = await runClean(`{"email":"${J}"}\n${deep}\n{"email":"${P}"}\n`, [], {
    name: "deep.ndjson",
  });
  expect([nested.code, nested.calls]).toEqual([3, both]);
  expect(nested.printed.out).toContain("  line 2: nested deeper than 100 levels\n");
  const lines = await runClean(`{"email":"${J}"}\nnot json\n`, [], { name: "lines.ndjson" });
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
