/** How strictly the compiler reads what a generator wrote, and the calls of it. */
export const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [] as string[],
};
