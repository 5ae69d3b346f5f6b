import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { expect, test } from "vitest";
import { createMock } from "../../packages/mock/src/index.ts";

const call = {
  method: "POST",
  path: "/phone/validate",
  headers: { authorization: "Bearer key", "content-type": "application/json" },
  body: '{"request":{"query":{"numberFull":"+420607123456"}}}',
};

/** The functions that run for a call once everything is loaded, as `file function`, with files from packages/mock/src. */
async function functionsThatRun(): Promise<Set<string>> {
  const mock = createMock();
  await mock.handle(call);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await mock.handle(call);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  return new Set(
    result.flatMap(({ url, functions }) => {
      const [, file] = /packages\/mock\/src\/(.*)$/.exec(url) ?? [];
      const ran = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
      return file === undefined ? [] : ran.map(({ functionName }) => `${file} ${functionName}`);
    }),
  );
}

test("Who follows POST /phone/validate as CONTRIBUTING.md says passes at most ten hops and twelve files, all of which run", async () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const rows =
    text
      .split("## Follow a request")[1]
      ?.split("\n## ")[0]
      ?.match(/^\| \d+ \|.*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(10);
  const hops = rows.flatMap((row) => {
    const [, , file = "", name = "", what = ""] = row.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const also = [...what.matchAll(/(\w+\.ts)[^()]*\((\w+)\)/g)].map(([, other, own]) => `${folder}${other} ${own}`);
    return [`${file} ${name}`, ...also];
  });
  expect(new Set(hops.map((hop) => hop.split(" ")[0])).size).toBeLessThanOrEqual(12);
  const ran = await functionsThatRun();
  expect(hops.filter((hop) => !ran.has(hop))).toEqual([]);
});
