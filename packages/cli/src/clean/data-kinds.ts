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

export function isDataKind(name: string): name is DataKind {
  return (dataKinds as readonly string[]).includes(name);
}
