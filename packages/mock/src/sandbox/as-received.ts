import { isObject } from "@data-validation/common/object";

/** The member `request` of a body that the contract allows. */
export interface SentRequest {
  query: Record<string, unknown>;
  options?: unknown;
  client?: unknown;
}

/**
 * The request as the sandbox receives it. Null and absent fields are the same, and so is an empty
 * list instead of an object. The members of an object `number` become the fields `number.full` and
 * the others.
 */
export function requestAsReceived<Request extends object>(request: Request): Request {
  const { query, options, client } = request as unknown as SentRequest;
  const { filter, number, ...fields } = query;
  const { location, ...origin } = membersOf(client) ?? {};
  const received = {
    ...request,
    query: {
      ...withoutNull(fields),
      ...(isObject(number)
        ? flattenMember("number", number)
        : withoutNull({ number: withoutEmptyList(number) })),
      ...optionalMember("filter", membersOf(filter)),
    },
    options: membersOf(options),
    client: membersOf(client) && { ...origin, ...optionalMember("location", membersOf(location)) },
  };
  return withoutNull(received) as Request;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** A phone number is a text; an empty list stands for no number. */
const withoutEmptyList = (number: unknown) => (isEmptyList(number) ? undefined : number);

const optionalMember = (name: string, value: unknown) =>
  value === undefined ? {} : { [name]: value };

/** The members of an object that have a value; undefined for anything else. */
function membersOf(value: unknown): Record<string, unknown> | undefined {
  return isObject(value) ? withoutNull(value) : undefined;
}

function withoutNull(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== null && value !== undefined),
  );
}

function flattenMember(name: string, object: Record<string, unknown>): Record<string, unknown> {
  const members = Object.entries(withoutNull(object));
  return Object.fromEntries(members.map(([member, value]) => [`${name}.${member}`, value]));
}
