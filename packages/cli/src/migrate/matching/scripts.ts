import type { Node } from "@babel/types";
import type { Analysis } from "../engine/analyze.ts";
import type { Mention, Opaque, Pin } from "../engine/engine.ts";
import { walk } from "../engine/parse.ts";
import type { Module } from "../engine/program.ts";
import type { Call, Place, Value } from "../engine/value.ts";
import { fixOf } from "./fix.ts";
import type { Hit } from "./hit.ts";
import type { ProjectContext } from "./project-context.ts";
import { changedPaths, distinctive, fieldNames, isKept, newRows, type Row, rows } from "./rows.ts";
import { keysBeside } from "./siblings.ts";
import { hitsInStrings } from "./strings.ts";

interface MatchContext extends ProjectContext {
  /** Whether a value is made, kept and read here alone, so that nothing of the API's can be in it. */
  isOwn(value: Value): boolean;
  /** Whether a value, or what it is a part of, goes to a function that was not read, or to callers that were not seen. */
  isPassedOn(value: Value): boolean;
}

/** The version that a call asks for; undefined when it does not say, or that cannot be seen. */
export function versionOf(call: Call): string | undefined {
  const texts = new Set(versionValues(call).flatMap((value) => [...value.someTexts.keys()]));
  return texts.size === 1 ? [...texts][0] : texts.has("2.0") ? "2.0" : undefined;
}

/** Whether a call may ask for a version in headers that come from where it cannot be seen. */
export function hasUnseenVersion(call: Call): boolean {
  if (call.version || versionValues(call).length > 0) return false;
  return call.settings.some((settings) => {
    const headers = settings.fields.get("headers");
    return headers ? headers.isUnknown : settings.isUnknown;
  });
}

/** What a call's version may be written in. */
export function versionValues(call: Call): Value[] {
  if (call.version) return [call.version];
  return call.settings.flatMap((settings) => {
    const headers = settings.fields.get("headers");
    const holders = [headers, headers?.fields.get("common"), headers?.fields.get("post")];
    return holders.flatMap((holder) =>
      [...(holder?.fields ?? [])].filter(([name]) => name.toLowerCase() === "api-version").map(([, value]) => value),
    );
  });
}

/** Everything of version 2.0 in scripts, certain or not. */
export function matchScripts({ engine, modules }: Analysis, around: ProjectContext): Hit[] {
  const mentions = [...engine.mentions.values()];
  const evidence = collectEvidence(mentions);
  const passedOn = everythingIn(
    engine.opaques.filter(({ kind }) => kind === "passed" || kind === "given").map(({ value }) => value),
  );
  const seenElsewhere = everythingIn([...passedOn, ...modules.map(({ exports }) => exports)]);
  const isOwn = (value: Value) => !value.isUnknown && !value.isDeclared && !seenElsewhere.has(value.find());
  const hits = mentions.flatMap(
    (found) =>
      matchMention(found, evidence, { ...around, isOwn, isPassedOn: (value) => passedOn.has(value.find()) }) ?? [],
  );
  const matched = new Set(hits.map(({ file, start }) => `${file}:${start}`));
  const seen = new Set(
    mentions
      .filter(({ kind, file, name }) => kind !== "string" || matched.has(`${file}:${name.start}`))
      .map(({ name }) => name),
  );
  hits.push(...modules.flatMap((module) => hitsInStrings(module, seen, around)));
  hits.push(
    ...engine.opaques
      .filter(({ from }) => !from || !engine.reached.has(from))
      .flatMap((opaque) => matchOpaque(opaque, around)),
  );
  hits.push(...matchSent(engine.sent));
  hits.push(...mentions.flatMap(matchNullable));
  hits.push(...matchPins(engine.pins, modules));
  hits.push(...matchHeaders(engine.calls));
  return hits;
}

/** Values with all of their members. */
function everythingIn(values: readonly Value[]): Set<Value> {
  const found = new Set<Value>();
  const waiting = [...values];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const root = next.find();
    if (found.has(root)) continue;
    found.add(root);
    waiting.push(...root.fields.values());
  }
  return found;
}

/** Which names, old or new, are used with the answers and requests of a call. */
interface Evidence {
  old: Set<Call>;
  new: Set<Call>;
}

