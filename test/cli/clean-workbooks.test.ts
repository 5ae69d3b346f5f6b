import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, deflateRawSync } from "node:zlib";
import { measureArchive, TooLargeError } from "@data-validation/cli/internal/clean/table/zip";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { cleanFolder, runClean, useFolder } from "./support/clean.ts";

useFolder();

const born = new Date("1990-05-06T00:00:00Z");

async function twoSheets(): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: [
      { name: "About", rows: [["note"], ["keep me"]] },
      {
        name: "People",
        rows: [
          [],
          ["email", "phone", "born", "sum"],
          ["jana@seznan.cz", 420607123456, born, null],
          [],
          ["petr.novak@seznam.cz", "+420608111222", null, 3],
        ],
        cells: new Map([["2,3", { type: "formula", formula: "1+1", formulaResult: 2, value: 2 }]]),
      },
    ],
  });
  return Buffer.from(bytes);
}

test("A sheet of a workbook is cleaned in place: other sheets, formulas, types and empty rows stay", async () => {
  const { code, calls, printed } = await runClean(await twoSheets(), ["--sheet", "People"], {
    name: "people.xlsx",
  });
  expect([code, calls]).toEqual([
    0,
    [
      { email: "jana@seznan.cz" },
      { numberFull: "420607123456" },
      { email: "petr.novak@seznam.cz" },
      { numberFull: "+420608111222" },
    ],
  ]);
  expect(printed.err).toContain("(People) →");
  expect(printed.err).toContain("1 formula sent as their values");
  const { sheets } = await readXlsx(readOut(), { readStyles: true });
  const [about, people] = sheets;
  expect(about?.rows).toEqual([["note"], ["keep me"]]);
  expect(people?.rows[1]?.slice(0, 6)).toEqual([
    "email",
    "phone",
    "born",
    "sum",
    "email_corrected",
    "email_proposal",
  ]);
  expect(people?.rows[2]?.slice(0, 6)).toEqual([
    "jana@seznan.cz",
    420607123456,
    born,
    2,
    "jana@seznam.cz",
    "invalidWithCorrection",
  ]);
  expect(people?.rows[2]?.[8]).toBe("+420607123456");
  expect(people?.rows[3]?.filter((cell) => cell !== null)).toEqual([]);
  expect(people?.cells?.get("2,3")?.formula).toBe("1+1");
});

test("The screen of a workbook names its sheet, counts its formulas and shows ISO dates", async () => {
  const { printed } = await runClean(await twoSheets(), ["--dry-run"], { name: "people.xlsx" });
  expect(printed.err).toBe(`./people.xlsx (People)
  2 rows, 1 formula sent as their values

Sent
  email: e-mail addresses (guessed)
      2 rows, 2 calls
      jana@seznan.cz | petr.novak@seznam.cz
  phone: phone numbers (guessed)
      2 rows, 2 calls
      420607123456 | +420608111222

Not sent
  born  1990-05-06
  sum   2 | 3

2 rows, 4 calls to make
`);
});

test("With --limit, only the first rows of a sheet are sent, and the others stay", async () => {
  const limited = await runClean(await twoSheets(), ["--limit", "1"], { name: "people.xlsx" });
  expect(limited.calls).toEqual([{ email: "jana@seznan.cz" }, { numberFull: "420607123456" }]);
  const people = (await readXlsx(readOut())).sheets[1];
  const others = people?.rows[4]?.filter((cell) => cell !== null);
  expect(others).toEqual(["petr.novak@seznam.cz", "+420608111222", 3]);
});

test("The added cells of a sheet are below their header, beside short rows and notes", async () => {
  const rows = [[" "], ["email", "a"], ["jana@seznam.cz"], ["petr@seznam.cz", "1", "note"]];
  const bytes = await writeXlsx({ sheets: [{ name: "People", rows }] });
  await runClean(Buffer.from(bytes), [], { name: "people.xlsx" });
  const [sheet] = (await readXlsx(readOut())).sheets;
  expect(sheet?.rows.slice(1).map((cells) => [cells[2], cells[4]])).toEqual([
    [null, "email_proposal"],
    [null, "valid"],
    ["note", "valid"],
  ]);
});

function readOut(): Uint8Array {
  return new Uint8Array(readFileSync(join(cleanFolder, "people.clean.xlsx")));
}

