import { defineConfig } from "vitest/config";

/** npm run dev and npm start in copies of the project: half a minute, so npm test leaves it out. */
export default defineConfig({ test: { include: ["test/dev/*.check.ts"], testTimeout: 120_000, hookTimeout: 300_000 } });
