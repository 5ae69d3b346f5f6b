import { sampleCompany } from "./company.ts";
import { sampleEmail } from "./email.ts";
import { sampleLocation } from "./location.ts";
import { sampleName } from "./name.ts";
import { samplePhone } from "./phone.ts";
import type { SampleOf } from "./sample.ts";

export const samplesByKind: Record<string, SampleOf> = {
  company: sampleCompany,
  email: sampleEmail,
  location: sampleLocation,
  name: sampleName,
  phone: samplePhone,
};
