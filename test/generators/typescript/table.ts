// Does what each of its arguments describes, and prints what came of it: a line of JSON an
// argument.
import { inspect, types } from "node:util";
import { serialize } from "node:v8";
import { type ClientOptions, createClient, DataValidationError } from "@data-validation/client";

// biome-ignore lint/suspicious/noExplicitAny: scenarios and responses of any kind.
type Any = any;

const phone = { numberFull: "607 123 456" };
const options = { preferredPrefixes: ["+420"] };

function metadataOf(result: Any): object {
  const { response, limits, attempts } = result;
  const versions = [...(response?.headers ?? [])];
  return {
    status: response?.status ?? null,
    headers: Object.fromEntries(versions),
    limits: JSON.parse(JSON.stringify(limits)),
    attempts,
  };
}

function failure(error: unknown): object {
  if (!(error instanceof DataValidationError)) return { escaped: inspect(error) };
  const [first] = error.errors;
  return {
    ...metadataOf(error),
    error: error.name,
    text: error.message,
    words: [first?.group, first?.type, first?.subtype, first?.severity, first?.description],
    raw: rawOf(error.body),
    requestCode: error.requestCode ?? null,
    retryAfter: error.retryAfter === undefined ? null : error.retryAfter / 1000,
  };
}

/** Parsed JSON; null for the text of anything else, and for what no program could print. */
function rawOf(body: unknown): unknown {
  try {
    JSON.stringify(body);
    return typeof body === "object" ? body : null;
  } catch {
    return null;
  }
}

async function outcomeOf(call: () => Promise<Any>): Promise<object> {
  const started = performance.now();
  const result = await call().catch((error) => ({ error }));
  const { data, error } = result;
  const outcome = error
    ? failure(error)
    : { ...metadataOf(result), typed: data, raw: data, nested: data.result?.data };
  return { ...outcome, ms: performance.now() - started };
}

/** The settings of a client: its hook also gets the version that a response states. */
function settingsOf({ url, settings = {} }: Any, seen: Any): Any {
  const { retries, ...otherSettings } = settings;
  return {
    baseUrl: url,
    apiKey: process.env.DATA_VALIDATION_KEY,
    throwOnError: false,
    ...otherSettings,
    ...(retries !== undefined && { retry: retries }),
    onRetry: ({ attempts, wait, response }: Any) =>
      seen.hooks.push({ number: attempts, status: response?.status ?? null, wait }),
    onCall: ({ attempts, status, received }: Any) => {
      seen.hooks.push({ number: attempts, status: status ?? null, wait: null });
      seen.version = received ?? null;
    },
  };
}

async function three(settings: ClientOptions): Promise<object[]> {
  const newer = createClient(settings);
  const older = createClient({ ...settings, version: "2.0" });
  const street = { type: "street", value: "sokolovska", filter: { city: "Praha" } } as const;
  const numberFormat = "e164";
  return [
    await outcomeOf(() => newer.phone.validate(phone, { options: { ...options, numberFormat } })),
    await outcomeOf(() => older.location.search(street, { options: { resultsLimit: 3 } })),
    await outcomeOf(() => newer.name.validate({ nameSurname: "jana kadlecova" })),
  ];
}

async function unsendable(settings: ClientOptions): Promise<object[]> {
  const client = createClient(settings);
  const loop: Any = {};
  loop.loop = loop;
  return [
    await outcomeOf(() => client.location.localize({ lat: Number.NaN, lon: 14.4 })),
    await outcomeOf(() => client.name.validate({ name: "\ud800" })),
    await outcomeOf(() => client.name.validate({ name: loop })),
    await outcomeOf(() => client.name.validate({ name: 1n as Any })),
  ];
}

async function cancel(settings: ClientOptions): Promise<object> {
  const controller = new AbortController();
  const { signal } = controller;
  let started = 0;
  setTimeout(() => {
    started = performance.now();
    controller.abort();
  }, 2000);
  const client = createClient(settings);
  const error = await client.phone.validate(phone, { signal }).catch((error) => error);
  const ms = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return { cancelled: error === signal.reason, ms };
}

async function shown(settings: ClientOptions): Promise<object> {
  const client = createClient(settings);
  const { data, error } = await client.phone.validate(phone);
  const subjects = [client, data ?? error];
  const texts = subjects.flatMap((one) => [
    String(one),
    inspect(one, { depth: 9 }),
    JSON.stringify(one),
  ]);
  const bytes = types.isNativeError(error) ? serialize(error).toString("latin1") : "";
  return { shown: [...texts, bytes] };
}

async function operation({ operation }: Any, settings: Any): Promise<object[]> {
  const { version, kind, name, count } = operation;
  const client = createClient({ ...settings, version }) as Any;
  const outcomes: object[] = [];
  for (let index = 0; index < count; index++)
    outcomes.push(await outcomeOf(async () => client[kind][name]({})));
  return outcomes;
}

async function run(scenario: Any): Promise<object[]> {
  const seen = { hooks: [] as object[], version: null };
  const settings = settingsOf(scenario, seen);
  const { mode = "three", call: { retries, ...call } = {} as Any } = scenario;
  if (mode === "three") return three(settings);
  if (mode === "operation") return operation(scenario, settings);
  if (mode === "unsendable") return unsendable(settings);
  if (mode === "shown") return [await shown(settings)];
  if (mode === "cancel") return [await cancel(settings)];
  if (mode === "own")
    settings.fetch = (request: Request) => {
      request.headers.set("x-own", "yes");
      return fetch(request);
    };
  const more = { ...call, ...(retries !== undefined && { retry: retries }) };
  const client = createClient(settings);
  const outcome = await outcomeOf(() => client.phone.validate(phone, { options, ...more }));
  return [{ ...outcome, ...seen }];
}

for (const argument of process.argv.slice(2))
  console.log(JSON.stringify(await run(JSON.parse(argument))));