test("Without --sheet, the first sheet with a known column is cleaned; an unknown sheet is an error", async () => {
  const found = await runClean(await twoSheets(), ["--dry-run"], { name: "people.xlsx" });
  expect(found.printed.err).toContain("people.xlsx (People)");
  const unknown = await runClean(await twoSheets(), ["--sheet", "Peple"], { name: "people.xlsx" });
  expect([unknown.code, unknown.printed.err]).toEqual([
    2,
    "people.xlsx has no sheet Peple. Did you mean People? Sheets: About, People.\n",
  ]);
  expect((await runClean("email\n", ["--sheet", "People"])).printed.err).toContain("has no sheets");
});

test("A sheet without cells is passed over, and a workbook without any cells is rejected", async () => {
  const empty = { name: "Empty", rows: [] };
  const filled = { name: "Filled", rows: [["?", "a"], ["jana@seznam.cz"]] };
  const open = async (sheets: object[]) => {
    const bytes = await writeXlsx({ sheets: sheets as [] });
    return runClean(Buffer.from(bytes), ["--dry-run", "--email", "?"], { name: "people.xlsx" });
  };
  expect((await open([empty, filled])).printed.err).toContain("people.xlsx (Filled)");
  const { code, printed } = await open([empty]);
  expect([code, printed.err]).toEqual([2, "people.xlsx has no sheet with cells.\n"]);
});

test("An archive is unpacked up to a limit, whatever sizes it states", () => {
  const packed = deflateRawSync(Buffer.alloc(3 * 1024 * 1024));
  const archive = archiveOf({ name: "xl/workbook.xml", data: packed });
  expect(measureArchive(archive, 3 * 1024 * 1024)).toEqual(["xl/workbook.xml"]);
  expect(() => measureArchive(archive, 3 * 1024 * 1024 - 1)).toThrow(TooLargeError);
});

test("An archive may have entries that are not packed, extra fields and comments", () => {
  const stored = { data: Buffer.from("12345"), isDeflated: false };
  const archive = archiveOf(
    { ...stored, name: "a.xml", extra: "time" },
    { ...stored, name: "b.xml", extra: "x", comment: "of a program" },
    { ...stored, name: "c.xml" },
  );
  expect(measureArchive(archive, 15)).toEqual(["a.xml", "b.xml", "c.xml"]);
  expect(() => measureArchive(archive, 14)).toThrow(TooLargeError);
  const damaged = Buffer.from(archive);
  damaged.fill(0, archive.lastIndexOf("PK\x01\x02"), archive.length - 22);
  expect(() => measureArchive(damaged, 15)).toThrow("No entry of an archive.");
});

test("A workbook with a damaged entry is rejected as damaged, and not as too large", async () => {
  const damaged = archiveOf({ name: "xl/workbook.xml", data: Buffer.from("damaged") });
  const { code, printed } = await runClean(damaged, [], { name: "people.xlsx" });
  expect([code, printed.err]).toEqual([
    2,
    expect.stringMatching(/^people\.xlsx cannot be read as a workbook \(.+\)\. Save it again/),
  ]);
});

test("A workbook that unpacks to more than 200 MB is rejected in a sentence", async () => {
  // Each part ends at a byte and refers to no other, so that one part is packed for all.
  const part = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat(Array.from({ length: 201 }, () => part));
  const { code, printed } = await runClean(
    archiveOf({ name: "xl/workbook.xml", data: packed }),
    [],
    {
      name: "large.xlsx",
    },
  );
  expect([code, printed.err]).toEqual([2, expect.stringContaining("more than 200 MB")]);
});

interface ZipEntry {
  name: string;
  data: Buffer;
  isDeflated?: boolean;
  /** What other programs add to the directory. */
  extra?: string;
  comment?: string;
}

/** An archive whose entries state that they are empty. */
function archiveOf(...entries: ZipEntry[]): Buffer {
  const packed = Buffer.concat(entries.map(localEntry));
  const starts = entries.map((_, index) => entries.slice(0, index).map(localEntry));
  const directory = Buffer.concat(
    entries.map((entry, index) => directoryEntry(entry, Buffer.concat(starts[index] ?? []).length)),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(packed.length, 16);
  return Buffer.concat([packed, directory, end]);
}

function localEntry({ name, data, isDeflated = true }: ZipEntry): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(isDeflated ? 8 : 0, 8);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), data]);
}

function directoryEntry(entry: ZipEntry, start: number): Buffer {
  const { name, data, isDeflated = true, extra = "", comment = "" } = entry;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(isDeflated ? 8 : 0, 10);
  header.writeUInt32LE(data.length, 20);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt16LE(comment.length, 32);
  header.writeUInt32LE(start, 42);
  return Buffer.concat([header, Buffer.from(name + extra + comment)]);
}
