import { type CallSettings, type Client, createClient } from "@data-validation/client";
import { batch, type CallResult } from "@data-validation/client/batch";
import { createPace } from "../pace.ts";
import type { FieldValues } from "../validation.ts";
import type { CallOptions } from "./call-options.ts";
import { FailureJudge } from "./failures.ts";
import type { CleanJournal } from "./journal.ts";
import type { CommandEnvironment, Plan } from "./plan.ts";
import { createPlanner } from "./planner.ts";
import type { PlannedCall } from "./record.ts";
import { readRows } from "./table/table.ts";

type MakeCall = (planned: PlannedCall, settings: CallSettings) => Promise<CallResult<unknown>>;

interface Listeners {
  onWarning: (message: string) => void;
  onProgress: (done: number, response: Response | undefined) => void;
}

/**
 * Makes the calls of a plan, and returns why no further call was made. A response is in the journal
 * before it is checked.
 */
export async function makePlannedCalls(
  plan: Plan,
  journal: CleanJournal,
  environment: CommandEnvironment,
  { onWarning, onProgress }: Listeners,
): Promise<unknown> {
  const { concurrency, apiKey, baseUrl, versionHeader, responseAt } = plan;
  const { fetch, signal } = environment;
  const api = createClient({ apiKey, baseUrl, versionHeader, responseAt, fetch, logLevel: "off" });
  const judge = new FailureJudge(journal, Math.max(16, 2 * concurrency));
  const takeTurn = createPace(plan.rate);
  const call: MakeCall = async (planned, settings) => {
    await takeTurn(signal);
    judge.stop(journal.full);
    if (judge.stopReason !== undefined) return { error: new Error("Not sent: the run ends.") };
    return makeCall(api, planned, plan.options, settings);
  };
  const planner = createPlanner(plan, journal);
  const settings = { ...batchSettings(plan, environment), journal, onWarning };
  const calls = plannedCalls(plan, planner, () => judge.begin());
  let done = 0;
  try {
    for await (const { index, item, error, response } of batch(calls, call, settings)) {
      if (error) await judge.fail(index, item.key, error);
      else {
        planner.forget(item);
        await judge.succeed(index);
      }
      onProgress(++done, response);
      judge.stop(journal.full);
      if (judge.stopReason !== undefined) break;
    }
  } catch (error) {
    if (signal?.aborted) return undefined;
    judge.stop(error);
  }
  if (judge.stopReason === undefined) await judge.decide();
  return judge.stopReason;
}

/** How calls are made: as soon as they are ready, with only those under way in memory. */
function batchSettings({ concurrency, keepCredits }: Plan, { signal, retry }: CommandEnvironment) {
  return {
    concurrency,
    window: concurrency,
    order: "ready",
    signal,
    retry,
    key: (planned: PlannedCall) => planned.key,
    keepCredits,
  } as const;
}

/** `onBegin` is called before each call. */
async function* plannedCalls(
  { table, limit }: Plan,
  planner: ReturnType<typeof createPlanner>,
  onBegin: () => void,
): AsyncGenerator<PlannedCall> {
  for await (const row of readRows(table, limit)) {
    for (const { neededCall } of planner.recordsOf(row)) {
      if (!neededCall) continue;
      onBegin();
      yield neededCall;
    }
  }
}

function makeCall(
  api: Client,
  { task: { kind }, query, country }: PlannedCall,
  options: CallOptions,
  settings: CallSettings,
): Promise<CallResult<unknown>> {
  const validate = api[kind].validate as (
    query: FieldValues,
    settings: CallSettings,
  ) => Promise<CallResult<unknown>>;
  const client = country === undefined ? undefined : { country };
  return validate(query, { ...settings, options: options[kind], client } as CallSettings);
}
