import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folder, run, useFolder } from "./support/clean.ts";

useFolder();

const people = [
  "email,name",
  "jana@seznan.cz,Jana Nováková",
  "petr.novak@seznam.cz,Petr Novák",
  "<script>alert(1)</script>@x,Petr Novák & syn",
  "4.2E+11,",
].join("\n");

async function report(words: string[] = []): Promise<string> {
  const file = join(folder, "report.html");
  await run(`${people}\n`, ["--report", file, "--force", ...words]);
  return readFileSync(file, "utf8");
}

test("the report counts outcomes and findings, and lists rows without their values", async () => {
  const page = await report();
  expect(page).toContain("<h2>email</h2>");
  expect(page).toMatch(/Corrected: 1<\/h3>/);
  expect(page).toContain("<code>VALUE/INVALID</code>");
  expect(page).toMatch(/<code>VALUE\/INVALID<\/code>: row 2</);
  for (const value of ["jana@", "Novák", "script&gt;", "alert"]) expect(page).not.toContain(value);
  expect(statSync(join(folder, "report.html")).mode & 0o777).toBe(0o600);
});

test("--report-values shows values, and escapes them", async () => {
  const page = await report(["--report-values"]);
  expect(page).toContain("<td>jana@seznan.cz</td><td>jana@seznam.cz</td>");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;@x");
  expect(page).not.toContain("<script");
});

test("the report's policy allows nothing but its own style", async () => {
  const page = await report();
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`,
  );
});
