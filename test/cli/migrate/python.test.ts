import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { runMigrate } from "./measure.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

const SHOP = `import json, sys, urllib.request

VERSION = {"api-version": "2.0"}

def post(path, query, options):
    body = json.dumps({"request": {"query": query, "options": options}}).encode()
    headers = {"authorization": "Bearer key", "content-type": "application/json", **VERSION}
    with urllib.request.urlopen(urllib.request.Request(sys.argv[1] + path, body, headers)) as response:
        return json.load(response)

phone = post("/phone/validate", {"numberWithPrefix": "+420607123456"}, {"formatNumber": True})
name = post("/name/validate", {"name": "Jana"}, {"smartMode": False})
data = phone["result"]["data"]
print(data["format"]["national"], phone["result"]["data"]["format"]["internationalFormatted"], name["result"]["data"]["name"])
`;

test.skipIf(!hasPython)("a Python program prints the same before and after --write", async () => {
  await using mock = await serveMock();
  const folder = newFolder({ "shop.py": SHOP });
  const file = join(folder, "shop.py");
  const run = async () => (await promisify(execFile)("python3", [file, mock.url])).stdout;
  const before = await run();
  const { code, out } = await runMigrate(folder, "--write");
  expect([code, out]).toEqual([0, expect.stringContaining("Renamed (6)")]);
  expect(await run()).toBe(before);
});
