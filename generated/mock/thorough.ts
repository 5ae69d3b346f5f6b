// The thorough validators of every data kind, made from openapi/ by npm run generate.
import type { ById, Kind, Thorough } from "./index.ts";
import { thorough as company } from "./company/thorough.js";
import { thorough as email } from "./email/thorough.js";
import { thorough as location } from "./location/thorough.js";
import { thorough as name } from "./name/thorough.js";
import { thorough as phone } from "./phone/thorough.js";

/** The thorough validators of every kind, by version and operation id. */
export const thorough: Record<Kind, ById<Thorough>> = { company, email, location, name, phone };