function collectEvidence(mentions: readonly Mention[]): Evidence {
  const evidence: Evidence = { old: new Set(), new: new Set() };
  for (const { key, owners } of mentions) {
    for (const { call, at } of owners.flatMap(({ places }) => places)) {
      const isAt = (row: { path: string; place: string }) => call.paths.includes(row.path) && row.place === at;
      if (rows.some((row) => row.from === key && isAt(row) && !isKept(row))) evidence.old.add(call);
      if (newRows.some((row) => row.to === key && isAt(row))) evidence.new.add(call);
      if (at === "result.data" && key === "details") evidence.new.add(call);
    }
  }
  return evidence;
}

function rowAt(key: string, { call, at }: Place): Row | undefined {
  return rows.find((row) => row.from === key && row.place === at && call.paths.includes(row.path));
}

function matchMention(found: Mention, evidence: Evidence, around: MatchContext): Hit | undefined {
  const { key, owners } = found;
  const field = owners.some(({ places }) => places.some(({ at }) => at === "field")) && matchField(found);
  if (field) return field;
  const matches = owners.flatMap((owner) =>
    owner.places.flatMap((place) => {
      const row = rowAt(key, place);
      return row ? [{ owner, place, row }] : [];
    }),
  );
  const [first] = matches;
  if (!first && found.kind === "string") return guessKey(found);
  if (!first) {
    // What is known to be another part of the API is not guessed about.
    return owners.some((owner) => owner.places.some(({ call }) => call.isSure) && !owner.isUnknown)
      ? undefined
      : guess(found, around);
  }
  const { row } = first;
  const calls = [...new Set(matches.map(({ place }) => place.call))];
  const versions = calls.map(versionOf);
  if (isKept(row)) {
    const isOld = calls.some((call) => evidence.old.has(call));
    const isNew = calls.some((call) => evidence.new.has(call));
    if (versions.every((version) => version === "2.1")) return undefined;
    if (isNew && !isOld && !versions.includes("2.0")) return undefined;
    if (versions.includes("2.1")) {
      return hit(found, row, calls, "likely", "used with answers of 2.0 and of 2.1, and both have it");
    }
    if ((!isOld && !versions.includes("2.0")) || isNew) {
      return hit(found, row, calls, "possible", "2.0 and 2.1 both have it, and nothing here says which is meant");
    }
  }
  // What is not there, an argument that was left out, is nothing else.
  const isSomething = (owner: Value) =>
    owner.isUnknown || owner.isLiteral || owner.isDeclared || owner.places.length > 0;
  const others = owners.filter((owner) => isSomething(owner) && !matches.some((match) => match.owner === owner));
  const isSent = found.kind === "property" && row.place.startsWith("request");
  const isElsewhere = isSent && owners.some((owner) => owner.isLiteral && around.isPassedOn(owner));
  const doubt = isElsewhere
    ? "the object also goes where its names cannot be followed"
    : doubtOf(found, matches, others);
  if (doubt) return hit(found, row, calls, "likely", doubt);
  const fix = fixOf(found, row, around.text(found.file));
  const note = row.note ? `${row.note}` : "";
  if (typeof fix === "string") return hit(found, row, calls, "certain", [fix, note].filter(Boolean).join("; "));
  return { ...hit(found, row, calls, "certain", note), edits: fix };
}

/** Why a mention that leads to the API may not be renamed without a look; undefined when it may. */
function doubtOf(
  { kind }: Mention,
  matches: readonly { owner: Value; place: Place; row: Row }[],
  others: readonly Value[],
): string | undefined {
  if (matches.some(({ place }) => !place.call.isSure)) return "sent by a function that is not known";
  if (matches.some(({ place }) => place.call.paths.length > 1)) return "the address is put together while it runs";
  if (new Set(matches.map(({ row }) => row)).size > 1) return "used with more than one operation";
  if (matches.some(({ owner }) => owner.isUnknown)) return "may also be something that comes from elsewhere";
  if (others.length > 0) return "the same code also gets something else";
  const isMixed = matches.some(({ owner, row }) => owner.places.some((place) => !rowAt(row.from, place)));
  if (isMixed) return "used with operations that have this name in both versions";
  return kind === "string" ? "the name is in a string that is used as a key" : undefined;
}

