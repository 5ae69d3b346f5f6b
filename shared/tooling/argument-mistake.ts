import { type ParseArgsConfig, parseArgs } from "node:util";

/** Options as `parseArgs` of Node takes them. */
export type OptionTypes = NonNullable<ParseArgsConfig["options"]>;

/** A mistake in the arguments of a program, with the option as it is written: `--prot`. */
export interface ArgumentMistake {
  kind: "unknown option" | "missing value" | "unexpected value";
  option: string;
  message: string;
}

/** The first option that `parseArgs` would reject, in words that no release of Node changes. */
export function findArgumentMistake(
  args: string[],
  options: OptionTypes,
): ArgumentMistake | undefined {
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const { name, rawName: option, value, inlineValue } = token;
    const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
    if (type === undefined)
      return { kind: "unknown option", option, message: `Unknown option '${option}'.` };
    if (type === "boolean" && value !== undefined)
      return {
        kind: "unexpected value",
        option: `--${name}`,
        message: `Option '--${name}' does not take an argument.`,
      };
    // A value of its own that begins with a dash is rather the next option.
    if (type === "string" && (value === undefined || (!inlineValue && /^-./.test(value))))
      return {
        kind: "missing value",
        option: `--${name}`,
        message: `--${name} takes a value.`,
      };
  }
  return undefined;
}
