import { defineConfig } from "@playwright/test";

const { CHROME_PATH } = process.env;

export default defineConfig({
  testDir: "test",
  testMatch: "*.spec.ts",
  use: {
    baseURL: "http://127.0.0.1:5173",
    // A browser of your own; without it, the one that `npx playwright install chromium` brought.
    launchOptions: CHROME_PATH ? { executablePath: CHROME_PATH, args: ["--no-sandbox"] } : {},
  },
  webServer: {
    command: "npx vite --host 127.0.0.1 --port 5173 --strictPort",
    url: "http://127.0.0.1:5173",
  },
});
