import { basename, dirname } from "node:path";
import { isSource } from "./files.js";

/**
 * Decisions that OpenAPI leaves open: the version of the document, the key, the media type,
 * described parameters.
 */
export default function operations() {
  const seen = [];
  return {
    Root: {
      enter: checkRoot,
      // Every operation has the same errors.
      leave() {
        const all = new Set(seen.flatMap(({ statuses }) => statuses));
        for (const { statuses, location, report } of seen) {
          const missing = [...all].filter((status) => !statuses.includes(status));
          if (missing.length === 0) continue;
          const message = `The operation has no response ${missing.join(", ")}, which others have. Refer to that of openapi/shared/errors.yaml.`;
          report({ message, location: location.child("responses").key() });
        }
      },
    },
    Operation(operation, { location, report }) {
      seen.push({ statuses: Object.keys(operation.responses ?? {}), location, report });
      if (operation.security !== undefined && !needsKey(operation.security))
        report({
          message: "The operation can be called without a key. Remove its security.",
          location: location.child("security"),
        });
    },
    MediaTypesMap(map, { location, report }) {
      for (const name of Object.keys(map).filter((key) => key !== "application/json"))
        report({
          message: "A body is application/json. Correct it.",
          location: location.child(name).key(),
        });
    },
    // contract/files names a mapping that leads out of the contract. Redocly would read its target
    // as a schema.
    Discriminator(discriminator) {
      delete discriminator.mapping;
    },
    Parameter: isDescribed,
    Header: isDescribed,
  };
}

function checkRoot(root, { location, report }) {
  const at = (keys, message) => report({ message, location: location.child(keys) });
  if (!isSource(location)) return;
  const version = basename(dirname(location.source.absoluteRef));
  if (root.openapi !== "3.1.0")
    at(["openapi"], "The contract is written in OpenAPI 3.1. Write openapi: 3.1.0.");
  if (typeof root.info?.version === "string" && root.info.version !== version)
    at(
      ["info", "version"],
      `The folder is that of version ${version}. Write version: "${version}".`,
    );
  if (root.security === undefined)
    report({
      message: "No operation needs a key. Write security: [{ ApiKey: [] }].",
      location: location.child("openapi"),
    });
  else if (!needsKey(root.security))
    at(["security"], "The operations can be called without a key. Write [{ ApiKey: [] }].");
}

function isDescribed(node, { location, report }) {
  if (!node.description)
    report({
      message: `${node.name ?? "The header"} has no description.`,
      location: location.key(),
    });
}

const needsKey = (security) =>
  Array.isArray(security) &&
  security.length > 0 &&
  security.every((scheme) => Object.keys(scheme).length > 0);
