import type { Company, CompanyBlocks } from "../countries/types.ts";

/** The blocks by the level of detail that adds them. */
const blockNames = {
  extended: ["legalFormSpecific", "nace", "registrations", "esa2010", "tradeLicences", "vat"],
  full: ["databoxes", "employees", "insolvency", "businessPremises", "authority", "capital"],
} as const satisfies Record<string, readonly (keyof CompanyBlocks)[]>;

/** The blocks that a level adds; null if the register lacks them. */
export function blocksOf(
  company: Company | undefined,
  level: keyof typeof blockNames,
): Partial<CompanyBlocks> {
  const blocks: Partial<CompanyBlocks> = company ? { ...company.blocks, vat: vatOf(company) } : {};
  return Object.fromEntries(blockNames[level].map((name) => [name, blocks[name] ?? null]));
}

export function vatOf({ vatNumber, blocks }: Company) {
  const status = vatNumber === null ? "non-payer" : "payer";
  return { status, reliability: null, bankAccounts: null, history: null, ...blocks?.vat };
}
