import {
  BASE_URL_FORM,
  flagOption,
  isBaseUrl,
  parseArguments,
  readResponseAt,
  readVersionHeader,
  readWholeNumber,
  textOption,
  UserError,
} from "../command-line.ts";
import { readGrade } from "../comparison/grades.ts";

export type Options = ReturnType<typeof readOptions>;

const optionTypes = {
  proxy: textOption,
  call: textOption,
  port: { ...textOption, default: "4020" },
  record: textOption,
  "keep-values": flagOption,
  "at-most": textOption,
  "response-at": textOption,
  "version-header": textOption,
  contract: textOption,
  markdown: textOption,
  json: textOption,
  grade: textOption,
  apply: flagOption,
  "write-ledger": textOption,
  comparable: flagOption,
  "show-words": flagOption,
} as const;

const needs = [
  { option: "record", needed: "proxy" },
  { option: "keep-values", needed: "record" },
  { option: "at-most", needed: "call" },
  { option: "comparable", needed: "write-ledger" },
] as const;

export function readOptions(args: string[]) {
  const { values, argument: recording } = parseArguments("observe", args, optionTypes);
  const {
    "response-at": place,
    "version-header": versionHeader,
    "keep-values": keepsValues,
    "show-words": showsWords,
    "at-most": most,
    "write-ledger": ledger,
    ...otherOptions
  } = values;
  const { proxy, call } = values;
  const [source, ...furtherSources] = [recording, proxy, call].filter(
    (place) => place !== undefined,
  );
  if (source === undefined || furtherSources.length > 0)
    throw new UserError("Give one source: a recording, --proxy <url> or --call <url>.");
  for (const { option, needed } of needs) {
    if (values[option] && !values[needed]) throw new UserError(`--${option} needs --${needed}.`);
  }
  if (recording === undefined && !isBaseUrl(source))
    throw new UserError(
      `--${proxy ? "proxy" : "call"} needs a base URL, for example ${BASE_URL_FORM}.`,
    );
  if (ledger !== undefined && !/^[a-z\d][a-z\d-]*$/.test(ledger))
    throw new UserError("The name of a ledger has lower-case letters, digits and hyphens.");
  return {
    ...otherOptions,
    responseAt: readResponseAt(place),
    versionHeader: readVersionHeader(versionHeader),
    keepsValues,
    showsWords,
    ledger,
    source,
    port: readWholeNumber("port", values.port, 0, 65_535),
    grade: readGrade(values.grade),
    atMost: most === undefined ? undefined : readWholeNumber("at-most", most),
  };
}
