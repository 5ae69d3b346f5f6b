import type * as t from "@babel/types";
import { NEW, OLD } from "../names.ts";
import type { Mention } from "./fix.ts";

/** A client, a call of fetch or a type: its parts change together. */
export class ApiUse {
  /** The requested version; `none` for the default, `unknown` if it is not a literal. */
  version: "old" | "new" | "none" | "unknown" = "unknown";
  versionLiteral: t.StringLiteral | undefined;
  /** Whether it is a client without a version: its default has always been the new version. */
  isCurrent = false;
  /** Whether it uses a name that only the new version has. */
  isNewer = false;
  /** The names of the old version, each once. */
  readonly mentions = new Map<t.Node, Mention>();
  /**
   * Where its values come from elsewhere or leave the followed code. A harmless one blocks nothing.
   */
  readonly untracked: {
    node: t.Node;
    reason: string;
    isHarmless?: boolean;
    isExported?: boolean;
  }[] = [];

  addMention(mention: Mention): void {
    if (!this.mentions.has(mention.name)) this.mentions.set(mention.name, mention);
  }
}

export function versionFrom(text: string | undefined): ApiUse["version"] {
  if (text === OLD) return "old";
  return text === NEW ? "new" : "unknown";
}
