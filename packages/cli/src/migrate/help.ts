import { NEW, OLD } from "./names.ts";

export const help = `
Usage: data-validation migrate <folder> [options]

Finds what is left of version ${OLD} of the Data Validation API in a project.
Prints a diff of what can be renamed, and lists the rest with its reason.

  TypeScript,   edited: calls of fetch and of the client; arguments of calls
  JavaScript    that name the path, by a string, a constant or a class; chains;
                options beside others of the API; members such as
                result.data.format. Listed: other names of ${OLD}
  Vue, Svelte   the same in scripts, and members in templates
  PHP, Python   edited: arrays, dictionaries, chains, subscripts and the
                version. Listed: other names, except in comments
  C#, Java,     listed: annotations, strings and other names, except in
  Kotlin, Swift comments
  all others    listed; so are files that cannot be parsed

  --write               renames what is certain. Code that asks for version ${OLD}
                        moves to ${NEW} whole, names and version, or stays
  --response-at <keys>  place of the envelope in a response that has it in an
                        object, for example response; or the environment
                        variable DATA_VALIDATION_RESPONSE_AT
  --json                prints the report for a program

A line with or below the comment data-validation-migrate-ignore is left alone.

Exit codes: 0 nothing is left to do, 1 something is, 2 the command failed.
`.trim();
