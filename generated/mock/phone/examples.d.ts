import type { ById, Examples } from "../index.ts";
export declare const examples: ById<Examples>;
