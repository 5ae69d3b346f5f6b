import { company } from "./company.ts";
import { email } from "./email.ts";
import { location } from "./location.ts";
import { name } from "./name.ts";
import { phone } from "./phone.ts";
import type { SampleOf } from "./sample.ts";

export const kinds: Record<string, SampleOf> = { company, email, location, name, phone };
