import { servers } from "../sandbox/email/servers.ts";
import { sandboxRecords } from "../sandbox/register/records.ts";

/** Prints what the invented world of the mock holds: what a search finds and what is valid. */
export function printCatalogue(): void {
  const { companies, locations } = sandboxRecords;
  console.log(`Companies (${companies.length})`);
  console.table(companies, [
    "country",
    "name",
    "registrationNumber",
    "taxNumber",
    "vatNumber",
    "terminated",
  ]);
  console.log(`Addresses (${locations.length})`);
  console.table(locations, ["country", "id", "street", "number", "zip", "postalTown", "cityPart"]);
  console.log("Mail servers that do not accept every mailbox");
  console.table(servers);
}
