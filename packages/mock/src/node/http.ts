/** An `import` of Node's HTTP reads every export, and for one of them Node loads its whole `fetch`: half of the start. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