function hit({ file, name }: Mention, row: Row, calls: readonly Call[], rank: Hit["rank"], reason: string): Hit {
  const { start, end } = spanOf(name);
  return {
    file,
    start,
    end,
    from: row.from,
    to: row.to,
    section: row.section,
    rank,
    reason,
    edits: [],
    isBlocking: true,
    calls,
  };
}

export function spanOf(node: Node): { start: number; end: number } {
  return { start: node.start ?? 0, end: node.end ?? 0 };
}

/** A field's name in a finding, a fix or an error: `relatedTo.includes("numberWithPrefix")`. */
function matchField({ key, owners, file, name, kind }: Mention): Hit | undefined {
  const to = fieldNames.get(key);
  if (kind !== "string" || to === undefined) return undefined;
  const calls = [...new Set(owners.flatMap(({ places }) => places.map(({ call }) => call)))];
  if (!calls.some(({ paths }) => paths.some((path) => changedPaths.includes(path)))) return undefined;
  const { start, end } = spanOf(name);
  const isCertain =
    name.type === "StringLiteral" &&
    owners.every((owner) => !owner.isUnknown && owner.places.every(({ call }) => call.isSure));
  return {
    file,
    start,
    end,
    from: key,
    to,
    section: "9.1",
    rank: isCertain ? "certain" : "likely",
    reason: "findings, fixes and errors name the field",
    edits: isCertain ? [{ start: start + 1, end: end - 1, text: to }] : [],
    isBlocking: true,
    calls,
  };
}

/** What a name that could not be followed may be, by the names around it. */
function guess(found: Mention, around: MatchContext): Hit | undefined {
  const { key, file, parent, kind } = found;
  if (kind === "string") return undefined;
  const candidates = rows.filter((row) => row.from === key);
  if (candidates.length === 0) return undefined;
  const isNear = around.isNear(file);
  const isRare = distinctive.includes(key);
  const isOwn = found.owners.every(around.isOwn);
  if (isOwn && !isRare) return undefined;
  const beside = keysBeside(parent);
  const names = found.around.map((name) => name.toLowerCase());
  const fits = (row: Row): number => {
    const parts = row.place.split(".");
    const last = parts.at(-1) ?? "";
    const isIn = names.at(-1)?.endsWith(last) ?? false;
    const isUnder = parts.length > 1 && names.slice(0, -1).some((name) => name.endsWith(parts.at(-2) ?? ""));
    const isBeside = rows.some(
      (other) => other !== row && other.place === row.place && other.path === row.path && beside.has(other.from),
    );
    return (isIn ? 2 : 0) + (isUnder ? 1 : 0) + (isBeside ? 2 : 0);
  };
  const [best] = [...candidates].sort((a, b) => fits(b) - fits(a));
  if (!best) return undefined;
  const score = fits(best);
  if (isOwn) {
    const reason = "only the name is the same: nothing of the API was seen to go through it";
    return { ...hit(found, best, [], "possible", reason), isBlocking: false };
  }
  const where = best.place.split(".").at(-1) ?? "";
  const like = `looks like ${where}.${key}`;
  if (isNear && (score >= 2 || (isRare && score > 0))) {
    return hit(found, best, [], "likely", `${like}; where it comes from could not be followed`);
  }
  if (isNear && isRare) return hit(found, best, [], "likely", "where it comes from could not be followed");
  if (isRare) return hit(found, best, [], score >= 2 ? "likely" : "possible", "nothing near it calls the API");
  if (isNear && isRead(found)) return hit(found, best, [], "possible", "only the name is the same");
  return score >= 2 ? hit(found, best, [], "possible", `${like}; nothing near it calls the API`) : undefined;
}

/** An old name in a string that is used as a key of something of the API, though not where the name belongs as far as it was followed. */
function guessKey(found: Mention): Hit | undefined {
  const row = rows.find(({ from }) => from === found.key);
  const calls = [...new Set(found.owners.flatMap(({ places }) => places.map(({ call }) => call)))].filter(concerns);
  if (!row || calls.length === 0) return undefined;
  return hit(found, row, calls, "likely", "the string is used as a key of the request or the answer");
}

