import { getOrInsert } from "@data-validation/common/get-or-insert";
import { type SourcePlace, sourcePlaceKey } from "@data-validation/contract-files/source-places";
import type { Json } from "@data-validation/openapi-document/json";
import type {
  ContractModel,
  Direction,
  Mark,
  OperationNode,
  SchemaNode,
} from "../../contract-model/model.ts";
import type { RecordedCall } from "../../traffic/recorded.ts";
import { addShape, emptyShape, isIdentifier, jsonTypeOf, type ValueShape } from "../value-shape.ts";

export interface CallMessage {
  direction: Direction;
  operation: OperationNode;
  call: RecordedCall;
  /** The strings of the request, which are not words of the service. */
  sent: readonly string[];
  /** The number of the query. Equal queries have the same number. */
  subject: number;
}

/** A difference between traffic and contract: one keyword at one place, counted. */
export interface Finding {
  /**
   * `stated`: the service violates a statement; `assumed`: it contradicts a mark; `new`: the
   * contract lacks the place.
   */
  ground: "stated" | "partly stated" | "assumed" | "new";
  mark: Mark | undefined;
  /**
   * The keyword of the contract, or `status`, `rejected`, `optional`; of what is new, `field`,
   * `value`, `status`, `sent field`.
   */
  keyword: string;
  detail: string;
  /** Whether its detail or a word is a stand-in. */
  isHidden: boolean;
  place: SourcePlace;
  direction: Direction;
  /** Its first place in the body: `result.data.details[].nameDays`. */
  field: string;
  operation: OperationNode;
  operations: Set<string>;
  versions: Set<string>;
  count: number;
  /** The status of the first call that showed it. */
  status: number;
  shape: ValueShape;
  /** The unlisted values of an enum. */
  words: Set<string>;
  first: string;
  node: SchemaNode | undefined;
  /** The fields of the contract that never occur beside a new field. */
  absent: string[];
}

type NewFinding = Pick<Finding, "place" | "keyword"> &
  Partial<Pick<Finding, "mark" | "detail" | "isHidden" | "field" | "node" | "absent">> & {
    isNew?: true;
    value?: Json;
  };

/** A name or a word in a report, or its stand-in. */
interface ShownText {
  text: string;
  isHidden: boolean;
}

/** The findings of a run. They keep no values, and unknown names only if words are shown. */
export class FindingCounter {
  readonly #byKey = new Map<string, Finding>();
  readonly #showsWords: boolean;
  /** The names of all fields of the contract, which are not personal data. */
  readonly #names: ReadonlySet<string>;
  /** Stand-ins for names and words that are not shown. */
  readonly #standIns = new Map<string, string>();

  constructor({ nodes }: ContractModel, showsWords: boolean) {
    this.#showsWords = showsWords;
    this.#names = new Set(nodes.flatMap(({ properties }) => [...properties.keys()]));
  }

  get all(): Finding[] {
    return [...this.#byKey.values()];
  }

  /** How many names and words have a stand-in. */
  get hiddenCount(): number {
    return this.#standIns.size;
  }

  add(discovery: NewFinding, message: CallMessage): Finding {
    const { place, keyword, detail = "", mark, isNew, value = null } = discovery;
    const { direction, operation } = message;
    // Values of two types are two differences, and need two changes.
    const type = keyword === "type" || keyword === "anyOf" ? jsonTypeOf(value) : "";
    const key = [sourcePlaceKey(place), mark?.key, keyword, detail, direction, type, isNew].join(
      "|",
    );
    const finding = getOrInsert(this.#byKey, key, () => createFinding(discovery, message));
    addShape(finding.shape, value, (name) => !this.nameOf(name, message).isHidden);
    finding.count++;
    finding.operations.add(operation.id);
    finding.versions.add(operation.version);
    return finding;
  }

  /** A field's name as a report may have it. */
  nameOf(name: string, message: CallMessage): ShownText {
    if (this.#names.has(name)) return { text: name, isHidden: false };
    return isIdentifier(name) && !message.sent.includes(name)
      ? this.show(name, message)
      : { text: "(no identifier)", isHidden: true };
  }

  /** A name or a word that the contract lacks. */
  show(text: string, { call }: CallMessage): ShownText {
    if (this.#showsWords && !call.isMasked) return { text, isHidden: false };
    const standIn = getOrInsert(this.#standIns, text, () => `(hidden ${this.#standIns.size + 1})`);
    return { text: standIn, isHidden: true };
  }
}

function createFinding(
  { isNew, value: _, ...discovery }: NewFinding,
  { direction, operation, call }: CallMessage,
): Finding {
  return {
    detail: "",
    isHidden: false,
    field: "",
    mark: undefined,
    node: undefined,
    absent: [],
    ...discovery,
    direction,
    operation,
    ground: isNew ? "new" : groundOf(discovery.mark),
    operations: new Set(),
    versions: new Set(),
    count: 0,
    status: call.status,
    shape: emptyShape(),
    words: new Set(),
    first: call.where,
  };
}

function groundOf(mark: Mark | undefined): Finding["ground"] {
  if (mark?.extent === "detail") return "partly stated";
  return mark ? "assumed" : "stated";
}
