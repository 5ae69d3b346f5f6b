import { versionHeader } from "@data-validation/client/internal/generated";
import { fieldPath } from "@data-validation/openapi-document/field-path";
import { isJsonObject, type Json, valueAtKeys } from "@data-validation/openapi-document/json";
import {
  type ContractModel,
  findField,
  findOperation,
  type OperationNode,
  type ResponseNode,
  type SchemaNode,
} from "../../contract-model/model.ts";
import { isSuccess } from "../../traffic/call.ts";
import type { RecordedCall } from "../../traffic/recorded.ts";
import { isEnumLike, stringsIn } from "../value-shape.ts";
import { compareValue, type Fact, type FactOf } from "./compare-value.ts";
import { type CallMessage, type Finding, FindingCounter } from "./findings.ts";
import type { MatchedCall } from "./match.ts";
import { Observations } from "./observations.ts";
import { messageKindOf, SightingCounter, type SightingOrigin } from "./sightings.ts";

/** The evidence of calls for and against the contract. */
export class Tally {
  readonly model: ContractModel;
  readonly called = new Set<OperationNode>();
  readonly observations = new Observations();
  readonly findings: FindingCounter;
  readonly sightings: SightingCounter;

  /** `showsWords`: whether to keep unknown words and names, which may be personal data. */
  constructor(model: ContractModel, showsWords = false) {
    this.model = model;
    this.findings = new FindingCounter(model, showsWords);
    this.sightings = new SightingCounter(model);
  }

  add(match: MatchedCall, call: RecordedCall): void {
    const { operation, request, response } = match;
    this.observations.beginCall();
    this.called.add(operation);
    const message = {
      operation,
      call,
      sent: request === undefined ? [] : stringsIn(request),
      subject: this.sightings.subjectOf(valueAtKeys(request, ["request", "query"])),
    };
    if (call.method === "POST" && request !== undefined)
      this.#addRequest(request, response, { ...message, direction: "request" });
    this.#addResponse(match, { ...message, direction: "response" });
  }