/** Names that many have are worth a look where something is read of a value that is not known. */
function isRead({ owners, kind }: Mention): boolean {
  if (kind === "property" || kind === "signature") return false;
  return owners.some((owner) => owner.isUnknown);
}

const CONTAINERS = new Set(["exchange", "answer", "results", "result", "result.data", "result.data.format"]);

/** A use of a whole answer that may read its fields where that cannot be seen. */
function matchOpaque({ file, node, value, kind, to }: Opaque, around: ProjectContext): Hit[] {
  if (kind === "exported" && around.isImported(file)) return [];
  const places = value.places.filter(({ call, at }) => concerns(call) && isContainer(call, at, kind));
  const [place] = places;
  if (!place) return [];
  const calls = [...new Set(places.map(({ call }) => call))];
  if (calls.every((call) => versionOf(call) === "2.1")) return [];
  const what = place.at.startsWith("request") ? "the request" : "the answer";
  const part = place.at === "exchange" || place.at === "answer" || place.at === "results" ? what : place.at;
  const reasons: Record<Opaque["kind"], string> = {
    exported: `${part} is exported whole, and nothing that was seen imports it`,
    passed: to
      ? `${part} is passed to ${to}, which may read old names`
      : `${part} is passed on, and may be read by old names there`,
    given: `${part} is given back whole, and its readers were not seen`,
    dynamic: `a field of ${part} is read or written by a key that is not known here`,
    listed: `the keys of ${part} are listed, and are others in 2.1`,
    printed: `${part} is printed, with other names in 2.1`,
  };
  const { start, end } = spanOf(node);
  const isPrinted = kind === "printed";
  return [
    {
      file,
      start,
      end: Math.min(end, start + 80),
      from: part,
      to: null,
      section: sectionOf(place.call),
      rank: kind === "dynamic" ? "likely" : "possible",
      reason: reasons[kind],
      edits: [],
      isBlocking: !isPrinted,
      calls,
    },
  ];
}

function concerns({ paths }: Call): boolean {
  return paths.some((path) => changedPaths.includes(path));
}

/** Whether old names stand in a part, or below it. */
function isContainer({ paths }: Call, at: string, kind: Opaque["kind"]): boolean {
  const own = rows.filter(({ path }) => paths.includes(path));
  if (kind === "dynamic" || kind === "listed") return own.some(({ place }) => place === at);
  return (
    CONTAINERS.has(at) &&
    (at === "exchange" || at === "answer" || at === "results" || own.some(({ place }) => place.startsWith(at)))
  );
}

function sectionOf({ paths }: Call): string {
  return rows.find(({ path }) => paths.includes(path))?.section ?? "9";
}

/** Requests whose content comes from where it cannot be seen. */
function matchSent(sent: Analysis["engine"]["sent"]): Hit[] {
  return sent.flatMap(({ call, value, node, file }) => {
    if (!concerns(call) || versionOf(call) === "2.1") return [];
    const unread = unreadPart(call, value);
    if (!unread) return [];
    const { start, end } = spanOf(node);
    return [
      {
        file,
        start,
        end: Math.min(end, start + 80),
        from: unread,
        to: null,
        section: sectionOf(call),
        rank: "possible" as const,
        reason: `${unread} comes from elsewhere, and may have old names`,
        edits: [],
        isBlocking: true,
        calls: [call],
      },
    ];
  });
}

/** The part of what is sent that is not known; undefined when all of it is. */
function unreadPart(call: Call, value: Value, depth = 0): string | undefined {
  const ats = value.places.filter((place) => place.call === call).map(({ at }) => at);
  const own = rows.filter(({ path }) => call.paths.includes(path));
  const at = ats.find((one) => /^(init|body|request)/.test(one));
  if (!at || depth > 4) return undefined;
  if (at === "request.query" || at === "request.options") {
    return value.isUnknown && own.some(({ place }) => place === at) ? at : undefined;
  }
  const inner = [...value.fields.values()].filter((field) => field.places.some((place) => place.call === call));
  const found = inner.flatMap((field) => unreadPart(call, field, depth + 1) ?? []);
  if (found[0]) return found[0];
  return value.isUnknown && inner.length === 0 && at !== "init" ? "the request" : undefined;
}

