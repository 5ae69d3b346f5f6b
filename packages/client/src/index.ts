export { createClient } from "./create-client.ts";
export * from "./exports.ts";
