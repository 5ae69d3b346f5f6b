/**
 * Node's HTTP, without what an `import` of it brings: that reads every export, and for one of them Node loads its whole `fetch`, which
 * is half of the time to start and 12 MiB.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule("node:http");
