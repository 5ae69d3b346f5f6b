import { dataValidationMock } from "@data-validation/mock/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [dataValidationMock({ path: "/api/validation", authentication: false })],
  test: { include: ["test/*.test.ts"] },
});
