import { spawn } from "node:child_process";
import { once } from "node:events";
import { command, UserError } from "@data-validation/tooling/command";

const help = `
Usage: npm run dev [-- --port <port>]

Keeps everything up to date while you edit: a change in openapi/ makes the artifacts anew, starts the mock again, lints the contract and checks
the types; a change in packages/mock/src/ or shared/ starts the mock again. Ends with Ctrl-C.

  --port <port>  where the mock listens (4010)
`;

const watch = [
  ...["openapi", "packages/mock/src", "shared"].map((folder) => `--watch-path=${folder}`),
  "--watch-preserve-output",
];

await command(help, ["port"], async ({ options: { port = "4010" } }) => {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UserError(`--port takes a number, not ${port}.`);
  // Node repeats the round at each change. SIGINT ends the mock at once.
  const round = [
    "--watch-kill-signal=SIGINT",
    "scripts/lib/dev-round.ts",
    "--port",
    port,
    "--verbose",
  ];
  const node = spawn(process.execPath, [...watch, ...round], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => node.kill("SIGINT"));
  await once(node, "exit");
});
