import { existsSync, readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { bundleTests } from "./bundle.ts";
import { type CollectedTest, collect, fileOf, type Suite } from "./collector.ts";

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

type Outcome = { status: "success" } | { status: "failed"; message: string };

const instrumentation: Instrumentation = {};
Object.assign(globalThis, { __stryker__: instrumentation });

/** How long each test took without a mistake, in milliseconds; written once and read by every process. */
const timesFile = "times.json";

/** Values that a property is tried with against each mistake: one that needs more to notice it is a coincidence. */
const RUNS = 40;

/** Milliseconds after which a test is taken to wait for what will not come; at least, for a quick one. */
const TIMEOUT = 4000;

class InProcessRunner {
  #module: URL | undefined;
  #evaluations = 0;
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
    instrumentation.mutantCoverage = { static: {}, perTest: {} };
    const results: { id: string; name: string; fileName: string; timeSpentMs: number; status: number }[] = [];
    let failure = "";
    await this.#run(undefined, (test, outcome, timeSpentMs) => {
      if (outcome.status === "failed") failure ||= `${test.id}: ${outcome.message}`;
      results.push({ id: test.id, name: test.id, fileName: fileOf(test.id), timeSpentMs, status: 0 });
      return true;
    });
    writeFileSync(
      timesFile,
      JSON.stringify(Object.fromEntries(results.map((result) => [result.id, result.timeSpentMs]))),
    );
    if (failure) return { status: "error", errorMessage: `Without a mistake a test fails. ${failure}` };
    return { status: "complete", tests: results, mutantCoverage: instrumentation.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }: MutantRun) {
    if (existsSync(timesFile)) this.#times = JSON.parse(readFileSync(timesFile, "utf8"));
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

  /** Evaluates the mock and the tests, and runs the chosen tests, the quick ones first, until `report` has seen enough. */
  async #run(
    mutant: { id: string; isStatic: boolean; chosen: Set<string> | undefined } | undefined,
    report: (test: CollectedTest, outcome: Outcome, milliseconds: number) => boolean,
  ): Promise<void> {
    instrumentation.currentTestId = undefined;
    instrumentation.activeMutant = mutant?.isStatic ? mutant.id : undefined;
    this.#evaluations += 1;
    const { load } = await import(`${this.#module?.href}?evaluation=${this.#evaluations}`);
    fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: RUNS });
    const files = mutant?.chosen && new Set([...mutant.chosen].map(fileOf));
    const tests = (await collect(load, (file) => files?.has(file) ?? true))
      .filter(({ id }) => mutant?.chosen?.has(id) ?? true)
      .toSorted((a, b) => (this.#times[a.id] ?? 0) - (this.#times[b.id] ?? 0));
    instrumentation.activeMutant = mutant?.id;
    const suites = new Suites();
    for (const test of tests) {
      const start = performance.now();
      const outcome = await attempt(test, suites, TIMEOUT + 10 * (this.#times[test.id] ?? 1000));
      if (!report(test, outcome, performance.now() - start)) break;
    }
    instrumentation.currentTestId = undefined;
    await suites.close();
    instrumentation.activeMutant = undefined;
  }
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
