import type TypeScript from "typescript";
import { type Change, changes } from "../changes.ts";
import type { Compiler } from "./compiler.ts";
import type { Place } from "./places.ts";
import { readSources } from "./sources.ts";
import { createTracer, type Tracer } from "./trace.ts";

/** A piece of a source and what to put in its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A use of a name of version 2.0. */
export interface Use {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  from: string;
  /** The name in version 2.1; null when there is none. */
  to: string | null;
  section: string;
  /**
   * `rename`: can be renamed; the edits do it. `hand`: is certainly meant, and needs a decision. `look`: has the name, and may be
   * something else.
   */
  certainty: "rename" | "hand" | "look";
  /** What to know when it is not just renamed. */
  note?: string | undefined;
  edits: Edit[];
}

/** The names of version 2.0 that have another one in 2.1. */
type Row = Change & { from: string };

const rows = (changes as readonly Change[]).filter((change): change is Row => change.from !== null);

/** The names that are 2.1's alone: where one is used, a source has been migrated, at least in part. */
const newNames = (changes as readonly Change[]).flatMap(({ place, to, path }) =>
  to === null || to.includes(".") || rows.some((row) => row.from === to) ? [] : [{ path, place, to }],
);

/** Old names that hardly anybody else uses, so that they are worth a look wherever they stand. */
const distinctive = ["numberWithPrefix", "nationalFormatted", "internationalFormatted", "validationDepth", "smartMode"];

/** Finds the uses of names of version 2.0 in sources, file by file in the order of the text. */
export function findUses(ts: Compiler, paths: string[]): Use[] {
  const sources = readSources(ts, paths);
  const tracer = createTracer(ts, sources);
  for (const file of sources.files) walk(ts, file, (node) => noteSent(ts, tracer, node));
  return sources.files.flatMap((file) => usesOf(ts, tracer, file));
}

function walk(ts: Compiler, node: TypeScript.Node, visit: (node: TypeScript.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(ts, child, visit));
}

/** Notes the object literals that a node sends: as arguments of a call, or under a type of this package. */
function noteSent(ts: Compiler, tracer: Tracer, node: TypeScript.Node): void {
  if (ts.isCallExpression(node)) {
    const call = tracer.sending(node);
    node.arguments.forEach((argument, index) => {
      const at = call?.places[index];
      if (call && at) tracer.expect(argument, { path: call.path, at });
    });
  }
  if (ts.isVariableDeclaration(node) && node.initializer) {
    const place = tracer.placeOfType(node.type);
    if (place) tracer.expect(node.initializer, place);
  }
  if (ts.isSatisfiesExpression(node)) {
    const place = tracer.placeOfType(node.type);
    if (place) tracer.expect(node.expression, place);
  }
}

/** A name in a source that stands for a member of something. */
interface Mention {
  node: TypeScript.Node;
  name: TypeScript.Node;
  text: string;
  /** The place of what it is a member of; undefined when that is not known. */
  place: Place | undefined;
  /** The name of what it is a member of, for a guess when the place is not known. */
  parent?: string | undefined;
}

function usesOf(ts: Compiler, tracer: Tracer, file: TypeScript.SourceFile): Use[] {
  const mentions: Mention[] = [];
  const uses: Use[] = [];
  walk(ts, file, (node) => {
    const mention = readMention(ts, tracer, node);
    if (mention) mentions.push(mention);
    const version = readVersion(ts, tracer, node);
    if (version) uses.push(useOf(file, version.name, version));
  });
  const isMigrated = mentions.some(({ text, place }) =>
    newNames.some((row) => place && row.path === place.path && row.place === place.at && row.to === text),
  );
  const found = mentions.flatMap((mention) => {
    const { text, place, parent } = mention;
    if (place) {
      const row = rows.find((one) => one.path === place.path && one.place === place.at && one.from === text);
      return row ? [{ mention, row }] : [];
    }
    const guess = rows.find(
      ({ from, place }) => from === text && (distinctive.includes(text) || place.endsWith(`.${parent}`)),
    );
    return guess ? [{ mention, row: guess }] : [];
  });
  // A key that both versions have, with another meaning: it is an old one only where everything else is old.
  const asksForOld = uses.length > 0;
  const isOld = asksForOld || found.some(({ mention, row }) => mention.place && !isKept(row));
  for (const { mention, row } of found) {
    if (mention.place && isKept(row) && isMigrated && !isOld) continue;
    const isUnclear = isKept(row) && (isMigrated || !isOld);
    const fix = mention.place && !isUnclear ? fixOf(ts, mention, row) : undefined;
    uses.push(
      useOf(file, mention.name, {
        from: row.from,
        to: row.to,
        section: row.section,
        certainty: !mention.place || isUnclear ? "look" : fix ? "rename" : "hand",
        note: row.note ?? (row.to === null ? "removed, without a replacement" : undefined),
        edits: fix ?? [],
      }),
    );
  }
  return uses.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Whether the old name lives on in 2.1 for something else, as `national` does. */
function isKept(row: Row): boolean {
  return rows.some((other) => other.path === row.path && other.place === row.place && other.to === row.from);
}

function useOf(file: TypeScript.SourceFile, node: TypeScript.Node, found: Omit<Use, "file" | "line" | "column">): Use {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
  const { from, to, section, certainty, note, edits } = found;
  return { file: file.fileName, line: line + 1, column: character + 1, from, to, section, certainty, note, edits };
}

function readMention(ts: Compiler, tracer: Tracer, node: TypeScript.Node): Mention | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    // A method of that name is a function of somebody else's.
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) return undefined;
    const { name, expression } = node;
    return { node, name, text: name.text, place: tracer.placeOf(expression), parent: nameOf(ts, expression) };
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    const { argumentExpression: name, expression } = node;
    return { node, name, text: name.text, place: tracer.placeOf(expression), parent: nameOf(ts, expression) };
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return undefined;
    return { node, name, text: name.text, place: tracer.placeOfPattern(node.parent) };
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    const { name, parent: literal } = node;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return undefined;
    const { parent } = literal;
    const owner = ts.isPropertyAssignment(parent) ? parent.name.getText() : undefined;
    return { node, name, text: name.text, place: tracer.sent.get(literal), parent: owner };
  }
  if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
    return { node, name: node.name, text: node.name.text, place: undefined };
  }
  return undefined;
}

