import type { CompanyBlocks, ExtendedBlocks, FullBlocks } from "../countries/types.ts";

export const unknownBlocks = {
  extended: {
    legalFormSpecific: null,
    nace: null,
    registrations: null,
    esa2010: null,
    tradeLicences: null,
    vat: null,
  },
  full: {
    databoxes: null,
    employees: null,
    insolvency: null,
    businessPremises: null,
    authority: null,
    capital: null,
  },
} satisfies { extended: Required<ExtendedBlocks>; full: Required<FullBlocks> };

interface CompanyFacts {
  blocks?: Partial<CompanyBlocks> | undefined;
  vatNumber: string | null;
}

/**
 * The blocks of a company by the level of detail that includes them; null if its register lacks
 * them.
 */
export function blocksOf({ blocks = {}, vatNumber }: CompanyFacts) {
  const allBlocks: Required<CompanyBlocks> = {
    ...unknownBlocks.extended,
    ...unknownBlocks.full,
    ...blocks,
  };
  const { databoxes, employees, insolvency, businessPremises, authority, capital, ...extended } =
    allBlocks;
  const status = vatNumber === null ? "non-payer" : "payer";
  const vat = { status, reliability: null, bankAccounts: null, history: null, ...allBlocks.vat };
  return {
    extended: { ...extended, vat },
    full: { databoxes, employees, insolvency, businessPremises, authority, capital },
    isVatSubject: vat.status === "subject",
  };
}
