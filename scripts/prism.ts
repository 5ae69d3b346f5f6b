import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { runScript, UserError } from "@data-validation/tooling/command";
import { checkPort, readPort } from "@data-validation/tooling/processes/free-port";
import { createFront } from "./prism/front.ts";
import { documentOf, HOST, startPrism } from "./prism/start.ts";

const HELP = `
Usage: npm run prism [-- --port <number>]

Serves the published document of each version with Prism's own command, unmodified: a mock server that is independent of ours.
All versions have one address, as the service has: the header api-version selects one, and without it the newest responds.

  --port <number>  port of the address (4030); 0 for any that is free
`;

await runScript(HELP, ["port"], async ({ options }) => {
  const port = readPort(options.port ?? "4030");
  const advice = "npm run prism -- --port";
  await checkPort(port, HOST, advice);
  const stopped = new AbortController();
  const { signal } = stopped;
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(name, () => stopped.abort());
  try {
    const started = versions.map(async (version) => {
      const onLine = (line: string) => console.log(`${version}  ${line}`);
      return startPrism(["mock", documentOf(version)], { onLine, signal });
    });
    const prisms = await Promise.all(started);
    const addresses = prisms.map(({ url }, index) => [versions[index], url] as const);
    const front = createFront(Object.fromEntries(addresses), currentVersion);
    front.listen(port, HOST);
    // Another process may have taken the port since it was checked.
    await once(front, "listening").catch(async (error) => {
      await checkPort(port, HOST, advice);
      throw error;
    });
    const { port: taken } = front.address() as AddressInfo;
    console.log(`Prism, versions ${versions.join(" and ")}:  http://${HOST}:${taken}`);
    const first = prisms.map(({ ended }, index) =>
      ended.then((exit) => `${versions[index]} ${exit}`),
    );
    const end = await Promise.race(first);
    if (!signal.aborted) throw new UserError(`The Prism of version ${end}, so all are stopped.`);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    stopped.abort();
  }
}).then(() => process.exit());
