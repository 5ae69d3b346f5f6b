import type { Compute } from "../sandbox/index.ts";
import type { World } from "../sandbox/world.ts";
import { UsageError } from "../usage-error.ts";
import { type Data, type DataProblem, outlineProblems, writeProblem } from "./data.ts";

/** Data of one's own that has faults. */
export class DataError extends UsageError {
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[]) {
    super(problems.slice(0, 10).map(writeProblem).join("\n"));
    this.problems = problems;
  }
}

/** The world of a mock with data of its owner's from the beginning. */
export function createWorld(initial: Data | undefined) {
  let first: World | undefined;
  let current: World | undefined;
  let reading: Promise<unknown> | undefined;
  if (initial !== undefined) {
    const problems = outlineProblems(initial);
    if (problems.length > 0) throw new DataError(problems);
    reading = load(initial).then((own) => {
      first = own;
      current ??= own;
      reading = undefined;
    });
    // The caller receives the fault; without a caller yet, it is no unhandled rejection.
    reading.catch(() => undefined);
  }
  return {
    /** Computes a response with the data. Calls wait for `ready` first. */
    compute: (operation: Compute, request: object) => operation(request as never, current),
    /** The reading of the data that is under way. */
    ready: () => reading,
    /** @throws {@link DataError} that names each fault; the data of before stays */
    async set(data: unknown): Promise<void> {
      const own = await load(data);
      reading = undefined;
      current = own;
    },
    /** Back to the data from the beginning. */
    reset(): void {
      current = first;
    },
  };
}

/** Reads data with what the sandbox has, which is loaded only for a mock with data of its own. */
async function load(data: unknown): Promise<World> {
  const [{ readData }, { toFixtures }, { sandboxRecords }] = await Promise.all([
    import("./read-data.ts"),
    import("./to-fixtures.ts"),
    import("../sandbox/register/records.ts"),
  ]);
  const read = await readData(data);
  const isAlone = (data as Data | null)?.replace === true;
  const others = isAlone ? { companies: [], locations: [] } : sandboxRecords;
  const own = toFixtures(read, others.locations);
  if (read.problems.length > 0) throw new DataError(read.problems);
  const companies = [...own.companies, ...others.companies];
  const locations = [...own.locations, ...others.locations];
  return { ...read.world, fixtures: { companies, locations } };
}