/** Fields that keep their names, and that 2.1 may leave without a value. */
function matchNullable({ key, owners, file, name }: Mention): Hit[] {
  const reasons: Record<string, string> = {
    country: "2.1 has null where 2.0 had an empty string, when the country cannot be resolved",
    nameDays: "2.1 may leave it out",
  };
  for (const { places } of owners) {
    for (const { call, at } of places) {
      const isCountry = at === "result.data.country" && (key === "code" || key === "prefix");
      const isNameDays = at === "details" && key === "nameDays";
      if (!(isCountry || isNameDays) || !concerns(call) || versionOf(call) !== "2.0") continue;
      const { start, end } = spanOf(name);
      const reason = reasons[isCountry ? "country" : "nameDays"] ?? "";
      const from = isCountry ? `country.${key}` : key;
      return [
        {
          file,
          start,
          end,
          from,
          to: from,
          section: sectionOf(call),
          rank: "possible",
          reason,
          edits: [],
          isBlocking: false,
          calls: [call],
        },
      ];
    }
  }
  return [];
}

/** Calls whose headers come from elsewhere. */
function matchHeaders(calls: readonly Call[]): Hit[] {
  return calls
    .filter((call) => concerns(call) && call.isSure && hasUnseenVersion(call))
    .map((call) => ({
      file: call.file,
      start: call.start,
      end: call.start + 1,
      from: "the headers",
      to: null,
      section: "9",
      rank: "possible",
      reason: "the headers come from elsewhere, and may ask for version 2.0",
      edits: [],
      isBlocking: true,
      calls: [call],
    }));
}

/** Where a version is asked for. */
function matchPins(pins: readonly Pin[], modules: readonly Module[]): Hit[] {
  const hits: Hit[] = [];
  const seen = new Set<Node>();
  for (const { file, node, value } of pins) {
    const base = { to: "version 2.1", section: "9", isBlocking: false, calls: [], edits: [] };
    const literals = value.someTexts.get("2.0") ?? [];
    for (const literal of literals) {
      if (seen.has(literal.node)) continue;
      seen.add(literal.node);
      const span = spanOf(literal.node);
      const isOnly = value.texts?.size === 1 && !value.isUnknown;
      const isOwn = literal.node === node || isVersionConstant(literal.node, literal.file || file, modules);
      const isString = literal.node.type === "StringLiteral";
      const edits =
        isOnly && isOwn
          ? [isString ? { start: span.start + 1, end: span.end - 1, text: "2.1" } : { ...span, text: "2.1" }]
          : [];
      const reason = edits.length > 0 ? "" : "the version may also come from elsewhere";
      hits.push({
        ...base,
        file: literal.file || file,
        ...span,
        from: "version 2.0",
        rank: edits.length > 0 ? "certain" : "likely",
        reason,
        edits,
      });
    }
    if (literals.length === 0 && (value.isUnknown || value.texts === undefined) && !seen.has(node)) {
      seen.add(node);
      const { start, end } = spanOf(node);
      hits.push({
        ...base,
        file,
        start,
        end,
        from: "version",
        rank: "possible",
        reason: "the version comes from elsewhere, and may be 2.0",
      });
    }
  }
  return hits;
}

/** Whether a literal is all that a constant, a property or a parameter is whose name says that it is a version. */
function isVersionConstant(literal: Node, at: string, modules: readonly Module[]): boolean {
  let found = false;
  for (const { syntax } of modules.filter(({ file }) => file === at)) {
    walk(syntax, (node) => {
      const [name, value] = namedValue(node);
      const inner = value?.type === "TSAsExpression" ? value.expression : value;
      if (inner !== literal || !name) return;
      const text = name.type === "Identifier" ? name.name : name.type === "StringLiteral" ? name.value : "";
      if (/version/i.test(text)) found = true;
    });
  }
  return found;
}

/** A name and the value that it is given. */
function namedValue(node: Node): [Node | undefined, Node | null | undefined] {
  if (node.type === "VariableDeclarator") return [node.id as Node, node.init];
  if (node.type === "AssignmentPattern") return [node.left, node.right];
  if (node.type === "ObjectProperty" || node.type === "ClassProperty") return [node.key, node.value];
  return [undefined, undefined];
}
