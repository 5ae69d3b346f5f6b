import { isObject } from "@data-validation/common/object";
import type { Version } from "../generated.ts";
import type { ErrorBody } from "../types.ts";
import type { Candidate, Change, Loss, Meaning, Members, Step, Translation } from "./step.ts";
import { steps as allSteps } from "./steps.ts";

/** The operation of a translated message, and the versions. */
export interface TranslationRoute {
  path: string;
  from: Version;
  to: Version;
  /** The steps between all versions, in a test with a later one. */
  steps?: readonly Step[];
}

type Request = { request: { query: Members; options?: Members | null } };

/** The response of a validation, as far as it is translated; everything else passes through. */
type Validation = {
  result: Candidate;
  resultCorrected: Candidate | null;
  suggestions: Candidate[];
};

/** A change in one direction: the name in the version that is translated, and in the other. */
type TranslatedChange = Change & { sourceName: string | null; targetName: string | null };

interface Stage {
  changes: TranslatedChange[];
  meaning: Meaning | undefined;
  isUpgrade: boolean;
  /** The version that it leads to. */
  version: Version;
}

/**
 * Translates the request of an operation from a version to another, over the steps between them.
 */
export function translateRequest(body: unknown, route: TranslationRoute) {
  const lost: Loss[] = [];
  const translated = stagesOf(route).reduce(
    (one, stage) => mapRequest(one, stage, lost),
    body as Request,
  );
  return { body: translated, lost } satisfies Translation<unknown>;
}

/**
 * Translates the success of an operation. What only the newer version has is left out on the way to
 * an older one.
 */
export function translateResponse(body: unknown, route: TranslationRoute) {
  return stagesOf(route).reduce(mapValidation, body as Validation);
}

/** Translates an error of an operation: `relatedTo` names the fields of the other version. */
export function translateError(body: ErrorBody, route: TranslationRoute): ErrorBody {
  return stagesOf(route).reduce(({ errors, ...otherMembers }, { changes }) => {
    const renamedFields = changes.filter(
      ({ place, targetName, isAppended }) => /^request/.test(place) && targetName && !isAppended,
    );
    const fields = new Map(
      renamedFields.flatMap(
        ({ place, sourceName, targetName }): [string | null, string | null][] => [
          [sourceName, targetName],
          [fieldAt(place, sourceName), fieldAt(place, targetName)],
        ],
      ),
    );
    const relatedTo = (names: string[]) => names.map((name) => fields.get(name) ?? name);
    return {
      ...otherMembers,
      errors: errors.map((error) => ({ ...error, relatedTo: relatedTo(error.relatedTo) })),
    };
  }, body);
}

/** A field of a request as a path, for an error that does not have the bare name. */
const fieldAt = (place: Change["place"], name: string | null) =>
  `${place.replace("request.", "")}.${name}`;

function stagesOf({ path, from, to, steps = allSteps }: TranslationRoute): Stage[] {
  const newer = stepsBetween(from, to, steps);
  const isUpgrade = newer.length > 0;
  const passed = isUpgrade ? newer : stepsBetween(to, from, steps).reverse();
  return passed.map((step) => ({
    changes: step.changes
      .filter((change) => change.path === path)
      .map((change) => ({
        ...change,
        sourceName: isUpgrade ? change.from : change.to,
        targetName: isUpgrade ? change.to : change.from,
      })),
    meaning: step.meanings[path],
    isUpgrade,
    version: isUpgrade ? step.to : step.from,
  }));
}

function stepsBetween(older: Version, newer: Version, steps: readonly Step[]): Step[] {
  const first = steps.findIndex(({ from }) => from === older);
  const last = steps.findIndex(({ to }) => to === newer);
  return first < 0 ? [] : steps.slice(first, last + 1);
}

function mapRequest({ request, ...body }: Request, stage: Stage, lost: Loss[]): Request {
  const { query, options, ...envelope } = request;
  const written = { ...options };
  for (const change of stage.changes)
    if (change.place === "request.options") lost.push(...moveOption(written, change, stage));
  const renamed = renameMembers(query, "request.query", stage.changes);
  return {
    ...body,
    request: { ...envelope, query: renamed, ...(options && { options: written }) },
  };
}

function moveOption(
  options: Members,
  change: TranslatedChange,
  { isUpgrade, version }: Stage,
): Loss[] {
  const { sourceName, targetName, values, newValues, isAppended } = change;
  if (sourceName === null || (isAppended && !isUpgrade)) return [];
  const { [sourceName]: value } = options;
  delete options[sourceName];
  if (value === undefined || value === null) return [];
  const loss = (reason: string) => [{ field: `options.${sourceName}`, value, reason }];
  if (targetName === null) return loss(`Version ${version} has no replacement for it.`);
  if (!isUpgrade && newValues?.includes(String(value)))
    return loss(`Version ${version} does not have this value.`);
  if (isAppended)
    options[targetName] = [...((options[targetName] as unknown[] | null | undefined) ?? []), value];
  else if (!values) options[targetName] = value;
  else if (isUpgrade) options[targetName] = value === true ? values.true : values.false;
  else if (value === values.true || value === values.false)
    options[targetName] = value === values.true;
  else return loss(`Version ${version} has only ${values.true} and ${values.false}.`);
  return [];
}

/**
 * Rewrites the data of a response at each place, and the names of query fields in findings and
 * fixes.
 */
function mapValidation(response: Validation, stage: Stage): Validation {
  if (stage.changes.length === 0) return response;
  const map = (candidate: Candidate) => mapCandidate(candidate, { ...stage, isResult: false });
  const { result, resultCorrected, suggestions, ...otherMembers } = response;
  return {
    ...otherMembers,
    result: mapCandidate(result, { ...stage, isResult: true }),
    resultCorrected: resultCorrected && map(resultCorrected),
    suggestions: suggestions.map(map),
  };
}

function mapCandidate(
  candidate: Candidate,
  { changes, meaning, isUpgrade, isResult }: Stage & { isResult: boolean },
): Candidate {
  const written: Candidate = JSON.parse(JSON.stringify(candidate));
  const names = namesAt("request.query", changes);
  const field = (name: string) => names.get(name) ?? name;
  if (written.data) written.data = renameMembers(written.data, "result.data", changes);
  for (const error of written.errors ?? [])
    if (error.relatedTo) error.relatedTo = error.relatedTo.map(field);
  for (const { data } of written.fixes ?? []) {
    if (data?.typeFrom) data.typeFrom = field(data.typeFrom);
    if (data?.type) data.type = field(data.type);
  }
  return meaning?.translate(written, { isUpgrade, isResult }) ?? written;
}

/** The names at a place, each with that of the other version. */
function namesAt(place: string, changes: TranslatedChange[]): Map<string | null, string | null> {
  return new Map(
    changes
      .filter((change) => change.place === place)
      .map(({ sourceName, targetName }) => [sourceName, targetName]),
  );
}

/** Renames the members of an object, and those of the objects in it. */
function renameMembers(members: Members, place: string, changes: TranslatedChange[]): Members {
  const names = namesAt(place, changes);
  const renamed = Object.entries(members).map(([name, value]) => [
    names.has(name) ? names.get(name) : name,
    isObject(value) ? renameMembers(value, `${place}.${name}`, changes) : value,
  ]);
  return Object.fromEntries(renamed.filter(([name]) => name !== null));
}
