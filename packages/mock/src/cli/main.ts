// The entry point of bin/data-validation-mock.js.
import { runMockCommand } from "./command.ts";

await runMockCommand(process.argv.slice(2));
