import { format } from "node:util";
import { expect as expectOfVitest } from "vitest";

/**
 * What the tests import as "vitest" while mistakes in the mock are tried: it collects them, so that the runner can run the few that
 * concern a mistake in its own process, a hundred times as quickly. The assertions are Vitest's.
 */

const SEPARATOR = " › ";

type Body = (...values: unknown[]) => unknown;

/** A file, or a `describe` in it. */
export interface Suite {
  title: string;
  parent: Suite | undefined;
  beforeAll: Body[];
  afterAll: Body[];
}

/** A test that can be run. */
export interface CollectedTest {
  /** The titles of its suites and its own, with a number where they are there twice. */
  id: string;
  suite: Suite;
  body: Body;
}

let tests: CollectedTest[] = [];
let counts = new Map<string, number>();
let suite: Suite = { title: "", parent: undefined, beforeAll: [], afterAll: [] };

/** Declares the tests of each file, by `declareFile`. */
export type Load = (declareFile: (file: string, load: () => Promise<unknown>) => Promise<void>) => Promise<void>;

/** The files that declare tests. */
export async function filesOf(load: Load): Promise<string[]> {
  const files: string[] = [];
  await load(async (file) => void files.push(file));
  return files;
}

/** The tests of a file, in a suite. */
export async function collect(load: Load, wanted: string): Promise<CollectedTest[]> {
  tests = [];
  counts = new Map();
  await load(async (file, loadFile) => {
    if (file !== wanted) return;
    suite = { title: file, parent: undefined, beforeAll: [], afterAll: [] };
    await loadFile();
  });
  return tests;
}

/** The file that a test is in, by the test's id. */
export const fileOf = (id: string): string => id.slice(0, id.indexOf(SEPARATOR));

function declareSuite(title: string, write: Body, values: unknown[] = []): void {
  const parent = suite;
  suite = { title, parent, beforeAll: [], afterAll: [] };
  write(...values);
  suite = parent;
}

function declareTest(title: string, body: Body): void {
  const titles = [title];
  for (let at: Suite | undefined = suite; at; at = at.parent) {
    titles.unshift(at.title);
  }
  const name = titles.join(SEPARATOR);
  const times = (counts.get(name) ?? 0) + 1;
  counts.set(name, times);
  tests.push({ id: times === 1 ? name : `${name} #${times}`, suite, body });
}

/** Both orders of a test's options and its body. */
const bodyOf = (arguments_: unknown[]) => arguments_.find((argument) => typeof argument === "function") as Body;

/** A title with the values of its row: `%s` by position, `$name` by name. */
function titleOf(title: string, values: unknown[]): string {
  const first = values[0] as Record<string, unknown> | undefined;
  return format(
    title.replace(/\$(\w+)/g, (all, name: string) => String(first?.[name] ?? all)),
    ...values.slice(0, title.split(/%[a-z]/).length - 1),
  );
}

const rowsOf = (rows: readonly unknown[]) => rows.map((row) => (Array.isArray(row) ? row : [row]));

export const test = Object.assign((title: string, ...rest: unknown[]) => declareTest(title, bodyOf(rest)), {
  each:
    (rows: readonly unknown[]) =>
    (title: string, ...rest: unknown[]) => {
      for (const row of rowsOf(rows)) declareTest(titleOf(title, row), () => bodyOf(rest)(...row));
    },
});

export const describe = Object.assign((title: string, write: Body) => declareSuite(title, write), {
  each: (rows: readonly unknown[]) => (title: string, write: Body) => {
    for (const row of rowsOf(rows)) declareSuite(titleOf(title, row), write, row);
  },
});

export const beforeAll = (body: Body): void => void suite.beforeAll.push(body);
export const afterAll = (body: Body): void => void suite.afterAll.push(body);

const clocks = [Date, performance].map((clock) => ({ clock, now: clock.now }));

/** The clocks that a test sets; timers go on as they do. */
export const vi = {
  useFakeTimers: () => vi.advanceTimersByTime(0),
  advanceTimersByTime(milliseconds: number) {
    for (const { clock } of clocks) {
      const time = clock.now() + milliseconds;
      clock.now = () => time;
    }
  },
  useRealTimers() {
    for (const { clock, now } of clocks) clock.now = now;
  },
};

/** Vitest's own, but for what it can tell only inside a run of its own. */
export const expect = Object.assign(
  (...values: Parameters<typeof expectOfVitest>) => expectOfVitest(...values),
  expectOfVitest,
  { hasAssertions: () => undefined, poll },
);

/** Repeats an assertion for a second, until it holds. */
function poll(read: () => unknown): Record<string, (...expected: unknown[]) => Promise<void>> {
  return new Proxy(
    {},
    {
      get:
        (_, matcher: string) =>
        async (...expected: unknown[]) => {
          for (const end = performance.now() + 1000; ; ) {
            const assertion = expectOfVitest(await read()) as unknown as Record<string, Body>;
            try {
              assertion[matcher]?.(...expected);
              return;
            } catch (error) {
              if (performance.now() > end) throw error;
              await new Promise((resolve) => setTimeout(resolve, 20));
            }
          }
        },
    },
  );
}
