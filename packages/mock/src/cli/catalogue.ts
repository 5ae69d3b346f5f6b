import type { Catalogue } from "../catalogue.ts";

/** The catalogue as a text for people. */
export function catalogueText({ companies, locations, mailServers }: Catalogue): string {
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
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, (cell ?? "").length);
    });
  }
  return rows
    .map((row) => `  ${row.map((cell, column) => (cell ?? "").padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}
