import type { Command } from "./command-line.ts";

/** The commands by their names, each loaded when it is called. */
export const commands: Record<string, () => Promise<Command>> = {
  verify: () => import("./verify/run.ts"),
  clean: () => import("./clean/command.ts"),
  migrate: () => import("./migrate/index.ts"),
  observe: () => import("./observe/run.ts"),
  mcp: () => import("./mcp/command.ts"),
};
