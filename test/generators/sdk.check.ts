import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/node";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageLanguages, renameFile, writePackage } from "#scripts/sdk.ts";
import { readContract } from "#sdk/contract.ts";
import { faultsOf } from "#sdk/faults.ts";
import { clientSettings } from "#sdk/package.ts";
import { reasonToSkip } from "../support/missing-tools.ts";
import { emptyFolder, missingCommands, runBoth, toolsFolder } from "./run.ts";
import { type Column, columns } from "./sdk-columns.ts";
import { expectField, expectWhole, fieldCasesOf } from "./sdk-fields.ts";
import { readOutcome } from "./sdk-outcome.ts";
import {
  type CallOutcome,
  type Scenario,
  SDK_KEY,
  type SdkRow,
  successOutcomes,
} from "./sdk-row.ts";
import { sdkRows } from "./sdk-rows.ts";
import { serveFaults } from "./sdk-server.ts";
import { expectListed } from "./tools.ts";

const guide = readFileSync("docs/content/guides/generate-a-client.md", "utf8");
const rejectedKey = "test-refused";
const rejected = ["REQUEST", "AUTH", "INVALID_CREDENTIALS", "critical"];
const table: Record<string, Record<string, string>> = {};
/** The beginnings of the behaviours that the table of tools has a cell for. */
const listed = [
  "a call with options",
  "two versions",
  "a 429",
  "a typed 401",
  "a value that an enum",
];
/** The rules of all clients, with which each package tests itself. */
const faults = faultsOf(clientSettings("any", "any", "1.0.0"));
const tools = [...new Set(Object.values(columns).flatMap(({ tools = {} }) => Object.keys(tools)))];

const older = versions.filter((one) => one !== currentVersion);
const cases = fieldCasesOf(await readContract([currentVersion, ...older]));

/** The languages to test: all, or the one of the environment variable `SDK_LANGUAGE`. */
function chosenColumns(language = process.env.SDK_LANGUAGE): [string, Column][] {
  if (language === undefined) return Object.entries(columns);
  const column = columns[language];
  if (column) return [[language, column]];
  throw new Error(
    `There is no client in ${language}. There are: ${Object.keys(columns).join(", ")}.`,
  );
}

test("Each language that clients are written in has a column, and so has TypeScript", () => {
  expect(Object.keys(columns)).toEqual(["typescript", ...Object.keys(packageLanguages)]);
});

