/** A name, labels and the value of a sample, as the grammar of OpenMetrics 1.0 has them. */
const SAMPLE =
  /^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,(?!\}))?)*\})? ([+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf|NaN))$/i;

const SUFFIXES: Record<string, RegExp> = {
  counter: /^_total$/,
  gauge: /^$/,
  histogram: /^_(bucket|sum|count)$/,
};

/**
 * Reads a text of OpenMetrics, strictly.
 *
 * @returns the value of each sample by its name and labels
 * @throws Error for a line that the format does not have there
 */
export function readOpenMetrics(text: string): Map<string, number> {
  const [body = "", ...after] = text.split("# EOF\n");
  if (after.join() !== "" || after.length !== 1) throw new Error("It does not end with # EOF.");
  const samples = new Map<string, number>();
  const families = new Set<string>();
  for (const block of body.split(/^(?=# TYPE )/m)) {
    const [first = "", ...lines] = block.trimEnd().split("\n");
    const [, family = "", type = ""] = /^# TYPE (\S+) (\w+)$/.exec(first) ?? [];
    if (families.has(family) || !SUFFIXES[type]) throw new Error(`Not a new family: ${first}`);
    families.add(family);
    for (const line of lines.filter((each) => !isMetadata(family, each))) {
      const [name, value] = readSample(family, type, line);
      if (samples.has(name)) throw new Error(`Twice: ${line}`);
      samples.set(name, value);
    }
  }
  checkHistograms(samples);
  return samples;
}

function isMetadata(family: string, line: string): boolean {
  const [, kind, name, rest] = /^# (HELP|UNIT) (\S+) (.+)$/.exec(line) ?? [];
  return name === family && (kind === "HELP" || family.endsWith(`_${rest}`));
}

function readSample(family: string, type: string, line: string): [name: string, value: number] {
  const [, name = "", labels = "", value] = SAMPLE.exec(line) ?? [];
  if (!name.startsWith(family) || !SUFFIXES[type]?.test(name.slice(family.length)))
    throw new Error(`Not a sample of ${family}: ${line}`);
  return [name + labels, Number(value)];
}

/** The counts of a histogram do not fall, and the last one is its count. */
function checkHistograms(samples: ReadonlyMap<string, number>): void {
  const last = new Map<string, number>();
  for (const [name, value] of samples) {
    const [, base, labels = "", bound] = /^(\w+)_bucket\{(.*),?le="(.*)"\}$/.exec(name) ?? [];
    if (base === undefined) continue;
    const series = `${base}_count{${labels.replace(/,$/, "")}}`;
    if (value < (last.get(series) ?? 0)) throw new Error(`Less than the bucket before: ${name}`);
    last.set(series, value);
    if (bound === "+Inf" && samples.get(series) !== value)
      throw new Error(`Not ${series}: ${name}`);
  }
}
