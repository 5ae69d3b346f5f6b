import { isObject } from "../control/merge-patch.ts";
import { fold } from "../sandbox/shared/text.ts";
import type { OwnMailDomain, OwnName, World } from "../sandbox/world.ts";
import type { Data, DataProblem } from "./data.ts";

type Check = [words: string, fits: (value: unknown) => boolean];

const boolean: Check = ["must be a boolean.", (value) => value === undefined || typeof value === "boolean"];
const text: Check = ["must be a string.", (value) => value === undefined || typeof value === "string"];

function isFlags(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((flag) => flag === null || typeof flag === "boolean");
}

/** What the members of an entry take, by the list that it stands in. */
const checks = {
  domains: {
    domain: ["must be a domain.", (value) => typeof value === "string" && /^[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)],
    isValid: boolean,
    flags: ["must be an object of booleans.", (value) => value === undefined || isFlags(value)],
  },
  mailboxes: {
    email: ["must be an e-mail address.", (value) => typeof value === "string" && /^[^\s@]+@[^\s@]+$/.test(value)],
    isValid: boolean,
  },
  names: {
    type: ["must be name or surname.", (value) => value === "name" || value === "surname"],
    value: ["must be a string that is not empty.", (value) => typeof value === "string" && value.trim() !== ""],
    gender: ["must be 0, 1 or 2.", (value) => [undefined, 0, 1, 2].includes(value as undefined)],
    vocative: text,
    nameDays: ["cannot be added. Leave it out.", (value) => value === undefined || value === null],
  },
} satisfies Partial<Record<keyof Data, Record<string, Check>>>;

/** The mail domains, mailboxes and names of data of one's own, as the sandbox asks for them. */
export function toOwnWorld(list: (name: keyof Data) => unknown[], problems: DataProblem[]): Omit<World, "fixtures"> {
  const domains = new Map<string, OwnMailDomain>();
  for (const { domain, isValid = true, flags = {} } of entriesOf("domains", list, problems)) {
    const { isCatchAllServer } = flags as Record<string, unknown>;
    domains.set(String(domain).toLowerCase(), {
      isValid: isValid === true,
      isCatchAll: isCatchAllServer === true,
      provider: providerOf(flags as Record<string, unknown>),
    });
  }
  const mailboxes = new Map<string, boolean>();
  for (const { email, isValid = true } of entriesOf("mailboxes", list, problems)) {
    mailboxes.set(String(email).toLowerCase(), isValid === true);
  }
  const names = new Map<string, OwnName[]>();
  for (const { type, value, gender = 0, vocative } of entriesOf("names", list, problems)) {
    const form = String(value).trim();
    const role = type === "name" ? "given" : "surname";
    const name = { form, role, gender, vocative } as OwnName;
    const alike = names.get(fold(form)) ?? [];
    names.set(fold(form), alike);
    alike.push(name);
  }
  return { domains, mailboxes, names };
}

function providerOf({ isDisposableEmailAddress, isFreemail }: Record<string, unknown>): OwnMailDomain["provider"] {
  if (isDisposableEmailAddress === true) return "disposable";
  return isFreemail === true ? "free" : undefined;
}

/** The valid entries of a list; the faults of the others are added to the problems. */
function entriesOf(
  name: keyof typeof checks,
  list: (name: keyof Data) => unknown[],
  problems: DataProblem[],
): Record<string, unknown>[] {
  const members = new Map<string, Check>(Object.entries(checks[name]));
  return list(name).flatMap((entry, index) => {
    if (!isObject(entry)) {
      problems.push({ place: [name, index], words: "must be an object." });
      return [];
    }
    const unknown = Object.keys(entry).filter((member) => !members.has(member));
    const wrong = [...members].filter(([member, [, fits]]) => !fits(entry[member]));
    for (const member of unknown) problems.push({ place: [name, index, member], words: "is not known." });
    for (const [member, [words]] of wrong) problems.push({ place: [name, index, member], words });
    return unknown.length + wrong.length === 0 ? [entry] : [];
  });
}
