import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Fetch } from "@data-validation/client";
import { expect, test } from "vitest";
import { cleanFolder, cleanMock, runClean, useFolder } from "./support/clean.ts";

useFolder();

const people = [
  "email,name",
  "jana@seznan.cz,Jana Nováková",
  "petr.novak@seznam.cz,Petr Novák",
  "<script>alert(1)</script>@x,Petr Novák & syn",
  "4.2E+11,",
].join("\n");

async function report(args: string[] = []): Promise<string> {
  const file = join(cleanFolder, "report.html");
  await runClean(`${people}\n`, ["--report", file, "--force", ...args]);
  return readFileSync(file, "utf8");
}

test("The report counts outcomes and findings, and lists rows without their values", async () => {
  const page = await report();
  expect(page).toContain("<h2>email</h2>");
  expect(page).toMatch(/Corrected: 1<\/h3>/);
  expect(page).toContain("<code>VALUE/INVALID</code>");
  expect(page).toMatch(/<code>VALUE\/INVALID<\/code>: row 2</);
  for (const value of ["jana@", "Novák", "script&gt;", "alert"]) expect(page).not.toContain(value);
  expect(statSync(join(cleanFolder, "report.html")).mode & 0o777).toBe(0o600);
});

test("The report has the credits that the calls cost, and those that are left", async () => {
  const file = join(cleanFolder, "report.html");
  let calls = 0;
  const fetch: Fetch = async (request) => {
    const response = await cleanMock.fetch(request);
    // Not every response has the header.
    if (++calls === 1) response.headers.set("service-daily-credits-left", "950.5");
    return response;
  };
  const { printed } = await runClean(
    "email\na@b.cz\nc@d.cz\n",
    ["--report", file, "--price", "0.5"],
    {
      fetch,
    },
  );
  expect(readFileSync(file, "utf8")).toContain("1 credit used · 950.5 credits left");
  expect(printed.err).toContain("2 calls × 0.5 = 1 credits");
});

test("--report-values shows values, and escapes them", async () => {
  const page = await report(["--report-values"]);
  expect(page).toMatch(/<td[^>]*>jana@seznan\.cz<\/td><td[^>]*>jana@seznam\.cz<\/td>/);
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;@x");
  expect(page).not.toContain("<script");
});

test("The report's policy allows nothing but its own style", async () => {
  const page = await report();
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
  );
});

test.each([
  ["cs.csv", ["E-mailová adresa", "Mobilní telefon", "Křestní jméno + Příjmení"]],
  ["de.csv", ["Ansprechpartner", "Mailadresse", "Rufnummer", "Handy"]],
  ["pl.csv", ["Adres e-mail", "Telefon komórkowy"]],
  ["floats.csv", ["phone"]],
  ["google-contacts.csv", ["E-mail 1 - Value", "Phone 1 - Value", "First Name + Last Name"]],
  ["accounting.csv", ["E-mail", "Tel.", "Jméno", "Firma + IČO + DIČ + Země"]],
])("%s, as a program exports it, becomes a table and a report", async (name, sections) => {
  const file = join(cleanFolder, "report.html");
  const table = readFileSync(join(import.meta.dirname, "tables", name));
  const { code, output } = await runClean(table, ["--report", file, "--report-values"]);
  const page = readFileSync(file, "utf8");
  expect(code).toBe(0);
  const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual(expect.arrayContaining(sections));
  const rows = table.toString("utf8").trim().split("\n").length - 1;
  expect(page).toContain(`${rows} row`);
  expect(output?.split("\n").filter(Boolean)).toHaveLength(rows + 1);
});
