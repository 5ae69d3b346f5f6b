import { mailServerReplies } from "../sandbox/email/servers.ts";
import { sandboxRecords } from "../sandbox/register/records.ts";

/** Prints the data of the mock: what searches find and what is valid. */
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
  console.table(mailServerReplies);
}
