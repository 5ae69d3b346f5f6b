import type { Node, TSType } from "@babel/types";
import { HOLE, ITEM, member } from "./place.ts";

/** One place in the sources at which the API is asked, or a type that describes what it is asked and answers. */
export interface Call {
  /** The paths that it may go to: one, or several where the address is put together at run time. */
  paths: readonly string[];
  /** Whether it is known to be a call of the API, and not one that looks like it. */
  isSure: boolean;
  file: string;
  /** Where the call stands in the file, as an offset. */
  start: number;
  /** What holds the headers: the settings of the call, and those of the client that makes it. */
  settings: Value[];
  /** The version that the call asks for in another way than by a header: with an option of a client, or a type. */
  version?: Value | undefined;
}

/**
 * What a value is, as far as the API is concerned: a part of the request or of the answer of a call.
 *
 * `request`, `request.query`, `result.data` … are that part of an envelope; `resultCorrected` and an item of `suggestions` count as
 * `result`. `init` are the settings of a call, `body` the root of a request, `exchange` what a call gives, `answer` the root of an answer.
 */
export interface Place {
  call: Call;
  at: string;
}

/** A string in a source: where it stands. */
export interface Literal {
  file: string;
  node: Node;
}

/** A function with the scope that it was made in. */
export interface Closure {
  node: Extract<Node, { params: unknown[]; body: Node }>;
  scope: Scope;
  self?: Value | undefined;
}

/** A function that is known without its source. */
export type Builtin = (call: { args: Value[]; self: Value; file: string; node: Node }) => Value;

/** How many strings are followed as the content of one value. */
const MOST_TEXTS = 24;

/**
 * What a set of expressions stands for. Whatever is assigned, passed or given back becomes one value with what it goes to, so that a value
 * holds all the expressions between which its fields can travel: a field is renamed in all of them or in none.
 */
export class Value {
  /** The value that this one became a part of. */
  private link: Value | undefined;
  private ownFields = new Map<string, Value>();
  private ownPlaces: Place[] = [];
  private ownTexts: Map<string, Literal[]> | undefined;
  private hasOtherText = false;
  private ownFunctions: Closure[] = [];
  private ownBuiltin: Builtin | undefined;
  private isFromElsewhere = false;
  private ownKind: string | undefined;
  private isOfType = false;
  private isWritten = false;

  /** The value that it is by now. */
  find(): Value {
    let root: Value = this;
    while (root.link) root = root.link;
    let step: Value = this;
    while (step.link && step.link !== root) {
      const next: Value = step.link;
      step.link = root;
      step = next;
    }
    return root;
  }

  /** Something that comes from outside of what was read: nothing is known about it. */
  static elsewhere(): Value {
    const value = new Value();
    value.isFromElsewhere = true;
    return value;
  }

  static text(text: string, literals: Literal[] = []): Value {
    const value = new Value();
    value.ownTexts = new Map([[text, literals]]);
    return value;
  }

  static builtin(builtin: Builtin, kind?: string): Value {
    const value = new Value();
    value.ownBuiltin = builtin;
    value.ownKind = kind;
    return value;
  }

  static closure(closure: Closure): Value {
    const value = new Value();
    value.ownFunctions = [closure];
    return value;
  }

  static of(place: Place): Value {
    return new Value().put(place);
  }

  /** Whether it may be something that comes from outside of what was read. */
  get isUnknown(): boolean {
    return this.find().isFromElsewhere;
  }

  get places(): readonly Place[] {
    return this.find().ownPlaces;
  }

  get functions(): readonly Closure[] {
    return this.find().ownFunctions;
  }

  get builtin(): Builtin | undefined {
    return this.find().ownBuiltin;
  }

  /** What it is of a library, as a word of this program's own. */
  get kind(): string | undefined {
    return this.find().ownKind;
  }

  /** Whether a type says what it is. */
  get isDeclared(): boolean {
    return this.find().isOfType;
  }

  /** Whether it is an object that is written out in a source. */
  get isLiteral(): boolean {
    return this.find().isWritten;
  }

  /** Notes that it is written out in a source. */
  write(): this {
    this.find().isWritten = true;
    return this;
  }

  /** Notes that a type says what it is. */
  declare(): this {
    this.find().isOfType = true;
    return this;
  }

  set kind(kind: string | undefined) {
    this.find().ownKind = kind;
  }

  /** The strings that it may be, with where they are written; undefined when it may be others too. */
  get texts(): ReadonlyMap<string, Literal[]> | undefined {
    const root = this.find();
    return root.hasOtherText ? undefined : root.ownTexts;
  }

  /** The one string that it is. */
  get onlyText(): string | undefined {
    const { texts } = this;
    return texts?.size === 1 ? [...texts.keys()][0] : undefined;
  }

  /** Those of its strings that are known, even where it may be others too. */
  get someTexts(): ReadonlyMap<string, Literal[]> {
    return this.find().ownTexts ?? new Map();
  }

  get fields(): ReadonlyMap<string, Value> {
    return this.find().ownFields;
  }

