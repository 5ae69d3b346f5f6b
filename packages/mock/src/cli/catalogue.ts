import { catalogue } from "../catalogue.ts";

/** The catalogue as a text for people. */
export async function catalogueText(): Promise<string> {
  const { companies, locations, mailServers } = await catalogue();
  const sections: [title: string, rows: (string | null | undefined)[][]][] = [
    [
      "Companies",
      companies.map(({ country, name, registrationNumber, taxNumber, vatNumber, terminated }) => [
        country,
        name,
        registrationNumber,
        taxNumber,
        vatNumber ?? "pays no VAT",
        terminated === null ? "" : `ended ${terminated}`,
      ]),
    ],
    [
      "Addresses",
      locations.map(({ country, id, street, number, zip, postalTown, cityPart }) => [
        country,
        id,
        [street, number].filter(Boolean).join(" "),
        zip,
        postalTown,
        cityPart,
      ]),
    ],
    ["Mail servers that do not accept every mailbox", Object.entries(mailServers)],
  ];
  return `${sections.map(([title, rows]) => `${title} (${rows.length})\n${table(rows)}`).join("\n\n")}\n`;
}

function table(rows: (string | null | undefined)[][]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => widthOf(column)) ?? [];
  const lines = rows.map((row) => widths.map((width, column) => (row[column] ?? "").padEnd(width)).join("  "));
  return lines.map((line) => `  ${line}`.trimEnd()).join("\n");
}