function nameOf(ts: Compiler, expression: TypeScript.Expression): string | undefined {
  if (ts.isNonNullExpression(expression)) return nameOf(ts, expression.expression);
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/** Where a source asks for version 2.0: the option of this package's client, the header, the argument of a type of this package. */
function readVersion(ts: Compiler, tracer: Tracer, node: TypeScript.Node) {
  if (!ts.isStringLiteral(node) || node.text !== "2.0") return undefined;
  const { parent } = node;
  const isType =
    ts.isLiteralTypeNode(parent) && ts.isTypeReferenceNode(parent.parent) && tracer.isOwnType(parent.parent);
  if (!isType && !(ts.isPropertyAssignment(parent) && asksForVersion(ts, tracer, parent))) return undefined;
  return {
    name: node,
    from: "version 2.0",
    to: "version 2.1",
    section: "9",
    certainty: "rename" as const,
    note: undefined,
    edits: [{ start: node.getStart() + 1, end: node.getEnd() - 1, text: "2.1" }],
  };
}

function asksForVersion(
  ts: Compiler,
  tracer: Tracer,
  { name, parent: literal }: TypeScript.PropertyAssignment,
): boolean {
  if (ts.isStringLiteral(name)) return name.text.toLowerCase() === "api-version";
  const { parent: call } = literal;
  return (
    name.getText() === "version" &&
    ts.isCallExpression(call) &&
    tracer.isCreateClient(call) &&
    call.arguments[0] === literal
  );
}

/** How to write a mention in version 2.1; undefined when that needs a decision. */
function fixOf(ts: Compiler, { node, name }: Mention, row: Row): Edit[] | undefined {
  const { from, to } = row;
  if (to === null) return undefined;
  if (ts.isPropertyAssignment(node) && row.place === "request.options") return fixOption(ts, node, row);
  if (row.place === "request.options") return undefined;
  const start = name.getStart();
  if (to.includes(".")) {
    return ts.isPropertyAccessExpression(node) ? [{ start, end: start + from.length, text: to }] : undefined;
  }
  if (ts.isStringLiteralLike(name)) return [{ start: start + 1, end: name.getEnd() - 1, text: to }];
  const isShort = ts.isShorthandPropertyAssignment(node) || (ts.isBindingElement(node) && !node.propertyName);
  return [{ start, end: name.getEnd(), text: isShort ? `${to}: ${from}` : to }];
}

/** The options whose values change with their names, where the value is written out. */
function fixOption(
  ts: Compiler,
  { name, initializer, parent }: TypeScript.PropertyAssignment,
  row: Row,
): Edit[] | undefined {
  const value = newValue(ts, initializer, row);
  const isTaken = parent.properties.some((property) => property.name?.getText() === row.to);
  if (value === undefined || isTaken || row.to === null) return undefined;
  return [
    { start: name.getStart(), end: name.getEnd(), text: row.to },
    { start: initializer.getStart(), end: initializer.getEnd(), text: value },
  ];
}

function newValue(ts: Compiler, initializer: TypeScript.Expression, { from }: Row): string | undefined {
  if (from === "defaultPrefix") return `[${initializer.getText()}]`;
  const values = from === "formatNumber" ? ['"e123"', '"e164"'] : ['"full"', '"suggestion"'];
  if (initializer.kind === ts.SyntaxKind.TrueKeyword) return values[0];
  return initializer.kind === ts.SyntaxKind.FalseKeyword ? values[1] : undefined;
}
