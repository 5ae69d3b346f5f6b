import type { Schemas } from "../schemas.ts";
import { UsageError } from "../usage-error.ts";

/**
 * A record as in a response: only its data, an item with flags, or the whole response with its
 * items, also inside the object that a service puts it into.
 *
 * @public
 */
export type Pasted<Item extends { data: unknown }> =
  | Item["data"]
  | Item
  | PastedResponse<Item>
  | { response: PastedResponse<Item> };

type PastedResponse<Item extends { data: unknown }> =
  | { result: { data: Item["data"] } }
  | { results: readonly Item[] };

/** A mail domain of your own, with the field names of a response of /email/validate. */
export interface OwnDomain {
  domain: string;
  /** False for a domain without mail; true by default. */
  isValid?: boolean;
  flags?: Schemas["EmailFlags"];
}

/**
 * A mailbox of your own, with the field names of a response of /email/validate.
 *
 * @public
 */
export interface OwnMailbox {
  email: string;
  /** False for a mailbox that does not exist; true by default. */
  isValid?: boolean;
}

/**
 * Your own companies, addresses, mail domains, mailboxes and names, in the shapes of the API's
 * responses.
 */
export interface Data {
  companies?: readonly Pasted<Schemas["CompanyItem"]>[];
  locations?: readonly Pasted<Schemas["LocationItem"]>[];
  domains?: readonly OwnDomain[];
  mailboxes?: readonly OwnMailbox[];
  /** Given names and surnames, in the shape of the details of /name/validate. */
  names?: readonly Schemas["NameDetail"][];
  /**
   * Whether these companies and addresses replace those of the mock; false by default: they are
   * added.
   */
  replace?: boolean;
}

/** A fault of own data, and its place: the keys from the top of the document. */
export interface DataProblem {
  place: readonly (string | number)[];
  /** The end of a sentence that starts with the place. */
  words: string;
}

export type DataPlace = DataProblem["place"];

export interface PlacedItem<Item> {
  place: DataPlace;
  item: Item;
}

/** A place as a text, for look-ups. */
export const placeText = (place: DataPlace): string => place.map((key) => `\n${key}`).join("");

/** A place and those around it as texts, the whole document first. */
export function placeTexts(place: DataPlace): string[] {
  return [...place.keys(), place.length].map((length) => placeText(place.slice(0, length)));
}

/** A fault of own data as a sentence: `companies[3].country must be string.` */
export function writeProblem({ place, words }: DataProblem): string {
  const path = place.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return `${path.replace(/^\./, "") || "The data"} ${words}`;
}

export class DataError extends UsageError {
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[]) {
    super(problems.slice(0, 10).map(writeProblem).join("\n"));
    this.problems = problems;
  }
}