  /** The evidence of a request depends on the response: a success confirms what was sent. */
  #addRequest(request: Json, response: Json | undefined, message: CallMessage): void {
    const { operation, call } = message;
    const facts = compareValue(operation.request, request);
    if (isSuccess(call)) this.#addFacts(facts, message);
    else if (call.status === 400 && !facts.some(({ is }) => is === "broken"))
      this.#addRejection(request, response, message);
  }

  #addResponse(match: MatchedCall, message: CallMessage): void {
    const { operation, response: body } = match;
    const { call } = message;
    const describedResponse = operation.responses.get(call.status);
    // The status confirms the marks of the response; a success also those of the operation.
    for (const mark of [describedResponse?.mark, isSuccess(call) ? operation.mark : undefined])
      if (mark) this.observations.add(mark.key, mark.key, operation.version);
    if (describedResponse)
      this.sightings.add(`status ${call.status}`, undefined, originOf(message));
    else this.#addStatus(call.status, message);
    const response = describedResponse ?? similarResponse(operation, call.status);
    if (!response) return;
    this.#addHeaders(match, response, message);
    if (body !== undefined && response.schema)
      this.#addFacts(compareValue(response.schema, body), message);
  }

  /**
   * A status that the contract lacks: an unknown success contradicts the assumed one, an unknown
   * failure is new.
   */
  #addStatus(status: number, message: CallMessage): void {
    const { operation } = message;
    const detail = String(status);
    if (!isSuccess({ status }))
      this.findings.add(
        { isNew: true, place: operation.place, keyword: "status", detail },
        message,
      );
    const success = similarResponse(operation, 200);
    const mark = success?.mark ?? operation.mark;
    if (isSuccess({ status }) && success && mark)
      this.findings.add(
        { mark, place: success.place, keyword: "status", detail, value: status },
        message,
      );
  }

  #addHeaders(
    { requestedVersion, statedVersion }: MatchedCall,
    response: ResponseNode,
    message: CallMessage,
  ): void {
    const { responseHeaders } = message.call;
    if (!responseHeaders) return;
    // The headers must be those of the requested version.
    const operation = findOperation(this.model, requestedVersion, message.operation.path);
    const { headers } = operation?.responses.get(response.status) ?? response;
    for (const { name, required, place, schema } of headers) {
      const isVersion = name.toLowerCase() === versionHeader;
      const headerText = isVersion ? statedVersion : responseHeaders[name.toLowerCase()];
      const { field, mark } = schema;
      if (headerText !== undefined) {
        const isNumber =
          ["integer", "number"].includes(String(schema.schema.type)) &&
          /^\d+(\.\d+)?$/.test(headerText);
        const value = isNumber ? Number(headerText) : headerText;
        this.sightings.add(field, value, originOf(message));
        this.#addFacts(compareValue(schema, value), { ...message, sent: [] });
      } else if (required)
        this.findings.add({ mark, place, keyword: "required", detail: name, field }, message);
    }
  }

  /**
   * The service rejects a request that the contract allows: the fields in the error are the
   * evidence.
   */
  #addRejection(request: Json, body: Json | undefined, message: CallMessage): void {
    const errors =
      isJsonObject(body) && Array.isArray(body.errors) ? body.errors.filter(isJsonObject) : [];
    const related = errors.flatMap(({ relatedTo, subtype }) =>
      Array.isArray(relatedTo) ? relatedTo.map((path) => ({ path, subtype })) : [],
    );
    for (const { path, subtype } of related) {
      if (typeof path !== "string") continue;
      const names = ["request", ...path.split(".")];
      const node = findField(message.operation.request, names);
      const isSent = valueAtKeys(request, names) !== undefined;
      if (!node) continue;
      if (subtype === "PARAMETERS_MISSING" && !isSent)
        this.findings.add({ ...subjectAt(node), keyword: "optional" }, message);
      if (subtype === "PARAMETER_NOT_SUPPORTED" && isSent)
        this.findings.add({ ...subjectAt(node), keyword: "rejected" }, message);
    }
  }

  #addFacts(facts: Fact[], message: CallMessage): void {
    for (const fact of facts) {
      if (fact.is === "seen") this.#addSeen(fact, message);
      else if (fact.is === "word") this.#addWord(fact, message);
      else if (fact.is === "unknown") this.#addUnknown(fact, message);
      else this.#addBroken(fact, message);
    }
  }

  #addSeen({ node, value }: FactOf<"seen">, message: CallMessage): void {
    this.observations.addValue(node, value, message.operation.version);
    this.sightings.addField(node, value, originOf(message));
  }

  #addWord({ node, word }: FactOf<"word">, message: CallMessage): void {
    if (node.direction === "request" || !isEnumLike(word) || message.sent.includes(word)) return;
    const { text: detail, isHidden } = this.findings.show(word, message);
    const about = { keyword: "value", detail, isHidden, mark: undefined };
    this.findings.add({ ...subjectAt(node), isNew: true, ...about }, message);
  }

  #addUnknown({ node, name, value, absent }: FactOf<"unknown">, message: CallMessage): void {
    const keyword = message.direction === "request" ? "sent field" : "field";
    const { text: detail, isHidden } = this.findings.nameOf(name, message);
    const about = {
      keyword,
      detail,
      isHidden,
      field: fieldPath(node.field, detail),
      mark: undefined,
      value,
      absent,
    };
    const finding = this.findings.add({ ...subjectAt(node), isNew: true, ...about }, message);
    finding.absent = finding.absent.filter((one) => absent.includes(one));
  }

  #addBroken(fact: FactOf<"broken">, message: CallMessage): void {
    const { node, keyword, missing, value } = fact;
    const { direction, operation, sent } = message;
    // The service accepts a removed field. The mark of status 400 assumes a rejection.
    const isAccepted =
      direction === "request" && (keyword === "forbidden" || keyword === "propertyNames");
    // A mark on a detail covers null, and no other type.
    const isStated = fact.mark?.extent === "detail" && keyword === "type" && value !== null;
    const factMark = isStated ? undefined : fact.mark;
    const mark = isAccepted ? operation.responses.get(400)?.mark : factMark;
    const about =
      missing === undefined ? {} : { detail: missing, field: fieldPath(node.field, missing) };
    const finding = this.findings.add(
      { ...subjectAt(node), mark, keyword, value, ...about },
      message,
    );
    const isWord =
      typeof value === "number" ||
      (typeof value === "string" && isEnumLike(value) && !sent.includes(value));
    if (keyword !== "enum" || !isWord || direction !== "response") return;
    const { text, isHidden } = this.findings.show(String(value), message);
    finding.words.add(text);
    finding.isHidden ||= isHidden;
  }
}

function subjectAt(node: SchemaNode): Pick<Finding, "place" | "field" | "mark" | "node"> {
  return { place: node.place, field: node.field, mark: node.mark, node };
}

function originOf({ operation, direction, call, subject }: CallMessage): SightingOrigin {
  return { operation, message: messageKindOf(direction, call.status), subject };
}

/**
 * The response to compare one of an unknown status with: the success, or any failure, since their
 * bodies are alike.
 */
function similarResponse(operation: OperationNode, status: number): ResponseNode | undefined {
  return [...operation.responses.values()].find(
    (response) => isSuccess(response) === isSuccess({ status }),
  );
}
