import { createTwoFilesPatch } from "diff";

/** The changes of the sources as a unified diff, for `git apply`. */
export function patch(sources: Record<string, string>, changed: Record<string, string>): string {
  return Object.entries(changed)
    .map(([file, text]) =>
      createTwoFilesPatch(`a/${file}`, `b/${file}`, sources[file] ?? "", text, undefined, undefined, { context: 3 }),
    )
    .map((text) => text.replace(/^=+\n/, ""))
    .join("");
}
