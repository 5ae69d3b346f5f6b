import { readFileSync } from "node:fs";
import { serve } from "../tools/node_modules/@hono/node-server/dist/index.mjs";
import { createMockServer } from "../tools/node_modules/@scalar/mock-server/dist/index.js";

const [, , file = "", port = ""] = process.argv;

// Scalar has no command of its own: this is the start that its documentation shows.
const app = await createMockServer({ document: readFileSync(file, "utf8") });
serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
