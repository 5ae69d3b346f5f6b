import type { Schemas } from "../schemas.ts";
import { UsageError } from "../usage-error.ts";

/**
 * A record as it stands in a response: its data alone, an item with flags beside it, or the whole response with its items, also inside the
 * object that a service puts it into.
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

/** A mail domain of your own, in the words of a response of /email/validate. */
export interface OwnDomain {
  domain: string;
  /** False for a domain that receives no mail; true unless said. */
  isValid?: boolean;
  flags?: Schemas["EmailFlags"];
}

/**
 * A mailbox of your own, in the words of a response of /email/validate.
 *
 * @public
 */
export interface OwnMailbox {
  email: string;
  /** False for a mailbox that does not exist; true unless said. */
  isValid?: boolean;
}

/** Companies, addresses, mail domains, mailboxes and names of your own, in the shapes of the API's responses. */
export interface Data {
  companies?: readonly Pasted<Schemas["CompanyItem"]>[];
  locations?: readonly Pasted<Schemas["LocationItem"]>[];
  domains?: readonly OwnDomain[];
  mailboxes?: readonly OwnMailbox[];
  /** Given names and surnames, as the details of a response of /name/validate have them. */
  names?: readonly Schemas["NameDetail"][];
  /** Whether the mock knows these companies and addresses alone; false unless said: they are added to its own. */
  replace?: boolean;
}

/** What is wrong with data of one's own, and where: the keys from the beginning of the document. */
export interface DataProblem {
  place: readonly (string | number)[];
  /** The rest of a sentence that begins with the place. */
  words: string;
}

export interface Placed<Item> {
  place: DataProblem["place"];
  item: Item;
}

/** A place as a text, to look it up. */
export const startOf = (place: DataProblem["place"]): string =>
  place.map((key) => `\n${key}`).join("");

/** A place and those around it as texts, the whole document first. */
export function startsOf(place: DataProblem["place"]): string[] {
  return [...place.keys(), place.length].map((length) => startOf(place.slice(0, length)));
}

/** A fault of one's own data in a sentence: `companies[3].country must be string.` */
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
