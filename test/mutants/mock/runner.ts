import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import fc from "fast-check";
import { bundleTests } from "./bundle.ts";
import { type CollectedTest, collect, fileOf, filesOf, type Suite } from "./collector.ts";

/**
 * A runner of tests for Stryker. Its Vitest runner starts a worker and loads all modules for each mistake, two seconds for some
 * milliseconds of testing; this one evaluates the mock and its tests anew in its own process, as one module.
 */

/** What Stryker's instrumented code reads and writes. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> } | undefined;
}

type Hits = Record<string, number>;

interface MutantRun {
  activeMutant: { id: string };
  testFilter?: string[];
  hitLimit?: number;
  mutantActivation: "runtime" | "static";
}

/** Takes what became of a test, and tells whether to go on. */
type Report = (test: CollectedTest, outcome: Outcome, milliseconds: number) => boolean;

type Outcome = { status: "success" } | { status: "failed"; message: string };

const instrumentation: Instrumentation = {};
Object.assign(globalThis, { __stryker__: instrumentation });

/** How long each test took without a mistake, in milliseconds; written once and read by every process. */
const timesFile = "times.json";

/** Values that a property is tried with against each mistake: one that needs more to notice it is a coincidence. */
const RUNS = 40;

/** Milliseconds from which on a test is slow: it is run against those mistakes alone that no quick one noticed. */
const SLOW = 40;

/** Milliseconds after which a test is taken to wait for what will not come; at least, for a quick one. */
const TIMEOUT = 4000;

class InProcessRunner {
  #module: URL | undefined;
  #evaluations = 0;
  /** The tests that were run last, by file. */
  #suites: CollectedTest[][] = [];
  #times: Record<string, number> = {};

