import { inflateRawSync } from "node:zlib";

interface ArchiveEntry {
  name: string;
  isDeflated: boolean;
  data: Uint8Array;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const DEFLATE = 8;

/** Thrown for an archive that unpacks to more than the limit. */
export class TooLargeError extends Error {
  override name = "TooLargeError";
}

/**
 * Unpacks a ZIP archive to count its bytes, and returns the names of its entries. The sizes in the
 * archive are not trusted: the library of workbooks has no limit for an entry that states 0.
 *
 * @param most - the limit for all entries together, in bytes
 * @throws {@link TooLargeError} before more is unpacked; a `RangeError` if the file is not an
 *   archive
 */
export function measureArchive(archive: Buffer, most: number): string[] {
  let left = most;
  return entriesOf(archive).map(({ name, isDeflated, data }) => {
    left -= isDeflated ? sizeOf(data, left) : data.length;
    if (left < 0) throw new TooLargeError();
    return name;
  });
}

function sizeOf(data: Uint8Array, left: number): number {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, left) }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw new TooLargeError();
    throw error;
  }
}

function* entriesIn(archive: Buffer, begin: number, count: number): Generator<ArchiveEntry> {
  let at = begin;
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL) throw new RangeError("No entry of an archive.");
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const commentLength = archive.readUInt16LE(at + 32);
    yield {
      name: archive.toString("utf8", at + 46, at + 46 + nameLength),
      isDeflated: archive.readUInt16LE(at + 10) === DEFLATE,
      data: dataOf(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20)),
    };
    at += 46 + nameLength + extraLength + commentLength;
  }
}

/** The packed bytes of an entry, which follow its own header. */
function dataOf(archive: Buffer, header: number, length: number): Buffer {
  const nameLength = archive.readUInt16LE(header + 26);
  const extraLength = archive.readUInt16LE(header + 28);
  const begin = header + 30 + nameLength + extraLength;
  return archive.subarray(begin, begin + length);
}

function entriesOf(archive: Buffer): ArchiveEntry[] {
  // The end record is followed by a comment of 65,535 bytes at most.
  const last = archive.length - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1)
    if (archive.readUInt32LE(at) === END)
      return [...entriesIn(archive, archive.readUInt32LE(at + 16), archive.readUInt16LE(at + 10))];
  throw new RangeError("No end of an archive.");
}
