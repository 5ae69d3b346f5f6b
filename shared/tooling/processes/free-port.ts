import { once } from "node:events";
import { connect, createServer } from "node:net";
import { UserError } from "../command.ts";
import { describePortHolder } from "../port-holder.ts";

/** A free port of this machine: the given one, or any. Throws if the given one is taken. */
export async function freePort(requestedPort = 0, host = "127.0.0.1"): Promise<number> {
  const server = createServer().listen(requestedPort, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : requestedPort;
}

/** The number of a port in the option `--port`. */
export function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UserError(`--port takes a number from 0 to 65535, not "${text}".`);
  return Number(text);
}

export function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect").then(
    () => socket.destroy() !== undefined,
    () => false,
  );
}

/**
 * Throws a {@link UserError} if a port is taken, with the name of the process if available, or if
 * this user may not listen on it.
 *
 * @param start - The command that takes another port as its next word.
 */
export async function checkPort(
  port: number,
  host: string,
  start = "npm start -- --port",
): Promise<void> {
  try {
    await freePort(port, host);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES")
      throw new UserError(
        `Port ${port} cannot be used (${code}). Choose another one: ${start} <port>, or 0 for any that is free.`,
      );
    if (code !== "EADDRINUSE") return;
    throw new UserError(
      `Port ${port} is taken${describePortHolder(port)}. Choose another one: ${start} ${port + 1}, or 0 for any that is free.`,
    );
  }
}