describe.each(chosenColumns())("The client in %s", async (language, column) => {
  const missing = await missingCommands(column.needs);
  const folder = join(toolsFolder, "node_modules", ".cache", "sdk", language);
  const server = await serveFaults();
  const outcomes = new Map<SdkRow, CallOutcome[][]>();
  afterAll(() => server.close());

  let warnings = "";

  function start([command = "", ...args]: string[], env: NodeJS.ProcessEnv = {}, cwd = folder) {
    return runBoth(command, args, { cwd, env: { ...process.env, ...env } });
  }

  /** Runs the program of the table; returns the outcomes of the calls of each scenario. */
  async function call(
    scenarios: Scenario[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<CallOutcome[][]> {
    const scenarioTexts = scenarios.map((scenario) =>
      JSON.stringify({ ...scenario, url: urlOf(scenario) }),
    );
    const environment = { DATA_VALIDATION_KEY: SDK_KEY, NODE_TLS_REJECT_UNAUTHORIZED: "0", ...env };
    const { stdout, stderr } = await start([...column.runTable(), ...scenarioTexts], environment);
    warnings = stderr;
    const lines = stdout.split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line).map(readOutcome));
  }

  function urlOf({ url }: Scenario): string {
    return url === "SILENT" ? server.silentUrl : `${server.url}/${url}`;
  }

  const checks = new Map<string, () => Promise<void> | void>();

  /** A test of a behaviour; the table that is printed at the end has its outcome. */
  function behaves(
    behaviour: string,
    check: () => Promise<void> | void,
    isMeant = true,
    tool = missing,
  ): void {
    const cells: Record<string, string> = table[behaviour] ?? {};
    table[behaviour] = cells;
    cells[language] = isMeant ? "no" : "does not apply";
    if (!isMeant) return;
    checks.set(behaviour, check);
    test(`The behaviour is there: ${behaviour}`, async ({ skip }) => {
      const reason = reasonToSkip(tool);
      if (reason) cells[language] = "not run";
      skip(reason !== undefined, reason);
      await check();
      cells[language] = "yes";
    });
  }

  /** Whether the client has the behaviour with this beginning. */
  async function hasBehaviour(beginning: string): Promise<boolean> {
    const [, check] = [...checks].find(([name]) => name.startsWith(beginning)) ?? [];
    if (!check) return false;
    return Promise.resolve()
      .then(check)
      .then(
        () => true,
        () => false,
      );
  }

  beforeAll(async () => {
    if (missing) return;
    emptyFolder("sdk", language);
    if (packageLanguages[language]) await writePackage(new ArtifactFolder(folder), language);
    const program = join(import.meta.dirname, language, basename(column.table));
    if (packageLanguages[language]) write(column.table, readFileSync(program, "utf8"));
    for (const command of column.checks) await start(command);
    const chosen = sdkRows.filter((row) => row.languages?.includes(language) ?? true);
    const called = await call(chosen.flatMap(({ scenarios }) => scenarios));
    for (const row of chosen) outcomes.set(row, called.splice(0, row.scenarios.length));
  });

  function write(file: string, code: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const known = packageLanguages[language];
    const own = known ? renameFile(known, known.defaultName, file, code).code : code;
    writeFileSync(join(folder, file), own);
  }

  for (const row of sdkRows)
    behaves(
      row.behaviour,
      () => {
        const outcomesOfRow = outcomes.get(row) ?? [];
        row.check(
          outcomesOfRow.map(([first = {}]) => first),
          { server, language },
          outcomesOfRow,
        );
      },
      row.languages?.includes(language) ?? true,
    );

  behaves("each field of a response, absent, null and of another type", async () => {
    for (const one of cases)
      server.bodies[one.key] = one.variants.map(({ body }) => JSON.stringify(body));
    const called = await call(
      cases.map(({ operation, variants }) => {
        return {
          url: "fields",
          mode: "operation",
          operation: { ...operation, count: variants.length },
        };
      }),
    );
    for (const [index, { variants, whole }] of cases.entries())
      for (const [number, variant] of variants.entries()) {
        const outcome = called[index]?.[number] ?? {};
        if (number === 0) expectWhole(outcome, whole);
        else expectField(outcome, whole, variant, language === "typescript");
      }
  });

  behaves("two processes that start together wait differently", async () => {
    // A wait has a least length, which one of five first waits has: eight waits are not alike by
    // chance.
    const again: Scenario = { url: "503", mode: "one", settings: { retries: 2 } };
    const waits = await Promise.all([1, 2].map(() => call([again, again])));
    const [first, second] = waits.map((outcomes) =>
      outcomes.flat().map(({ hooks }) => waitsIn(hooks)),
    );
    expect(first?.flat()).toHaveLength(4);
    expect(first).not.toEqual(second);
  });

  behaves("a response without its version is a warning, once per client", async () => {
    expect(await call([{ url: "unversioned" }, { url: "several", mode: "one" }])).toMatchObject([
      successOutcomes,
      successOutcomes.slice(0, 1),
    ]);
    expect(warnings.match(/states? (no|its) version|version in one header/g)).toHaveLength(3);
  });

  behaves("a typed 401 with its subtype, and without the key in any message", async () => {
    const [called = []] = await call([{ url: "works" }], { DATA_VALIDATION_KEY: rejectedKey });
    expect(called).toHaveLength(3);
    for (const outcome of called) {
      expect(outcome).toMatchObject({ error: "Authentication", status: 401, attempts: 1 });
      expect((outcome.words as string[]).slice(0, 4)).toEqual(rejected);
      if (language !== "typescript") expect(outcome.text).toMatch(/Check the API key/);
      expect(JSON.stringify(outcome)).not.toContain(rejectedKey);
    }
  });

  behaves("two versions at once, each with its header and no empty object", () => {
    const calls = server.received.filter(({ path }) => path.startsWith("/works/")).slice(0, 3);
    expect(calls.map(({ headers }) => headers["api-version"])).toEqual(["2.1", "2.0", "2.1"]);
    const preferredPrefixes = ["+420"];
    const street = { type: "street", value: "sokolovska", filter: { city: "Praha" } };
    expect(calls.map(({ body }) => body)).toEqual([
      {
        request: {
          query: { numberFull: "607 123 456" },
          options: { preferredPrefixes, numberFormat: "e164" },
        },
      },
      { request: { query: street, options: { resultsLimit: 3 } } },
      { request: { query: { nameSurname: "jana kadlecova" } } },
    ]);
    expect(calls[0]?.headers["user-agent"]).toMatch(column.userAgent);
  });

  behaves("a value that an enum does not have is rejected by the checker", async () => {
    const { file, code, check, finding } = column.wrong;
    write(file, code);
    await expect(start(check)).rejects.toThrow(finding);
  });

  behaves(
    "the sample of its README prints what is below it, and the error of a rejected key",
    async () => {
      const text = readFileSync(join(folder, "README.md"), "utf8");
      const [sample = "", printed] =
        text.match(/(?<=^```text\n)[^`]+|^```\w+\n[^`]+^```$(?=\n\n```text)/gm) ?? [];
      const command = (column as Required<Column>).runExample();
      const environment = { DATA_VALIDATION_URL: `${server.url}/works` };
      const { stdout } = await start(command, { ...environment, DATA_VALIDATION_KEY: SDK_KEY });
      expect(stdout).toBe(printed);
      const rejected = await start(command, { ...environment, DATA_VALIDATION_KEY: rejectedKey });
      expect(rejected.stdout).toBe("401 AUTH INVALID_CREDENTIALS\n");
      expect(guide).toContain(sample);
    },
    !!column.runExample,
  );

  const { build, tests } = column;
  let copy: Promise<string> | undefined;

  /** The folder where the ecosystem's tool has made the package, once for all tests. */
  function builtPackage(): Promise<string> {
    copy ??= makePackage();
    return copy;
  }

  async function makePackage(): Promise<string> {
    const place = emptyFolder("sdk", `${language}-build`);
    await writePackage(new ArtifactFolder(place), language);
    await start((build as Required<Column>["build"]).command, {}, place);
    return place;
  }

  behaves(
    "its ecosystem's tool makes the package",
    async () => {
      const cwd = await builtPackage();
      for (const one of build?.makes ?? []) expect(globSync(one, { cwd }), one).toHaveLength(1);
    },
    !!build,
  );

  behaves(
    "the package passes its own tests, alone and against the mock",
    async () => {
      await using mock = await serveMock();
      await start(tests as string[], { DATA_VALIDATION_MOCK: mock.url }, await builtPackage());
      expect(mock.requests().length).toBeGreaterThan(faults.length / 2);
    },
    !!tests,
  );

  for (const name of tools) {
    const tool = column.tools?.[name];
    const isThere = !tool || (await missingCommands([tool.probe])) === "";
    behaves(
      `${name} finds nothing`,
      async () => {
        if (tool?.run) await start(tool.run, {}, await builtPackage());
      },
      !!tool,
      isThere ? missing : name,
    );
  }

  behaves(
    "the package has what it needs and nothing that tools left behind",
    async () => {
      const { stdout } = await start(
        (build as Required<Column>["build"]).list,
        {},
        await builtPackage(),
      );
      const files = stdout.split("\n").filter(Boolean);
      expect(files.length).toBeGreaterThan(10);
      expect(files.length).toBeLessThan(250);
      expect(files.filter((file) => /cache|\.pyc|vendor|table|wrong|\.out$/i.test(file))).toEqual(
        [],
      );
      console.info(
        `${language}: ${files.length} files\n${files.map((one) => `  ${one}`).join("\n")}`,
      );
    },
    !!build,
  );

  if (packageLanguages[language])
    test("The row in the table of tools is what the client does", async ({ skip }) => {
      const reason = reasonToSkip(missing);
      skip(reason !== undefined, reason);
      const cells: string[] = [];
      for (const beginning of listed) cells.push((await hasBehaviour(beginning)) ? "yes" : "no");
      expectListed(`\`npm run sdk -- ${language}\``, cells);
    });
});

afterAll(() => console.table(table));

function waitsIn(hooks: unknown): unknown[] {
  return (hooks as { wait: unknown }[]).flatMap(({ wait }) => wait ?? []);
}
