import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, posix, relative, sep } from "node:path";
import { escaped, valueAt } from "./pointer.js";
import { readYaml } from "./yaml.js";

/** The responses of examples, from the folder of the sources. */
const RESPONSES = "../generated/examples/";

/**
 * Every file is YAML, every reference leads to a node of the contract, and every definition is
 * used. Redocly sees only files that a root document reaches, and reports a broken file at each
 * reference to it; this rule reads all files, and reports each mistake once. The responses of
 * examples, most of the text, are written by the mock: they are read only if Redocly could not.
 */
export default function files() {
  let isReadable = true;
  return {
    ref: {
      leave(_node, _context, { node, error }) {
        if (node === undefined && error) isReadable = false;
      },
    },
    Root: {
      leave(_root, { location, report }) {
        const { absoluteRef, constructor: Source } = location.source;
        if (!isSource(location)) return;
        const folder = dirname(dirname(absoluteRef));
        const read = readFiles(folder, isReadable);
        for (const { file, pointer, start, message } of findingsIn(read, folder)) {
          if (isOfOtherVersion(file, absoluteRef)) continue;
          const source = new Source(join(folder, file), read.get(file).text);
          const place = start
            ? { pointer: undefined, start }
            : { pointer: `#${pointer}`, reportOnKey: true };
          report({ message, location: { source, ...place } });
        }
      },
    },
  };
}

/** Whether a place is in the sources of the contract; the published documents are linted too. */
export function isSource({ source }) {
  return basename(source.absoluteRef) === "openapi.yaml";
}

function isOfOtherVersion(file, root) {
  return /^\d+\.\d+\//.test(file) && !file.startsWith(`${basename(dirname(root))}/`);
}

/**
 * The files of both versions, by their path in the folder. Workflows are documents of their own.
 */
function readFiles(folder, isReadable) {
  const sources = yamlIn(folder).filter((name) => !name.startsWith("workflows/"));
  const responses = isReadable
    ? []
    : yamlIn(join(folder, RESPONSES)).map((name) => RESPONSES + name);
  return new Map(
    [...sources, ...responses].map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const hasExamples = name.endsWith(".examples.yaml") || name.startsWith(RESPONSES);
      return [name, { text, hasExamples, ...readOnce(text) }];
    }),
  );
}

function yamlIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => name.endsWith(".yaml"));
}

const contents = new Map();

/** The documents of all versions have most files in common. */
function readOnce(text) {
  if (!contents.has(text)) contents.set(text, readYaml(text));
  return contents.get(text);
}

function findingsIn(read, folder) {
  const unreadable = [...read].flatMap(([file, { mistake }]) =>
    mistake ? [{ file, start: mistake, message: mistake.message }] : [],
  );
  if (unreadable.length > 0) return unreadable;
  const references = [...read].flatMap(([file, { value, hasExamples }]) =>
    hasExamples ? [] : referencesIn(value).map((reference) => ({ file, ...reference })),
  );
  const findings = [
    ...references.flatMap((reference) => brokenReference(reference, read, folder)),
    ...unknownParts(references, read),
    ...[...read].flatMap(([file, { value }]) => unpublished(file, value)),
  ];
  return findings.length > 0 ? findings : unused(references, read);
}

function referencesIn(value, pointer = "", keyword = "") {
  if (typeof value !== "object" || value === null) {
    const isReference = keyword === "$ref" || keyword === "externalValue" || keyword === "mapping";
    return isReference ? [{ pointer, keyword, ref: value }] : [];
  }
  const isMapping = pointer.endsWith("/discriminator/mapping");
  const isNames = pointer.endsWith("/properties");
  return Object.entries(value).flatMap(([key, member]) => {
    const below = `${pointer}/${escaped(key)}`;
    if (isMapping) return /\W/.test(member) ? referencesIn(member, below, "mapping") : [];
    return referencesIn(member, below, isNames ? "" : key);
  });
}

function targetOf({ file, ref }) {
  const [path = "", pointer = ""] = ref.split("#");
  return { file: path === "" ? file : posix.join(posix.dirname(file), path), pointer };
}

function brokenReference(reference, read, folder) {
  const message = faultOf(reference, read, folder);
  return message ? [{ file: reference.file, pointer: reference.pointer, message }] : [];
}

