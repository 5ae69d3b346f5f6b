import type { ById, Quick } from "../index.ts";
export declare const quick: ById<Quick>;
