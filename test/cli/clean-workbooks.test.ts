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
  expect(people?.cells?.get("2,3")?.formula).toBe("1+1");
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

test("An archive is unpacked up to a limit, whatever sizes it states", () => {
  const packed = deflateRawSync(Buffer.alloc(3 * 1024 * 1024));
  const archive = archiveOf("xl/workbook.xml", packed);
  expect(measureArchive(archive, 3 * 1024 * 1024)).toEqual(["xl/workbook.xml"]);
  expect(() => measureArchive(archive, 3 * 1024 * 1024 - 1)).toThrow(TooLargeError);
});

test("A workbook that unpacks to more than 200 MB is rejected in a sentence", async () => {
  // Each part ends at a byte and refers to no other, so that one part is packed for all.
  const part = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat(Array.from({ length: 201 }, () => part));
  const { code, printed } = await runClean(archiveOf("xl/workbook.xml", packed), [], {
    name: "large.xlsx",
  });
  expect([code, printed.err]).toEqual([2, expect.stringContaining("more than 200 MB")]);
});

/** An archive with one entry, which states that it is empty. */
function archiveOf(name: string, data: Buffer): Buffer {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(8, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + data.length, 16);
  return Buffer.concat([local, Buffer.from(name), data, central, Buffer.from(name), end]);
}
