import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/**
 * Tests a file of requests with their outcomes: one line per request, with its outcome after an
 * arrow. A line that begins with # is a comment. One that begins with ! is a fact by the
 * specification, an observed service or plain sense: another outcome is a regression. Every other
 * line is only the current outcome: `RECORD=1 npx vitest run <test file>` writes the new ones, to
 * review an intended change and its side effects.
 *
 * @param details - What is added to an outcome that is no fact.
 */
export function testRecorded(
  file: string,
  outcome: (request: string) => Promise<string>,
  details: (request: string) => Promise<string> = async () => "",
): void {
  const texts = readFileSync(file, "utf8").trimEnd().split("\n");
  const lines = texts.map((text, index) => readLine(basename(file), index + 1, text));
  const record = async ({ fact, request }: Line) =>
    request === ""
      ? ""
      : `${fact}${request} → ${await outcome(request)}${fact ? "" : await details(request)}`;
  if (process.env.RECORD) {
    test(`The outcomes of ${file} are recorded`, async () => {
      const recorded = await Promise.all(
        lines.map(async (line) => (isWritten(line) ? await record(line) : line.text)),
      );
      writeFileSync(file, `${recorded.join("\n")}\n`);
    });
  }
  const tested = lines.filter(
    (line) => line.request !== "" && !(process.env.RECORD && isWritten(line)),
  );
  test.each(tested)("Line $number of $file is as recorded: $beginning", async (line) => {
    const outcome = inAnyOrder(await record(line));
    expect(outcome, line.fact ? factMessage : rowMessage).toBe(inAnyOrder(line.text));
  });
}

/** The order of values and fields in a message follows the contract, and is not recorded. */
function inAnyOrder(text: string): string {
  const lists =
    /(?<=\b(?:It lists|The contract names|must be|Send|Not together:) )[\w., ]+(?=\.)|(?<= \[)[\w. ]+(?=\] )/g;
  return text.replaceAll(lists, (list) =>
    list
      .split(/, (?:or )?| or | and | /)
      .toSorted()
      .join(", "),
  );
}

const factMessage =
  "This is a fact. Correct the sandbox, or change the line by hand if the fact is wrong";
const rowMessage = "RECORD=1 npx vitest run recorded rejections writes what changed on purpose";

interface Line {
  file: string;
  number: number;
  text: string;
  /** `! ` of a fact, empty otherwise. */
  fact: string;
  /** Empty in a comment. */
  request: string;
  /** The beginning of the request, for a title. */
  beginning: string;
}

const LONGEST_BEGINNING = 60;

function readLine(file: string, number: number, text: string): Line {
  const [, fact = "", request = ""] = /^(! )?(?!#)(.*?) →(?: |$)/.exec(text) ?? [];
  if (request === "" && text !== "" && !text.startsWith("#"))
    throw new Error(`This line has no request before an arrow, and is no comment: ${text}`);
  const isLong = request.length > LONGEST_BEGINNING;
  const beginning = isLong ? `${request.slice(0, LONGEST_BEGINNING)}…` : request;
  return { file, number, text, fact, request, beginning };
}

function isWritten({ fact, request }: Line): boolean {
  return request !== "" && fact === "";
}
