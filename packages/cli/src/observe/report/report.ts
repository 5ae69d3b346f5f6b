import { applyEdits } from "../changes/edit.ts";
import { type Change, changeForMark, createContext, proposeChanges, titleOf } from "../changes/propose.ts";
import type { Model } from "../contract/model.ts";
import { type Place, placeKey } from "../contract/places.ts";
import { createLocator } from "../contract/yaml.ts";
import { type Coverage, measureCoverage } from "../ledger/coverage.ts";
import type { Addition, Contradiction } from "../ledger/ledger.ts";
import { judgeRows, type Row, type Strength, type Verdict } from "../ledger/verdicts.ts";
import type { Observer, Problem } from "../observer.ts";
import { describeShape } from "../shape.ts";

/** How a run ends: with these codes, for scripts. */
export const exitCodes = { clean: 0, assumptionContradicted: 1, statementBroken: 2, couldNotRun: 3 } as const;

/** Everything that a run found out, as data; no value of a request or a response is in it. */
export interface Report {
  source: {
    name: string;
    read: number;
    matched: number;
    masked: number;
    /** The versions that the calls were of. */
    versions: string[];
    problems: Problem[];
    period: { from: string; to: string } | undefined;
  };
  versions: string[];
  summary: Summary;
  /** 0: no contradiction; 1: an assumption is contradicted; 2: the service breaks a statement. */
  exitCode: number;
  contradictions: ReportedContradiction[];
  additions: ReportedAddition[];
  rows: ReportedRow[];
  coverage: Coverage;
  changes: ReportedChange[];
}

/** How many places have which verdict. */
export interface Summary {
  assumed: Record<Verdict, number>;
  strengths: Record<Strength, number>;
  stated: { held: number; broken: number; neverSeen: number };
  /** Places that an earlier observation marked. */
  observed: Record<Verdict, number>;
}

/** A contradiction, as data. */
export interface ReportedContradiction {
  ground: Contradiction["ground"];
  /** The keyword of the contract that does not hold, or `status`, `default`, `refused`, `optional`, `operation`. */
  keyword: string;
  /** `company/search resultsTotal: integer → integer or null`. */
  title: string;
  where: ContractPlace;
  /** The mark that is wrong. */
  mark: { key: string; text: string } | undefined;
  direction: string;
  fields: string[];
  operations: string[];
  count: number;
  /** The form of what stood there. */
  shape: string;
  first: string;
  note: string;
}

/** What was there and is not in the contract, as data. */
export interface ReportedAddition {
  kind: Addition["kind"];
  title: string;
  where: ContractPlace;
  operations: string[];
  count: number;
  shape: string;
  first: string;
  /** Whether there is a change that takes it up. */
  hasChange: boolean;
}

/** A place of the contract, for people and for programs. */
export interface ContractPlace {
  /** `openapi/shared/company/search.yaml:83`. */
  line: string;
  /** `openapi/shared/company/search.yaml#/schemas/CompanySearchResponse/properties/resultsTotal`. */
  source: string;
  /** In the bundle of each version, as a JSON pointer. */
  pointers: Record<string, string>;
}

/** A row of the ledger, as data. */
export interface ReportedRow {
  kind: "assumed" | "observed" | "stated";
  /** Operation and field. */
  title: string;
  /** How much of its place a mark is about. */
  extent: Row["extent"];
  where: ContractPlace;
  what: string;
  why: string;
  verdict: Verdict;
  count: number;
  /** How many calls showed it, and of which versions they were. */
  calls: number;
  versions: string[];
  strength: Strength;
  evidence: string[];
  operations: string[];
  /** Titles of its contradictions. */
  contradictions: string[];
}

/** A change of the sources, as data. */
export interface ReportedChange extends Change {
  /** The edited sources would not be valid for a reason that only a person can judge. */
  isByHand: boolean;
}

/** What a report is made of. */
export interface Findings {
  model: Model;
  observer: Observer;
  /** What the calls came from, for people. */
  name: string;
  /** The day to date observations with when the calls have none. */
  today: string;
}

