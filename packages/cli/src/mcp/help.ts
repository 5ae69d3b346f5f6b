import { tools } from "./tools.ts";

export const help = `
Usage: data-validation mcp [options]

Serves the API to the host of a language model as tools of the Model Context
Protocol, over standard input and output.

Tools: ${tools
  .map(({ name }) => name)
  .join(", ")
  .replace(/(.{60,}?), /g, "$1,\n       ")}

Environment
  DATA_VALIDATION_KEY   API key
  DATA_VALIDATION_URL   base URL of the API; or --base-url <url>

  --base-url <url>      base URL of the API
  --response-at <keys>  place of the envelope in a response that has it in an
                        object, for example response; or the environment
                        variable DATA_VALIDATION_RESPONSE_AT
  --mock                responds as the mock server, without a key and calls

In the configuration of a host, with the package installed globally:

  { "mcpServers": { "data-validation": {
    "command": "data-validation", "args": ["mcp"],
    "env": {
      "DATA_VALIDATION_KEY": "…", "DATA_VALIDATION_URL": "https://…" } } } }

Exit codes: 0 the host closed the connection, 2 wrong use.
`.trim();
