import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describeProxy } from "@data-validation/cli/internal/network";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";
import { countingServer, startClean } from "./support/crash.ts";
import { loggingProxy } from "./support/proxy.ts";

const HOST = "service.example";
const file = () => join(newFolder({ "people.csv": "email\na@b.cz\n" }), "people.csv");

test.concurrent("Calls go through the proxy of the environment, except to hosts of NO_PROXY and this machine", async () => {
  await using service = await countingServer();
  const { port } = new URL(service.url);
  await using proxy = await loggingProxy(Number(port));
  const start = (url: string, env: Record<string, string>) =>
    startClean(file(), url, ["--yes"], [], undefined, env);
  const away = `http://${HOST}:${port}`;
  for (const name of ["HTTP_PROXY", "http_proxy"]) {
    proxy.log.length = 0;
    // The lower one goes first, as in curl; Windows has one variable for both.
    const other: Record<string, string> =
      process.platform === "win32" ? {} : { HTTP_PROXY: "http://127.0.0.1:9" };
    const used = proxy.url.replace("//", "//user:secret@");
    const { ended, printed } = start(away, { ...other, [name]: used });
    expect([await ended, proxy.log.length], printed.err).toEqual([0, 1]);
    expect(proxy.log[0]).toContain(HOST);
    expect(printed.out + printed.err).not.toContain("secret");
  }
  const here = start(service.url, { HTTP_PROXY: proxy.url });
  expect([await here.ended, proxy.log.length]).toEqual([0, 1]);
});

test.concurrent("The message of a failed connection states whether a proxy was used", async () => {
  const away = `http://${HOST}`;
  const [direct, excepted] = await Promise.all([
    failureOf(away, {}),
    failureOf(away, { HTTP_PROXY: "http://127.0.0.1:9", NO_PROXY: HOST }),
  ]);
  expect(direct).toContain("(no proxy was used: HTTP_PROXY is not set)");
  expect(excepted).toContain("through the proxy of HTTP_PROXY, unless NO_PROXY lists the host");
});

test.concurrent("An address that is none is wrong use, and is not shown", async () => {
  const { ended, printed } = startClean(file(), `http://${HOST}`, ["--yes"], [], undefined, {
    HTTPS_PROXY: "user:secret@proxy",
  });
  expect([await ended, printed.err]).toEqual([
    2,
    "The environment variable HTTPS_PROXY is no URL of a proxy. Write it as http://proxy.example:8080.\n",
  ]);
});

/**
 * Why a request fails in a process whose `fetch` follows the proxies of an environment; without the
 * retries of a command.
 */
async function failureOf(url: string, env: Record<string, string>): Promise<string> {
  const program = `
    import { followProxies } from "@data-validation/cli/internal/network";
    await followProxies(process.env);
    await fetch(${JSON.stringify(url)}).catch(({ cause }) => console.log(cause.message));`;
  const args = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, ...env },
  });
  return stdout;
}

test("Whether a proxy is used follows from the protocol", () => {
  const of = (url: string, env: Record<string, string>) => describeProxy(new URL(url), env);
  expect(of("https://a.example", { https_proxy: "x" })).toBe("through the proxy of HTTPS_PROXY");
  expect(of("https://a.example", { HTTP_PROXY: "x" })).toBe("through the proxy of HTTP_PROXY");
  expect(of("http://a.example", { HTTPS_PROXY: "x" })).toBe(
    "no proxy was used: HTTP_PROXY is not set",
  );
});
