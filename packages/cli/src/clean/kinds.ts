/** Kinds of data that are validated, in the order of the screen. */
export const kinds = ["email", "phone", "name", "company", "location"] as const;

export type Kind = (typeof kinds)[number];

/** The plural of a kind, for counts and headings. */
export const nouns: Record<Kind, string> = {
  email: "e-mail addresses",
  phone: "phone numbers",
  name: "names",
  company: "companies",
  location: "addresses",
};

/** Begins the names of the columns added for a record of several columns: `address_proposal`. */
export const labels: Record<Kind, string> = {
  email: "email",
  phone: "phone",
  name: "name",
  company: "company",
  location: "address",
};
