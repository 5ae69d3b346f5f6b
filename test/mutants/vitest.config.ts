import { defineConfig } from "vitest/config";

/** Deliberate mistakes, to see whether the tests notice them; they take minutes, so npm test leaves them out. */
export default defineConfig({ test: { include: ["test/mutants/**/*.mutants.ts"] } });