/** Makes the report of a run. */
export function makeReport({ model, observer, name, today }: Findings): Report {
  const { ledger } = observer;
  const defaults = observer.settle();
  const locate = createLocator(model.files.sources);
  const rows = judgeRows(ledger, defaults);
  const context = createContext(model, (observer.period?.to ?? today).slice(0, 10));
  const { of, all } = proposeChanges(ledger, context);
  const marks = rows.flatMap((row) => changeForMark(row, context) ?? []);
  const where = (place: Place, pointers: Record<string, string>): ContractPlace => ({
    line: `${place.file}:${locate(place)}`,
    source: placeKey(place),
    pointers,
  });
  const contradictions = [...ledger.contradictions.values()].map((contradiction): ReportedContradiction => {
    const { ground, keyword, mark, place, pointer, version, direction, fields, operations, count, shape, first } =
      contradiction;
    const change = of.get(contradiction);
    return {
      ground,
      keyword,
      title: change?.title ?? titleOf(contradiction),
      where: where(place, { [version]: pointer }),
      mark: mark && { key: mark.key, text: mark.text },
      direction,
      fields: [...fields],
      operations: [...operations],
      count,
      // What a missing field is missing from says less than that it is.
      shape: keyword === "required" ? "nothing" : describeShape(shape),
      first,
      note: change?.note ?? "",
    };
  });
  const summary = summarize(rows);
  const broken = contradictions.some(({ ground }) => ground === "stated");
  return {
    source: {
      name,
      read: observer.read,
      matched: observer.matched,
      masked: observer.masked,
      versions: [...new Set([...ledger.calls.values()].map(({ operation }) => operation.version))].toSorted(),
      problems: [...observer.problems.values()],
      period: observer.period,
    },
    versions: model.versions,
    summary,
    exitCode: broken
      ? exitCodes.statementBroken
      : contradictions.length > 0
        ? exitCodes.assumptionContradicted
        : exitCodes.clean,
    contradictions: contradictions.toSorted((a, b) => Number(b.ground === "stated") - Number(a.ground === "stated")),
    additions: [
      ...[...ledger.additions.values()].map((addition) => reportAddition(addition, where, of.has(addition))),
      ...unknownOperations(observer),
    ],
    rows: rows.map(({ place, pointers, contradictions: own, ...row }) => ({
      ...row,
      where: where(place, pointers),
      contradictions: own.map((contradiction) => of.get(contradiction)?.title ?? ""),
    })),
    coverage: measureCoverage(ledger),
    changes: [...all, ...marks].map((change) => ({ ...change, isByHand: change.edits.length === 0 })),
  };
}

function reportAddition(
  addition: Addition,
  where: (place: Place, pointers: Record<string, string>) => ContractPlace,
  hasChange: boolean,
): ReportedAddition {
  const { kind, name, field, operation, place, node, operations, count, shape, first } = addition;
  const path = operation?.path.slice(1) ?? "";
  const titles: Record<Addition["kind"], string> = {
    field: `${path} ${field}: a field`,
    value: `${path} ${field}: the value ${name}`,
    status: `${path}: the status ${name}`,
    header: `${path}: the header ${name}`,
    operation: name,
    error: `${path}: the error ${name}`,
    "sent field": `${path} ${field}: sent, and not refused`,
  };
  return {
    kind,
    title: titles[kind],
    where: where(place, node ? { [node.version]: node.pointer } : {}),
    operations: [...operations],
    count,
    shape: shape ? describeShape(shape) : "",
    first,
    hasChange,
  };
}

function unknownOperations(observer: Observer): ReportedAddition[] {
  const { currentVersion } = observer.ledger.model;
  const file = `openapi/${currentVersion}/openapi.yaml`;
  return [...observer.unknownPaths].map(([path, { count, first }]) => ({
    kind: "operation",
    title: `${path}: an operation`,
    where: { line: file, source: `${file}#/paths`, pointers: { [currentVersion]: "/paths" } },
    operations: [],
    count,
    shape: "",
    first,
    hasChange: false,
  }));
}

function summarize(rows: { kind: string; verdict: Verdict; strength: Strength }[]): Summary {
  const count = (kind: string, verdict: Verdict) =>
    rows.filter((row) => row.kind === kind && row.verdict === verdict).length;
  const verdicts = (kind: string) => ({
    confirmed: count(kind, "confirmed"),
    contradicted: count(kind, "contradicted"),
    "never seen": count(kind, "never seen"),
  });
  const strength = (name: Strength) =>
    rows.filter((row) => row.kind === "assumed" && row.verdict === "confirmed" && row.strength === name).length;
  return {
    assumed: verdicts("assumed"),
    strengths: { strong: strength("strong"), partial: strength("partial"), weak: strength("weak"), none: 0 },
    stated: {
      held: count("stated", "confirmed"),
      broken: count("stated", "contradicted"),
      neverSeen: count("stated", "never seen"),
    },
    observed: verdicts("observed"),
  };
}

/** Which changes are made: of what traffic contradicts, of what is stated too, and of the marks of what it confirms. */
export interface Selection {
  contradicted: boolean;
  stated: boolean;
  marks: boolean;
}

/** The sources after the changes of a report: only the files that change. */
export function changeSources(
  report: Report,
  sources: Record<string, string>,
  selection: Selection,
): Record<string, string> {
  const chosen = report.changes.filter(({ edits, isStated }) => {
    const isMark = edits.every((edit) => edit.do === "observed");
    if (isMark) return selection.marks;
    return isStated ? selection.stated : selection.contradicted;
  });
  // A key that gets another name has to keep its old one until nothing else needs it.
  const edits = chosen
    .flatMap((change) => change.edits)
    .toSorted((a, b) => Number(a.do === "rename") - Number(b.do === "rename"));
  return applyEdits(sources, edits);
}
