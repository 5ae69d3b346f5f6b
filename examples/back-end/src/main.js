import { serve } from "@hono/node-server";
import { createApp } from "./app.js";

const { DATA_VALIDATION_KEY, DATA_VALIDATION_URL, PORT = "3000" } = process.env;
if (!DATA_VALIDATION_KEY || !DATA_VALIDATION_URL) {
  console.error(
    "Set DATA_VALIDATION_KEY and DATA_VALIDATION_URL; with the mock: test and http://127.0.0.1:4010.",
  );
  process.exit(1);
}

const app = createApp({ apiKey: DATA_VALIDATION_KEY, baseUrl: DATA_VALIDATION_URL });
serve({ fetch: app.fetch, port: Number(PORT) }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
);
