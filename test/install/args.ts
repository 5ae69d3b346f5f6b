import { chosenOf } from "../support/chosen.ts";

export const nodeReleases = ["node20", "node22", "node24"];
const managers = ["npm", "pnpm", "yarn"] as const;
export type Manager = (typeof managers)[number];

const args = Map.groupBy(process.argv.slice(2), (arg) => arg.startsWith("node"));

export const chosenNodes = chosenOf(nodeReleases, args.get(true) ?? []);
export const chosenManagers = chosenOf(managers, args.get(false) ?? []);
