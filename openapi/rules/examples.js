import { keysOf } from "./pointer.js";

const expanded = new WeakMap();

/** A schema with the targets of its references in their places. */
export function expand(node, { resolve, location }, from = location.source.absoluteRef) {
  if (typeof node !== "object" || node === null) return node;
  const known = expanded.get(node);
  if (known) return known;
  const copy = Array.isArray(node) ? [] : {};
  expanded.set(node, copy);
  const { node: target, location: place } = node.$ref ? resolve(node, from) : {};
  if (target) Object.assign(copy, expand(target, { resolve, location }, place.source.absoluteRef));
  for (const [key, value] of Object.entries(node)) {
    if (key !== "$ref") copy[key] = expand(value, { resolve, location }, from);
  }
  return copy;
}

export function examplesOf({ examples }, { resolve, location }) {
  const follow = (node, place) => {
    if (!node?.$ref) return { node, place };
    const target = resolve(node, place.source.absoluteRef);
    return target.node === undefined ? {} : follow(target.node, target.location);
  };
  const { node, place } = follow(examples, location.child("examples"));
  if (Array.isArray(node))
    return node.map((value, index) => ({ value, location: place.child(index) }));
  return Object.entries(node ?? {}).flatMap(([name, example]) => {
    const { node: own, place: at } = follow(example, place.child(name));
    return own && "value" in own ? [{ value: own.value, location: at.child("value") }] : [];
  });
}

const validators = new WeakMap();

/** What keeps a value from fitting a schema: the keys of the place, and a message. */
export function misfit(value, schema, context, ajv) {
  let validate = validators.get(schema);
  if (!validate) {
    validate = compiled(linked(schema, context, ajv), ajv);
    validators.set(schema, validate);
  }
  if (validate(value)) return undefined;
  const deepest = Math.max(...validate.errors.map(depth));
  const errors = validate.errors.filter((error) => depth(error) === deepest);
  const error = errors.find(({ keyword }) => keyword === "enum") ?? errors[0];
  const keys = keysOf(error.instancePath);
  const actual = keys.reduce((node, key) => node?.[key], value);
  return { keys, message: messageOf(error, `\`${keys.at(-1) ?? "The body"}\``, actual) };
}

/**
 * A schema whose references lead to registered schemas. Each target is compiled once; inlining the
 * targets took most of the time of the linter.
 */
function linked(node, context, ajv, from = context.location.source.absoluteRef) {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => linked(item, context, ajv, from));
  const copy = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] =
      key === "$ref" ? idOf(value, context, ajv, from) : linked(value, context, ajv, from);
  }
  return copy;
}

function idOf(reference, { resolve, location }, ajv, from) {
  const { node, location: place } = resolve({ $ref: reference }, from);
  if (typeof node !== "object" || node === null) return reference;
  if (ids.has(node)) return ids.get(node);
  count += 1;
  const id = `/schemas/${count}`;
  // Known before its parts are linked: a schema may lead back to itself.
  ids.set(node, id);
  ajv.addSchema(linked(node, { resolve, location }, ajv, place.source.absoluteRef), id);
  return id;
}

const ids = new WeakMap();
let count = 0;

/** A schema that cannot be compiled has a mistake that another rule names. */
function compiled(schema, ajv) {
  try {
    return ajv.compile(schema);
  } catch {
    return () => true;
  }
}

const depth = ({ instancePath }) => instancePath.split("/").length;

/** Where the specification states the values of an enum. */
export function sectionOf({ "x-section": section }) {
  return section === undefined ? "" : ` (section ${section})`;
}

function messageOf({ keyword, params, message, parentSchema }, name, value) {
  if (keyword === "enum")
    return `${name} takes ${params.allowedValues.join(", ")}${sectionOf(parentSchema)}; ${value} is not one of them.`;
  if (keyword === "type")
    return `${name} is ${[params.type].flat().join(" or ")}, not ${JSON.stringify(value)}.`;
  if (keyword === "required") return `${name} lacks \`${params.missingProperty}\`.`;
  if (keyword === "false schema") return `This version has no ${name}. Remove it.`;
  return `${name} ${message}.`;
}
