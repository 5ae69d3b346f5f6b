import type { ById, Thorough } from "../index.ts";
export declare const thorough: ById<Thorough>;
