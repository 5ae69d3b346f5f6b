import { catalogue } from "../catalogue.ts";

export async function printCatalogue(): Promise<void> {
  const { companies, locations, mailServers } = await catalogue();
  console.log(`Companies (${companies.length})`);
  console.table(companies, ["country", "name", "registrationNumber", "taxNumber", "vatNumber", "terminated"]);
  console.log(`Addresses (${locations.length})`);
  console.table(locations, ["country", "id", "street", "number", "zip", "postalTown", "cityPart"]);
  console.log("Mail servers that do not accept every mailbox");
  console.table(mailServers);
}
