/** A key as a part of a JSON pointer. */
export const escaped = (key) => key.replaceAll("~", "~0").replaceAll("/", "~1");

export const keysOf = (pointer) =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (value, pointer) =>
  keysOf(pointer).reduce((node, key) => node?.[key], value);
