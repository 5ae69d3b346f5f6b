import { readFileSync } from "node:fs";
import { didYouMean } from "@data-validation/common/did-you-mean";
import {
  LEDGER_SCHEMA,
  type Ledger,
  type LedgerSection,
  ledgerFiles,
  messageKinds,
} from "@data-validation/contract-files/ledgers";
import { placesOfMessage } from "@data-validation/contract-files/operation-grades";
import type { Bundle } from "@data-validation/openapi-document/document";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { readWithLines } from "@data-validation/tooling/source-lines";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/**
 * The mistakes in the ledgers, one line each with file and line: invalid JSON, violations of the
 * format, and places that the contract lacks.
 */
export function ledgerFindings(bundles: Bundle[], files = ledgerFiles()): string[] {
  const validate = addFormats
    .default(new Ajv2020({ allErrors: true }))
    .compile(JSON.parse(readFileSync(LEDGER_SCHEMA, "utf8")));
  return files.flatMap((file) => {
    const { content, problems, lineOf } = readWithLines(file);
    if (problems.length > 0) return problems.map(({ line, text }) => `${file}:${line}: ${text}`);
    if (!validate(content))
      return (validate.errors ?? []).map(({ instancePath, message }) => {
        const keys = toKeys(instancePath);
        return `${file}:${lineOf(keys)}: ${keys.at(-1) ?? "the ledger"} ${message}. The format is in ${LEDGER_SCHEMA}.`;
      });
    const { places } = content as Ledger;
    return places.flatMap((section, index) =>
      unknownNames(bundles, section).map(
        ({ keys, text }) => `${file}:${lineOf(["places", String(index), ...keys])}: ${text}`,
      ),
    );
  });
}

interface Unknown {
  keys: string[];
  text: string;
}

/** The names in a section that one of its versions does not have. */
function unknownNames(bundles: Bundle[], section: LedgerSection): Unknown[] {
  const { operation, versions } = section;
  return versions.flatMap((version, index): Unknown[] => {
    const bundle = bundles.find(({ info }) => info.version === version);
    if (!bundle)
      return [
        { keys: ["versions", String(index)], text: `There is no version ${version}. Remove it.` },
      ];
    if (!bundle.paths[operation])
      return [
        { keys: ["operation"], text: `Version ${version} has no ${operation}. Correct the path.` },
      ];
    return messageKinds.flatMap((message) => {
      const known = placesOfMessage(bundle, operation, message).map(({ place }) => place);
      const unknown = Object.keys(section[message] ?? {}).filter((place) => !known.includes(place));
      return unknown.map((place) => {
        const advice = didYouMean(place, known) || " Correct the name, or remove the row.";
        const text = `${operation} ${version} has no ${place} in its ${message}.${advice}`;
        return { keys: [message, place], text };
      });
    });
  });
}
