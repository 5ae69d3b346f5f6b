import { isAlias, isMap, isSeq, LineCounter, parseAllDocuments, visit } from "yaml";

/** What to do about a mistake, by the error code of the parser. */
const advice = {
  BAD_INDENT: "Indent it like its neighbours.",
  BLOCK_AS_IMPLICIT_KEY:
    "Quote a text that has a colon in it, and indent what belongs below a key.",
  DUPLICATE_KEY: "Remove one of the two.",
  TAB_AS_INDENT: "Indent with spaces.",
};

/** The characters that YAML 1.2 forbids (section 5.1). */
const UNPRINTABLE = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\u{10ffff}]/u;

/**
 * Reads a file of the contract. Returns its value, or its first mistake, since later ones are
 * mostly consequences.
 *
 * @param {string} text
 * @returns {{ value?: object; mistake?: { line: number; col: number; message: string } }}
 */
export function readYaml(text) {
  const lineCounter = new LineCounter();
  const [document, second] = parseAllDocuments(text, { lineCounter, logLevel: "silent" });
  const [offset, message] = mistakeIn(text, document, second) ?? [];
  if (message === undefined) return contentOf(document);
  const { line, col } = lineCounter.linePos(offset);
  return { mistake: { line: Math.max(line, 1), col: Math.max(col, 1), message } };
}

/** The parser rejects aliases that multiply; JSON rejects an object that contains itself. */
function contentOf(document) {
  try {
    const value = document.toJS({ maxAliasCount: 100 });
    JSON.stringify(value);
    return { value };
  } catch {
    const message =
      "An alias repeats what it stands in, or aliases multiply. Write out what they repeat.";
    return { mistake: { line: 1, col: 1, message } };
  }
}

function mistakeIn(text, document, second) {
  // Bytes that are not UTF-8 were read as U+FFFD.
  const notText = text.indexOf("\ufffd");
  if (notText >= 0) return [notText, "The file is not UTF-8. Save it as UTF-8."];
  const forbidden = text.search(UNPRINTABLE);
  if (forbidden >= 0) return [forbidden, "YAML does not allow this character. Delete it."];
  const [error] = [...(document?.errors ?? []), ...(document?.warnings ?? [])];
  if (error) return [startOf(error, text), `${wordsOf(error)}. ${adviceFor(error)}`];
  if (second) return [second.range[0], "A second document starts here. Remove the line with ---."];
  if (!isMap(document?.contents) && !isSeq(document?.contents))
    return [0, "The file has no keys. Write them, or delete the file."];
  const alias = brokenAlias(document);
  if (alias !== undefined)
    return [alias, "No anchor of this name stands before the alias. Correct it."];
  return undefined;
}

const wordsOf = ({ message }) => message.split(/ at line |\n/)[0];
const adviceFor = ({ code }) => advice[code] ?? "Correct the YAML.";

/** The place of an error. The parser reports a missing bracket on the next line. */
function startOf(error, text) {
  const [, bracket] = /^Flow .* end with a (.)/.exec(wordsOf(error)) ?? [];
  if (!bracket) return error.pos[0];
  return text.lastIndexOf(bracket === "]" ? "[" : "{", error.pos[0]);
}

/** The offset of the first alias without an anchor. */
function brokenAlias(document) {
  let offset;
  visit(document, {
    Alias: (_, alias) => {
      if (isAlias(alias) && !alias.resolve(document)) offset ??= alias.range?.[0];
    },
  });
  return offset;
}