  /** Every run is of code that was evaluated for it. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    process.on("uncaughtException", () => undefined);
    process.on("unhandledRejection", () => undefined);
    process.env.PROPERTY_SHARE = "0.04";
    this.#module = await bundleTests();
  }

  async dryRun() {
    // The instrumented code keeps this object, so it is emptied below rather than replaced.
    const coverage = { static: {}, perTest: {} as Record<string, Hits> };
    instrumentation.mutantCoverage = coverage;
    const results: { id: string; name: string; fileName: string; timeSpentMs: number; status: number }[] = [];
    let failure = "";
    await this.#run(undefined, (test, outcome, timeSpentMs) => {
      if (outcome.status === "failed") failure ||= `${test.id}: ${outcome.message}`;
      results.push({ id: test.id, name: test.id, fileName: fileOf(test.id), timeSpentMs, status: 0 });
      return true;
    });
    const cold = structuredClone(coverage);
    for (const id of Object.keys(coverage.perTest)) delete coverage.perTest[id];
    for (const tests of this.#suites) {
      await this.#runTests(
        tests.filter(({ id }) => id in cold.perTest),
        () => true,
      );
    }
    shareRemembered(cold.perTest, coverage.perTest);
    writeFileSync(
      timesFile,
      JSON.stringify(Object.fromEntries(results.map((result) => [result.id, result.timeSpentMs]))),
    );
    if (failure) return { status: "error", errorMessage: `Without a mistake a test fails. ${failure}` };
    return { status: "complete", tests: results, mutantCoverage: cold };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }: MutantRun) {
    if (Object.keys(this.#times).length === 0 && existsSync(timesFile))
      this.#times = JSON.parse(readFileSync(timesFile, "utf8"));
    Object.assign(instrumentation, { hitCount: 0, hitLimit, mutantCoverage: undefined });
    let nrOfTests = 0;
    let killer: { id: string; message: string } | undefined;
    const chosen = testFilter && new Set(testFilter);
    await this.#run({ id: activeMutant.id, isStatic: mutantActivation === "static", chosen }, (test, outcome) => {
      nrOfTests += 1;
      if (outcome.status === "failed") killer = { id: test.id, message: outcome.message };
      return killer === undefined;
    });
    if (hitLimit !== undefined && (instrumentation.hitCount ?? 0) > hitLimit) {
      return { status: "timeout", reason: `Hit limit reached (${instrumentation.hitCount}/${hitLimit})` };
    }
    if (killer) return { status: "killed", killedBy: [killer.id], failureMessage: killer.message, nrOfTests };
    return { status: "survived", nrOfTests };
  }

  /** Evaluates the mock and the tests, and runs the chosen tests, all the quick ones first, until `report` has seen enough. */
  async #run(
    mutant: { id: string; isStatic: boolean; chosen: Set<string> | undefined } | undefined,
    report: Report,
  ): Promise<void> {
    instrumentation.currentTestId = undefined;
    instrumentation.activeMutant = mutant?.isStatic ? mutant.id : undefined;
    this.#evaluations += 1;
    const { load } = await import(`${this.#module?.href}?evaluation=${this.#evaluations}`);
    fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: RUNS });
    const declared = await filesOf(load);
    const files = mutant?.chosen ? byTime(mutant.chosen, this.#times, declared) : declared;
    const isSlow = ({ id }: CollectedTest) => (this.#times[id] ?? 0) > SLOW;
    this.#suites = [];
    for (const file of files) {
      const tests = (await collect(load, file)).filter(({ id }) => mutant?.chosen?.has(id) ?? true);
      tests.sort((a, b) => (this.#times[a.id] ?? 0) - (this.#times[b.id] ?? 0));
      this.#suites.push(tests);
      instrumentation.activeMutant = mutant?.id;
      const isWanted = await this.#runTests(
        tests.filter((test) => !isSlow(test)),
        report,
      );
      instrumentation.activeMutant = mutant?.isStatic ? mutant.id : undefined;
      if (!isWanted) return;
    }
    instrumentation.activeMutant = mutant?.id;
    for (const tests of this.#suites) if (!(await this.#runTests(tests.filter(isSlow), report))) break;
    instrumentation.activeMutant = undefined;
  }

  /** Runs tests until `report` has seen enough, and tells whether it wants to see more. */
  async #runTests(tests: CollectedTest[], report: Report): Promise<boolean> {
    const suites = new Suites();
    let isEnough = false;
    for (const test of tests) {
      const start = performance.now();
      const outcome = await attempt(test, suites, TIMEOUT + 10 * (this.#times[test.id] ?? 1000));
      isEnough = !report(test, outcome, performance.now() - start);
      if (isEnough) break;
    }
    instrumentation.currentTestId = undefined;
    await suites.close();
    return !isEnough;
  }
}

/** The files of tests, those first whose tests take the least time together. */
function byTime(ids: Iterable<string>, times: Record<string, number>, declared: string[]): string[] {
  const sums = new Map<string, number>();
  for (const id of ids) sums.set(fileOf(id), (sums.get(fileOf(id)) ?? 0) + (times[id] ?? 0));
  return declared.filter((file) => sums.has(file)).sort((a, b) => (sums.get(a) ?? 0) - (sums.get(b) ?? 0));
}

/**
 * What the mock works out once and remembers is reached by the first test that needs it alone. Such a mistake is tried against all tests
 * that reach anything in the same folder.
 *
 * @param cold - What each test reached when nothing was remembered; completed here.
 * @param warm - What each test reached when everything was.
 */
function shareRemembered(cold: Record<string, Hits>, warm: Record<string, Hits>): void {
  const folders = foldersOfMutants();
  const remembered = new Map<string, Set<string>>();
  const inFolder = new Map<string, Set<string>>();
  for (const [test, hits] of Object.entries(cold)) {
    for (const id of Object.keys(hits)) {
      const folder = folders.get(id) ?? "";
      (inFolder.get(folder) ?? setIn(inFolder, folder)).add(test);
      if (!(id in (warm[test] ?? {}))) (remembered.get(folder) ?? setIn(remembered, folder)).add(id);
    }
  }
  for (const [folder, ids] of remembered) {
    for (const test of inFolder.get(folder) ?? []) {
      for (const id of ids) Object.assign(cold[test] ?? {}, { [id]: cold[test]?.[id] ?? 1 });
    }
  }
}

function setIn(sets: Map<string, Set<string>>, key: string): Set<string> {
  const added = new Set<string>();
  sets.set(key, added);
  return added;
}

/** The folder that each mistake is in, read from the code that Stryker has put them into. */
function foldersOfMutants(): Map<string, string> {
  const folders = new Map<string, string>();
  for (const file of globSync("packages/mock/src/**/*.ts")) {
    for (const [, ids = ""] of readFileSync(file, "utf8").matchAll(/stryCov_\w+\(([^)]*)\)/g)) {
      for (const [id] of ids.matchAll(/\d+/g)) folders.set(id, dirname(file));
    }
  }
  return folders;
}

async function attempt(test: CollectedTest, suites: Suites, milliseconds: number): Promise<Outcome> {
  const run = async () => {
    await suites.open(test.suite);
    instrumentation.currentTestId = test.id;
    suites.credit(test);
    await test.body();
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing happened for ${milliseconds} ms.`)), milliseconds);
  });
  try {
    await Promise.race([run(), late]);
    return { status: "success" };
  } catch (error) {
    return { status: "failed", message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    instrumentation.currentTestId = undefined;
  }
}

/** The suites whose preparations were made. What these run is credited to each test of the suite. */
class Suites {
  #opened = new Map<Suite, { id: string; failure?: unknown }>();

  async open(suite: Suite): Promise<void> {
    if (suite.parent) await this.open(suite.parent);
    const known = this.#opened.get(suite);
    if (known?.failure) throw known.failure;
    if (known) return;
    const state: { id: string; failure?: unknown } = { id: `preparation ${this.#opened.size}` };
    this.#opened.set(suite, state);
    instrumentation.currentTestId = state.id;
    try {
      for (const prepare of suite.beforeAll) await prepare();
    } catch (error) {
      state.failure = error;
      throw error;
    }
  }

  credit({ id, suite }: CollectedTest): void {
    const perTest = instrumentation.mutantCoverage?.perTest;
    if (!perTest) return;
    for (let at: Suite | undefined = suite; at; at = at.parent) {
      const hits = perTest[this.#opened.get(at)?.id ?? ""];
      if (hits) perTest[id] = { ...hits, ...perTest[id] };
    }
  }

  async close(): Promise<void> {
    const perTest = instrumentation.mutantCoverage?.perTest;
    for (const [suite, { id }] of [...this.#opened].reverse()) {
      delete perTest?.[id];
      for (const end of suite.afterAll) await Promise.resolve(end()).catch(() => undefined);
    }
  }
}

export const strykerPlugins = [
  { kind: "TestRunner", name: "in-process", factory: Object.assign(() => new InProcessRunner(), { inject: [] }) },
];
