import type { Operation } from "../apis.ts";
import type { Answer } from "../refusal.ts";
import type { Validators } from "./validators.ts";

/** Says in sentences what an answer breaks of the contract; empty when it fits. */
export type ResponseJudge = (answer: Answer) => string[];

/** A judge of the answers that one operation may give: the status, the headers that the contract requires, and the body. */
export function createResponseJudge(operation: Operation, validators: Validators): ResponseJudge {
  return ({ statusCode, headers, body }) => {
    const response = operation.responses.get(statusCode);
    if (!response) return [`The contract has no response ${statusCode} for ${operation.path}.`];
    const ofHeaders = Object.entries(response.headers).flatMap(([name, { required, schema }]) => {
      const value = headers[name.toLowerCase()];
      if (value === undefined) return required ? [`The header ${name} is missing.`] : [];
      const isNumeric = "type" in schema && (schema.type === "integer" || schema.type === "number");
      return validators
        .checkSchema(schema, isNumeric ? Number(value) : value)
        .map(({ message }) => `The header ${name} ${message}.`);
    });
    const ofBody = validators
      .check(response.schema, body)
      .map(({ instancePath, message }) => `${instancePath || "The body"} ${message}.`);
    return [...ofHeaders, ...ofBody];
  };
}
