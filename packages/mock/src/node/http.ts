/**
 * An `import` of Node's HTTP reads every export, and one of them loads Node's whole `fetch`: half
 * of the start time.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
