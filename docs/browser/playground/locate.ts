/** A part of a text: start and end. */
export type Range = [start: number, end: number];

/**
 * The place of a field in a JSON text.
 *
 * @param path - Names with dots from the root; indexes of arrays are names too.
 * @returns the part from the field's name to the end of its value; of the closest object around it when the field is not there;
 * undefined when the text is not JSON up to there
 */
export function locate(text: string, path: string): Range | undefined {
  const ranges = new Map<string, Range>();
  read(text, ranges);
  const names = path.split(".");
  for (let length = names.length; length > 0; length -= 1) {
    const range = ranges.get(names.slice(0, length).join("."));
    if (range) return range;
  }
  return undefined;
}

/** Finds the ranges of all fields, as far as the text is JSON. */
function read(text: string, ranges: Map<string, Range>): void {
  let at = 0;
  const skip = () => {
    while (/\s/.test(text[at] ?? "")) at += 1;
  };
  const string = (): string => {
    const match = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(at));
    if (!match) throw new SyntaxError();
    at += match[0].length;
    return JSON.parse(match[0]) as string;
  };
  const members = (close: string, member: (index: number) => void) => {
    at += 1;
    skip();
    for (let index = 0; text[at] !== close; index += 1) {
      member(index);
      skip();
      if (text[at] === ",") at += 1;
      else if (text[at] !== close) throw new SyntaxError();
      skip();
    }
    at += 1;
  };
  const value = (path: string) => {
    const below = (name: string | number) => (path ? `${path}.${name}` : String(name));
    if (text[at] === "{") {
      members("}", () => {
        const start = at;
        const here = below(string());
        skip();
        if (text[at] !== ":") throw new SyntaxError();
        at += 1;
        skip();
        value(here);
        ranges.set(here, [start, at]);
      });
    } else if (text[at] === "[") {
      members("]", (index) => {
        const start = at;
        value(below(index));
        ranges.set(below(index), [start, at]);
      });
    } else if (text[at] === '"') {
      string();
    } else {
      const match = /^[\w.+-]+/.exec(text.slice(at));
      if (!match) throw new SyntaxError();
      at += match[0].length;
    }
  };
  try {
    skip();
    value("");
  } catch {
    // What was read so far is enough to point at.
  }
}