function faultOf(reference, read, folder) {
  const { keyword, ref } = reference;
  // In YAML, # begins a comment.
  if (typeof ref !== "string") return "A reference is a text. Write it in quotes.";
  if (/^[a-z][a-z\d+.-]+:/i.test(ref))
    return `${keyword}: ${ref} leads to another host. Copy its target into openapi/, and refer to it there.`;
  const { file, pointer } = targetOf(reference);
  if (file.startsWith(RESPONSES)) return faultOfResponses(reference, file, folder);
  const name = `openapi/${file}`;
  const target = read.get(file);
  if (target && valueAt(target.value, pointer) !== undefined) return undefined;
  if (target) return `${keyword}: ${name} has no ${pointer}. Correct the name.`;
  const path = isAbsolute(ref) ? ref : join(folder, file);
  if (!existsSync(path)) return `${keyword}: ${name} does not exist. Correct the path.`;
  if (relative(realpathSync(folder), realpathSync(path)).startsWith(".."))
    return `${keyword}: ${ref} leads out of openapi/. Move the file into it.`;
  if (statSync(path).isDirectory())
    return `${keyword}: ${ref} is a folder. Write the path of a file.`;
  return `${keyword}: ${name} is no YAML. A reference leads to a node of OpenAPI.`;
}

/** An operation has the responses that the mock writes for its requests. */
function faultOfResponses({ keyword, file: operation }, file, folder) {
  const expected = RESPONSES + operation;
  const name = posix.join("openapi", file);
  if (file !== expected)
    return `${keyword}: ${name} has the responses of another operation. Refer to ${posix.join("openapi", expected)}.`;
  if (existsSync(join(folder, expected))) return undefined;
  return `${keyword}: ${name} does not exist. Run npm run examples.`;
}

/** The parts in `x-version` of a root document to which no operation leads. */
function unknownParts(references, read) {
  return [...read].flatMap(([file, { value }]) =>
    Object.entries(value["x-version"] ?? {}).flatMap(([kind, parts]) =>
      Object.keys(parts)
        .filter((name) => !references.some(({ ref }) => String(ref).endsWith(`/${name}`)))
        .map((name) => ({
          file,
          pointer: `/x-version/${kind}/${name}`,
          message: `No operation leads to ${name}. Correct the name.`,
        })),
    ),
  );
}

/**
 * Files of examples without the list of published examples, and names in the list without an
 * example.
 */
function unpublished(file, { requests, published }) {
  if (requests === undefined) return [];
  if (!Array.isArray(published)) {
    const message = "No list of what is published. Write published: [...].";
    return [{ file, start: { line: 1, col: 1 }, message }];
  }
  return published.flatMap((name, index) => {
    const at = (message) => [{ file, pointer: `/published/${index}`, message }];
    if (!(name in requests)) return at(`No request is named ${name}. Correct it.`);
    return published.indexOf(name) < index
      ? at(`${name} is listed twice. Remove one of the two.`)
      : [];
  });
}

/** Files, and definitions in files, without a reference to them from outside. */
function unused(references, read) {
  const used = references.flatMap((reference) => {
    const target = targetOf(reference);
    const isInside =
      reference.file === target.file && reference.pointer.startsWith(`${target.pointer}/`);
    return isInside ? [] : target;
  });
  return [...read].flatMap(([file, { value, hasExamples }]) => {
    if ("openapi" in value) return [];
    const pointers = used.filter((target) => target.file === file).map(({ pointer }) => pointer);
    if (pointers.length === 0) {
      const message =
        "No root document leads to this file. Add it to the paths of one, or delete it.";
      return [{ file, start: { line: 1, col: 1 }, message }];
    }
    // Redocly names a definition that is null; the node below it was meant to be its content.
    if (hasExamples || Object.values(value).some(hasNull)) return [];
    return definitionsIn(value, pointers)
      .filter((pointer) => !pointers.includes(pointer))
      .map((pointer) => {
        const name = pointer.split("/").at(-1);
        return { file, pointer, message: `Nothing refers to ${name}. Use it, or delete it.` };
      });
  });
}

const hasNull = (member) => member === null || Object.values(member).includes(null);

/**
 * The definitions of a file: its members, or the members of those that group them, as `schemas`
 * does.
 */
function definitionsIn(value, pointers) {
  return Object.entries(value).flatMap(([name, member]) => {
    const isGroup = pointers.some((pointer) => pointer.startsWith(`/${name}/`));
    if (!isGroup) return [`/${name}`];
    return Object.keys(member).map((key) => `/${name}/${escaped(key)}`);
  });
}
