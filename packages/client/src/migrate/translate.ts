import type { Change, Loss, Step, Translation, Translator } from "./step.ts";

/** The members of an object by name. */
export type Members = Record<string, unknown>;

interface Request {
  request: { query: Members; options?: Members | null };
}

/** The response of a validation, as far as it is translated; everything else passes through. */
interface Validation {
  result: Candidate;
  resultCorrected: Candidate | null;
  suggestions: Candidate[];
}

interface Candidate {
  data?: Members;
  errors?: { relatedTo?: string[] }[];
  fixes?: { data?: { typeFrom?: string | null; type?: string | null } }[];
}

/**
 * Makes the translator of an operation from the rows about its names.
 *
 * @param mapData - Translates what the rows do not name in the data of a response.
 */
export function createTranslator(
  { from, to }: Pick<Step, "from" | "to">,
  changes: readonly Change[],
  mapData: (data: Members, isUpgrade: boolean) => Members = (data) => data,
): Translator {
  const up = turned(changes, true);
  const down = turned(changes, false);
  return {
    upgradeRequest: (body: Request) => mapRequest(body, up, to),
    downgradeRequest: (body: Request) => mapRequest(body, down, from),
    upgradeResponse: (response: Validation) => mapValidation(response, up, (data) => mapData(data, true)),
    downgradeResponse: (response: Validation) => mapValidation(response, down, (data) => mapData(data, false)),
    errorFields: Object.fromEntries(
      down.flatMap(({ place, own, other, isAppended }) => {
        const [part, list] = place.split(".");
        return part === "request" && own && other && !isAppended ? [[`${list}.${own}`, `${list}.${other}`]] : [];
      }),
    ),
  };
}

/** Joins the translators of an operation over two neighbouring steps. */
export function join(older: Translator, newer: Translator): Translator {
  const { upgradeResponse: begin } = older;
  const { upgradeResponse: end } = newer;
  const fields = Object.entries(newer.errorFields).map(([to, from]) => [to, older.errorFields[from] ?? from]);
  return {
    upgradeRequest: inTurn(older.upgradeRequest, newer.upgradeRequest),
    downgradeRequest: inTurn(newer.downgradeRequest, older.downgradeRequest),
    upgradeResponse: begin && end && ((response) => end(begin(response) as never)),
    downgradeResponse: (response) => older.downgradeResponse(newer.downgradeResponse(response) as never),
    errorFields: { ...older.errorFields, ...Object.fromEntries(fields) },
  };
}

type MapRequest = Translator["upgradeRequest"];

function inTurn(first: MapRequest, second: MapRequest): MapRequest {
  return (request) => {
    const { body, lost } = first(request);
    const last = second(body as never);
    return { body: last.body, lost: [...lost, ...last.lost] };
  };
}

/** A row as one of two directions reads it: the name of the version that is translated, and that of the other. */
type Turned = Omit<Change, "from" | "to"> & { own: string | null; other: string | null; isUpgrade: boolean };

function turned(changes: readonly Change[], isUpgrade: boolean): Turned[] {
  return changes.map(({ from, to, ...row }) => ({
    ...row,
    own: isUpgrade ? from : to,
    other: isUpgrade ? to : from,
    isUpgrade,
  }));
}

function mapRequest({ request, ...body }: Request, rows: Turned[], version: string): Translation<unknown> {
  const { query, options, ...envelope } = request;
  const written = { ...options };
  const lost = rows.flatMap((row) => (row.place === "request.options" ? moveOption(written, row, version) : []));
  const renamed = {
    ...envelope,
    query: rename(query, at("request.query", rows)),
    ...(options && { options: written }),
  };
  return { body: { ...body, request: renamed }, lost };
}

/** Gives an option its other name and value. */
function moveOption(options: Members, row: Turned, version: string): Loss[] {
  const { own, other, section, values, isAppended, isUpgrade } = row;
  if (own === null || (isAppended && !isUpgrade)) return [];
  const { [own]: value } = options;
  delete options[own];
  if (value === undefined || value === null) return [];
  const loss = (reason: string) => [{ field: `options.${own}`, value, section, reason }];
  if (other === null) return loss(`Version ${version} has no replacement for it.`);
  if (isAppended) options[other] = [...((options[other] as unknown[] | null | undefined) ?? []), value];
  else if (!values) options[other] = value;
  else if (isUpgrade) options[other] = value === true ? values.true : values.false;
  else if (value === values.true || value === values.false) options[other] = value === values.true;
  else return loss(`Version ${version} knows ${values.true} and ${values.false}.`);
  return [];
}

/** Rewrites the data of a response wherever it stands, and the names of query fields in findings and fixes. */
function mapValidation(response: Validation, rows: Turned[], mapData: (data: Members) => Members): Validation {
  const written: Validation = JSON.parse(JSON.stringify(response));
  const names = at("request.query", rows);
  const field = (name: string) => names.get(name) ?? name;
  for (const candidate of [written.result, written.resultCorrected, ...written.suggestions]) {
    if (candidate?.data) candidate.data = mapData(renameData(candidate.data, rows));
    for (const error of candidate?.errors ?? []) if (error.relatedTo) error.relatedTo = error.relatedTo.map(field);
    for (const { data } of candidate?.fixes ?? []) {
      if (data?.typeFrom) data.typeFrom = field(data.typeFrom);
      if (data?.type) data.type = field(data.type);
    }
  }
  return written;
}

function renameData(data: Members, rows: Turned[]): Members {
  const renamed = rename(data, at("result.data", rows));
  const { format } = renamed;
  return format ? { ...renamed, format: rename(format as Members, at("result.data.format", rows)) } : renamed;
}

/** The names at a place, each with that of the other version. */
function at(place: Change["place"], rows: Turned[]): Map<string | null, string | null> {
  return new Map(rows.filter((row) => row.place === place).map(({ own, other }) => [own, other]));
}

/** A copy of an object whose members have their other names, without those that have none. */
function rename(members: Members, names: Map<string | null, string | null>): Members {
  const renamed = Object.entries(members).map(([name, value]) => [names.has(name) ? names.get(name) : name, value]);
  return Object.fromEntries(renamed.filter(([name]) => name !== null));
}
