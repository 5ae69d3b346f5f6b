/** Kinds of data that are validated, in the order of the screen. */
export const dataKinds = ["email", "phone", "name", "company", "location"] as const;

export type DataKind = (typeof dataKinds)[number];

/** The plural of a kind, for counts and headings. */
export const kindNouns: Record<DataKind, string> = {
  email: "e-mail addresses",
  phone: "phone numbers",
  name: "names",
  company: "companies",
  location: "addresses",
};

/** Begins the names of the columns added for a record of several columns: `address_proposal`. */
export const kindLabels: Record<DataKind, string> = {
  email: "email",
  phone: "phone",
  name: "name",
  company: "company",
  location: "address",
};
