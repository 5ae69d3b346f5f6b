import { readFileSync } from "node:fs";
import { UserError } from "@data-validation/tooling/command";
import { isMap, isScalar, LineCounter, parseDocument, type Scalar } from "yaml";

/**
 * Reads a hand-written table whose keys are words of the contract, for example the operations or the errors. A key that the contract does not
 * have, one that the table lacks or has twice, and one without a value stop the build with file and line: none falls back in silence.
 *
 * @param file The YAML file.
 * @param words The keys that the contract has.
 * @param options.section The key of the table in the file; without it, the file is the table.
 * @param options.optional Further keys that the table may have.
 * @throws {UserError} With a line for each wrong or missing key.
 */
export function readKeyedTable<Value = string>(
  file: string,
  words: Iterable<string>,
  { section, optional = [] }: { section?: string; optional?: Iterable<string> } = {},
): Record<string, Value> {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), {
    lineCounter,
    prettyErrors: false,
    uniqueKeys: false,
  });
  const placeOf = (offset = 0) => `${file}:${lineCounter.linePos(offset).line}`;
  const [mistake] = document.errors;
  if (mistake) throw new UserError(`${placeOf(mistake.pos[0])}: ${mistake.message}`);
  const table = section === undefined ? document.contents : document.get(section, true);
  if (!isMap<Scalar<string>>(table))
    throw new UserError(`${file}:1: There is no table${section ? ` ${section}` : ""}.`);
  const expected = new Set(words);
  const allowed = new Set([...expected, ...optional]);
  const seen = new Set<string>();
  const wrong = table.items.flatMap(({ key: { value: word, range }, value }) => {
    const isSecond = seen.has(word);
    seen.add(word);
    const place = placeOf(range?.[0]);
    if (!allowed.has(word))
      return `${place}: The contract has no ${word}. Correct the key, or delete the row.`;
    if (isSecond) return `${place}: There is a second row for ${word}. Delete one.`;
    return isScalar(value) && !value.value
      ? `${place}: The row for ${word} is empty. Fill it.`
      : [];
  });
  const missing = [...expected]
    .filter((word) => !seen.has(word))
    .map((word) => `${placeOf(table.range?.[0])}: There is no row for ${word}. Write one.`);
  if (wrong.length + missing.length > 0) throw new UserError([...wrong, ...missing].join("\n"));
  return table.toJSON();
}
