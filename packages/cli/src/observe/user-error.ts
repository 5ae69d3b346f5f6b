export { UserError } from "../command-line.ts";
