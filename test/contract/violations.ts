import { locateNode } from "@data-validation/openapi-document/document";
import { pointerBelow, toPointer } from "@data-validation/openapi-document/pointer";
import { type FindFaults, validatorOf } from "../support/validator.ts";
import { versionBundles } from "./cases.ts";

const contracts = new Map<string, { document: object; faultsOf: FindFaults }>(
  versionBundles.map(({ version, bundle }) => [
    version,
    { document: bundle, faultsOf: validatorOf(bundle) },
  ]),
);

/** The violations of the contract in a response: status, headers and body, one sentence each. */
export async function violationsOf(
  version: string,
  path: string,
  response: Response,
): Promise<string[]> {
  const contract = contracts.get(version);
  if (!contract) throw new Error(`There is no version ${version}.`);
  const { document, faultsOf } = contract;
  const stated = locateNode(
    document,
    toPointer("paths", path, "post", "responses", String(response.status)),
  );
  if (!stated) return [`The contract has no response ${response.status} for ${path}.`];
  const ofHeaders = Object.keys(stated.node.headers ?? {}).flatMap((name) => {
    const header = locateNode(document, pointerBelow(stated.pointer, "headers", name));
    const { required, schema } = (header?.node ?? {}) as {
      required?: boolean;
      schema?: { type?: string };
    };
    const value = response.headers.get(name);
    if (value === null) return required ? [`The header ${name} is missing.`] : [];
    const isNumber = schema?.type === "integer" || schema?.type === "number";
    const typed = isNumber ? Number(value) : value;
    return faultsOf(`${header?.pointer}/schema`, typed).map(
      (fault) => `The header ${name}${fault}`,
    );
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isJson) return [...ofHeaders, "The Content-Type is not application/json."];
  const body: unknown = await response.json();
  return [
    ...ofHeaders,
    ...faultsOf(pointerBelow(stated.pointer, "content", "application/json", "schema"), body),
  ];
}
