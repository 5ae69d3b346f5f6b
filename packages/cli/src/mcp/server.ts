import {
  ApiError,
  type Client,
  type DataValidationError,
  type Path,
  ResponseParseError,
} from "@data-validation/client";
import { finalErrorText, stepAfter } from "@data-validation/client/internal/errors/next-step";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import type { FieldValues, Validation } from "../validation.ts";
import { describeTool, isValidationTool, queryFieldsOf, type Tool, tools } from "./tools.ts";
import { dropUnknown, verdictOfValidation } from "./verdict.ts";

/** How to read results, for the model. */
const INSTRUCTIONS =
  "Validates and corrects contact data, mostly of Czechia, Slovakia and Poland. Validations return a verdict: continue with `use`, " +
  "tell the user what `corrected` says, ask before you take one of `suggestions`, and report `problems` if `use` is null. " +
  "Data that is not valid is a result and no error. Each call costs money: do not repeat one.";

/**
 * The server has a tool per job instead of one per operation, since models choose by names and
 * texts. A failed call is a result with advice, because a protocol error would end the
 * conversation.
 */
export function createMcpServer(api: Client, version: string): McpServer {
  const server = new McpServer(
    { name: "data-validation", version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of tools) {
    const { name, inputSchema, outputSchema, ...metadata } = describeTool(tool);
    const schemas = {
      inputSchema: argumentSchema(inputSchema),
      outputSchema: fromJsonSchema(outputSchema),
    };
    server.registerTool(name, { ...metadata, ...schemas }, (toolArguments, { mcpReq }) =>
      callTool(api, tool, toolArguments, mcpReq.signal),
    );
  }
  return server;
}

/** The validator's message about an unknown argument does not name it. */
function argumentSchema(inputSchema: ReturnType<typeof describeTool>["inputSchema"]) {
  const { "~standard": standard } = fromJsonSchema<FieldValues>(inputSchema);
  const names = Object.keys(inputSchema.properties);
  const validate: typeof standard.validate = (values) => {
    const unknownName = Object.keys(values ?? {}).find((name) => !names.includes(name));
    if (unknownName === undefined) return standard.validate(values);
    const guess = didYouMean(unknownName, names);
    const message = `there is no argument ${unknownName}.${guess} Arguments: ${names.join(", ")}.`;
    return { issues: [{ message }] };
  };
  return { "~standard": { ...standard, validate } };
}

async function callTool(
  api: Client,
  tool: Tool,
  fieldValues: FieldValues,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const pick = (names: string[] = []) =>
    Object.fromEntries(
      names
        .filter((name) => fieldValues[name] !== undefined)
        .map((name) => [name, fieldValues[name]]),
    );
  const filter = pick(tool.filter);
  const queryFields = queryFieldsOf(tool);
  const query = { ...pick(queryFields), ...(Object.keys(filter).length > 0 && { filter }) };
  const body = { request: { query, options: { ...tool.fixed, ...pick(tool.options) } } };
  const { data, error } = await api.POST(tool.path as Path, { body: body as never, signal });
  if (error) return { isError: true, content: [{ type: "text", text: adviceFor(error) }] };
  const output = isValidationTool(tool)
    ? verdictOfValidation(data as unknown as Validation, queryFields, query)
    : resultsOf(data as unknown as { results: FieldValues[] });
  return {
    structuredContent: { ...output },
    content: [{ type: "text", text: JSON.stringify(output) }],
  };
}

function resultsOf({ results }: { results: FieldValues[] }) {
  const flatResults = results.map(({ data, ...rest }) =>
    dropUnknown({ ...(data as object), ...rest }),
  );
  return { found: flatResults.length, results: flatResults };
}

const INFORM_USER = "Tell the user; calling again does not help.";
const NEW_KEY = "A new key works after about a minute; the key is in DATA_VALIDATION_KEY.";

function adviceFor(error: DataValidationError): string {
  // A setting is missing, so no further call can succeed.
  if (error instanceof ResponseParseError && error.responseAt !== undefined)
    return `${error.message} ${INFORM_USER}`;
  if (!(error instanceof ApiError))
    return `No response from the API: ${error.message} Try once more, then tell the user.`;
  const { status, errors, headers } = error;
  const advice = finalErrorText(status, errors);
  const step = stepAfter(status, errors);
  if (step === "stop") return `${advice} ${INFORM_USER}${status === 401 ? ` ${NEW_KEY}` : ""}`;
  if (status === 429)
    return `${advice} Wait ${headers?.get("retry-after") ?? "60"} seconds before the next call.`;
  if (step === "retry" || status >= 500)
    return `The API failed (HTTP ${status}). Try once more, then tell the user.`;
  const reason = errors[0]?.description ?? error.message;
  const named = reason.replaceAll(/\b(query|options)\./g, "");
  return `The API rejected the arguments: ${named} Correct them and call again.`;
}
