import {
  BASE_URL_FORM,
  flagOption,
  isBaseUrl,
  parseArguments,
  readResponseAt,
  readVersionHeader,
  readWholeNumber,
  rejectUnsendableKey,
  textOption,
  UserError,
} from "../command-line.ts";
import { readGrade } from "../comparison/grades.ts";

export type Options = ReturnType<typeof readOptions>;

export function readOptions(args: string[], env: Record<string, string | undefined>) {
  const { values, argument: baseUrl = "" } = parseArguments("verify", args, {
    "api-key": textOption,
    list: flagOption,
    section: { type: "string", multiple: true },
    version: textOption,
    assumed: flagOption,
    grade: textOption,
    "at-most": textOption,
    rate: textOption,
    "time-limit": textOption,
    "version-header": textOption,
    "response-at": textOption,
    strict: flagOption,
    junit: textOption,
    json: textOption,
    markdown: textOption,
  });
  if (values.grade !== undefined && !values.assumed)
    throw new UserError("--grade needs --assumed.");
  const apiKey = (values["api-key"] ?? env.DATA_VALIDATION_KEY ?? "").trim();
  if (!values.list) checkService(baseUrl, apiKey);
  return {
    ...values,
    baseUrl,
    apiKey,
    responseAt: readResponseAt(values["response-at"], env),
    versionHeader: readVersionHeader(values["version-header"]),
    grade: readGrade(values.grade),
    atMost: readWholeNumber("at-most", values["at-most"]),
    rate: readWholeNumber("rate", values.rate),
    timeLimit: readWholeNumber("time-limit", values["time-limit"]),
  };
}

function checkService(baseUrl: string, apiKey: string): void {
  if (!isBaseUrl(baseUrl))
    throw new UserError(`Give the base URL of the server, for example ${BASE_URL_FORM}.`);
  if (!apiKey)
    throw new UserError(
      "Put the API key into the environment variable DATA_VALIDATION_KEY, or give it as --api-key.",
    );
  rejectUnsendableKey(apiKey);
}
