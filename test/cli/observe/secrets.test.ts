import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Observer } from "@data-validation/cli/internal/comparison/observer";
import {
  changeSources,
  makeComparisonReport,
} from "@data-validation/cli/internal/comparison/report";
import { comparisonJson } from "@data-validation/cli/internal/comparison/report-json";
import * as observe from "@data-validation/cli/internal/observe/command";
import { ledgerText } from "@data-validation/cli/internal/observe/ledger-file";
import type { RecordedCall } from "@data-validation/cli/internal/traffic/recorded";
import { isJsonObject, type Json } from "@data-validation/openapi-document/json";
import { expect, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { runHere } from "../support/terminal.ts";
import {
  asLines,
  exampleCalls,
  loadedContract,
  model,
  plantedOf,
  readSource,
  serveOtherService,
  traffic,
} from "./support/traffic.ts";

/** Values that must be in no output: the key, and data of requests and responses. */
const secrets = {
  key: "sk-live-4f1c9e",
  name: "Vendulka",
  surname: "Tajemná",
  street: "Skrytá 17",
  email: "vendulka@tajemna.example",
  number: "731904882",
};

// Windows has no signal that ends a program politely.
test.skipIf(process.platform === "win32")(
  "Neither the key nor a value of a call is in the recording, in the report or on the terminal",
  async () => {
    const folder = newFolder();
    await using service = await serveOtherService(plantedOf(), leak);
    const outputs = ["record", "markdown"].flatMap((name) => [`--${name}`, join(folder, name)]);
    const command = "packages/cli/bin/data-validation.js";
    const child = spawn(process.execPath, [
      command,
      "observe",
      "--proxy",
      service.url,
      "--port",
      "0",
      ...outputs,
    ]);
    const printed = text(child.stdout);
    const errors = text(child.stderr);
    const [line] = (await once(child.stderr, "data")) as [Buffer];
    const url = /http:\S+/.exec(line.toString())?.[0] as string;
    const headers = {
      authorization: `Bearer ${secrets.key}`,
      "content-type": "application/json",
      "x-customer": secrets.surname,
    };
    for (const { path, body } of bodies()) {
      const response = await fetch(`${url}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      expect(await response.text()).not.toBe("");
    }
    child.kill("SIGINT");
    await once(child, "close");

    expect(readdirSync(folder).toSorted()).toEqual(["markdown", "record"]);
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    const all = [...written, await printed, await errors].join("");
    for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
    expect(written.join("")).toContain("isValid");
    expect(child.exitCode).toBe(3);
  },
);

/** Values in the forms that those of a person have, and those of a program's words. */
const values = [
  "zdobnicka",
  "Tajemna",
  "PETR_NOVAK",
  "vipOfBrno",
  "skryta.17",
  "jarmila-dvorska",
].flatMap((stem) =>
  [1, 2, 3, 4, 5].map(
    (number) =>
      [stem, `${stem}${number}@tajemna.example`, `Pan ${stem}`, `${stem}X`, `${stem}_Y`][
        number - 1
      ],
  ),
) as string[];
const amount = 731_904;

/**
 * A body with the values in every place of it: as a text, as a number, as the name and the value of
 * a new field.
 */
function plant(body: Json, next: () => string): Json {
  if (typeof body === "string") return next();
  if (typeof body === "number") return amount;
  if (Array.isArray(body)) return [...body, ""].map((item) => plant(item, next));
  if (!isJsonObject(body)) return body;
  const members = Object.entries(body).map(([name, member]) => [
    name,
    // Masking keeps counts of results, and coordinates within a degree.
    /^(results[A-Z]|lat$|lon$)/.test(name) ? member : plant(member, next),
  ]);
  return Object.fromEntries([...members, [next(), next()], [next(), { [next()]: amount }]]);
}

test("No value of a response, at any place, is in a report, a change or a masked recording", async () => {
  let count = 0;
  const next = () => values[count++ % values.length] as string;
  const calls = (await traffic([])).map((call): RecordedCall => {
    const { json } = call.responseBody as { json: Json };
    // Half of them keep most of their places, so that all branches of the contract are reached.
    const planted = plant(
      json,
      count++ % 2 === 0 ? next : () => (count++ % 7 === 0 ? next() : "valid"),
    );
    return { ...call, responseBody: { json: planted } };
  });
  const folder = newFolder({ "calls.ndjson": await asLines(calls) });
  const markdown = join(folder, "report.md");
  const { out, err, code } = await runHere(observe, [
    join(folder, "calls.ndjson"),
    "--markdown",
    markdown,
  ]);
  expect([code, err]).toEqual([3, ""]);
  const masked = await asLines(calls, false);
  const observer = new Observer(model);
  for (const call of calls) observer.add(call);
  const report = makeComparisonReport(observer, "the test", loadedContract);
  const ledger = ledgerText(report, "recordings");
  expect(report.findings.length).toBeGreaterThan(100);
  const outputs = {
    out,
    markdown: readFileSync(markdown, "utf8"),
    masked,
    ledger,
    json: comparisonJson(report),
    changes: JSON.stringify(changeSources(report, readSource)),
  };
  const findings = JSON.stringify(
    report.findings.map(({ node: _, operation: __, mark: ___, ...finding }) => finding),
  );
  for (const [name, text] of Object.entries({ ...outputs, findings })) {
    expect([name, values.filter((value) => text.includes(value))]).toEqual([name, []]);
    expect(text).not.toContain(String(amount));
  }
});

/**
 * Examples of every operation, and requests that hold the secrets wherever a request can hold a
 * value.
 */
function bodies(): { path: string; body: Json }[] {
  const { name, surname, street, email, number } = secrets;
  const client = { ip: "198.51.100.7", country: surname };
  const requests: Record<string, Json> = {
    "/name/validate": {
      query: { name, surname },
      customId: secrets.key,
      client,
      options: { dataScope: "full" },
    },
    "/location/validate": { query: { full: street }, options: { cityFormat: surname } },
    "/email/validate": { query: { email }, client },
    "/phone/validate": { query: { numberFull: `+420${number}` } },
    "/company/search": { query: { type: surname, value: surname, [email]: name } },
    "/email/search": { query: { value: email }, [surname]: street },
  };
  const ofSecrets = Object.entries(requests).map(([path, request]) => ({
    path,
    body: { request },
  }));
  return [
    ...exampleCalls.slice(0, 40).map(({ path, body = null }) => ({ path, body })),
    ...ofSecrets,
  ];
}

/**
 * A service that repeats its input in every possible way: as a new field, as the name of one, in a
 * text.
 */
function leak(body: Json, sent: Json): Json {
  const { email, street, key, name } = secrets;
  return isJsonObject(body)
    ? { ...body, echo: sent, [email]: street, note: `The key ${key} asked for ${name}.` }
    : body;
}
