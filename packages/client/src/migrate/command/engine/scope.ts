import type { Node, TSType } from "@babel/types";
import type { Value } from "./value.ts";

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
