import { mock } from "@data-validation/mock/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [mock({ path: "/api/validation", auth: false })],
  test: { include: ["test/*.test.ts"] },
});
