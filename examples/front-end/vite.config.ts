import { dataValidationMock } from "@data-validation/mock/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [dataValidationMock({ path: "/api/validation", proxy: true })],
  test: { include: ["test/*.test.ts"], testTimeout: 20_000 },
});
