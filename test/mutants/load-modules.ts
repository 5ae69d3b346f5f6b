// Loads what the mock loads when it first needs it. A table that a test loads would count as noticed by that test alone; loaded before any
// test it is left out, as the other tables are.
import { loadKind } from "../../packages/mock/src/sandbox/index.ts";

await Promise.all((["company", "email", "location", "name", "phone"] as const).map(loadKind));
