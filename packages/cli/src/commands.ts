import type { Command } from "./command-line.ts";

/** Each command is loaded when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
  verify: () => import("./verify/command.ts"),
  clean: () => import("./clean/command.ts"),
  migrate: () => import("./migrate/command.ts"),
  observe: () => import("./observe/command.ts"),
  mcp: () => import("./mcp/command.ts"),
};