  /** Its member of a name. */
  field(name: string): Value {
    const root = this.find();
    const known = root.ownFields.get(name);
    if (known) return known.find();
    const index = /^\d+$/.test(name) ? root.ownFields.get(ITEM) : undefined;
    if (index) return index.find();
    const value = root.isFromElsewhere ? Value.elsewhere() : new Value();
    root.ownFields.set(name, value);
    for (const place of root.ownPlaces) {
      const at = member(place.at, name);
      if (at) value.put({ ...place, at });
    }
    return value.find();
  }

  /** What its items are, if it is a list. */
  item(): Value {
    const root = this.find();
    const known = root.ownFields.has(ITEM);
    const item = root.field(ITEM);
    if (known) return item;
    for (const [name, value] of [...root.ownFields]) if (/^\d+$/.test(name)) unify(item, value);
    return item.find();
  }

  /** Notes what it is. */
  put(place: Place): this {
    const waiting: [Value, Place][] = [[this, place]];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const root = next[0].find();
      const { call, at } = next[1];
      if (root.ownPlaces.some((known) => known.call === call && known.at === at)) continue;
      root.ownPlaces.push(next[1]);
      for (const [name, field] of root.ownFields) {
        const step = member(at, name);
        if (step) waiting.push([field, { call, at: step }]);
      }
    }
    return this;
  }

  /** Notes that it may be something that was not read. */
  taint(): this {
    const waiting: Value[] = [this];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const root = next.find();
      if (root.isFromElsewhere) continue;
      root.isFromElsewhere = true;
      waiting.push(...root.ownFields.values());
    }
    return this;
  }

  /** Makes two values one; gives back the pairs of members that become one with them. */
  absorb(other: Value): [Value, Value][] {
    const into = this.find();
    const from = other.find();
    if (into === from) return [];
    from.link = into;
    const pairs: [Value, Value][] = [];
    const [intoPlaces, fromPlaces] = [into.ownPlaces, from.ownPlaces];
    const wasTainted = into.isFromElsewhere !== from.isFromElsewhere;
    for (const [name, value] of from.ownFields) {
      const own = into.ownFields.get(name);
      if (own) pairs.push([own, value]);
      else into.ownFields.set(name, value);
    }
    into.ownPlaces = [];
    for (const place of [...intoPlaces, ...fromPlaces]) into.put(place);
    into.isFromElsewhere = false;
    if (wasTainted || from.isFromElsewhere) into.taint();
    into.ownFunctions = [
      ...into.ownFunctions,
      ...from.ownFunctions.filter(({ node }) => !into.ownFunctions.some((known) => known.node === node)),
    ];
    into.ownBuiltin ??= from.ownBuiltin;
    into.ownKind ??= from.ownKind;
    into.isOfType ||= from.isOfType;
    into.isWritten ||= from.isWritten;
    into.hasOtherText ||= from.hasOtherText;
    if (from.ownTexts) {
      into.ownTexts ??= new Map();
      for (const [text, literals] of from.ownTexts) {
        const known = into.ownTexts.get(text);
        if (known) known.push(...literals.filter(({ node }) => !known.some((one) => one.node === node)));
        else if (into.ownTexts.size < MOST_TEXTS) into.ownTexts.set(text, [...literals]);
        else into.hasOtherText = true;
      }
    }
    return pairs;
  }
}

/** Makes values one, with all of their members. */
export function unify(one: Value, other: Value): Value {
  const waiting: [Value, Value][] = [[one, other]];
  for (let pair = waiting.pop(); pair; pair = waiting.pop()) waiting.push(...pair[0].absorb(pair[1]));
  return one.find();
}

/** The text that parts make together, with a hole for each that is not known. */
export function joinTexts(parts: readonly Value[]): Value {
  const literals: Literal[] = parts.flatMap((part) => [...part.someTexts.values()].flat());
  return Value.text(parts.map((part) => part.onlyText ?? HOLE).join(""), literals);
}

/** A type by its name: a value that everything of that type is one with, or one made anew for the arguments of each use. */
export type TypeMaker = (args: readonly TSType[], scope: Scope) => Value | undefined;

/** What names stand for within a piece of a source. */
export class Scope {
  readonly values = new Map<string, Value>();
  readonly types = new Map<string, TypeMaker>();
  /** What the function gives back that this is the scope of. */
  result: Value | undefined;
  /** The expressions that the function gives back. */
  readonly returns: Node[] = [];
  self: Value | undefined;
  readonly file: string;
  readonly parent: Scope | undefined;

  constructor(file: string, parent?: Scope) {
    this.file = file;
    this.parent = parent;
  }

  /** A scope within this one. */
  inner(): Scope {
    return new Scope(this.file, this);
  }

  find(name: string): Value | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const value = scope.values.get(name);
      if (value) return value;
    }
    return undefined;
  }

  findType(name: string): { make: TypeMaker; scope: Scope } | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const make = scope.types.get(name);
      if (make) return { make, scope };
    }
    return undefined;
  }

  /** The scope of the function around it. */
  get around(): Scope {
    let scope: Scope = this;
    while (!scope.result && scope.parent) scope = scope.parent;
    return scope;
  }

  get own(): Value | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) if (scope.self) return scope.self;
    return undefined;
  }
}
