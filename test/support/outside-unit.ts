/**
 * The tests that start a server, a browser, another process or a compiler, or take seconds: npm run
 * suite -- unit leaves them out.
 */
export const outsideUnit = [
  "test/cli/**",
  "test/client/{browser,client,errors,journal,proxy,proxy-node,readme,retry,translate,validators}.test.ts",
  "test/client/types/**",
  "test/contract/**",
  "test/docs/**",
  "test/generate/{documents,sdk,stale}.test.ts",
  "test/generators/**",
  "test/lint/**",
  "test/mock/{cli,controls,data,documentation,fake-timers,function,properties,replay,response-place,robustness,scripting,server,story}.test.ts",
  "test/readme/**",
  "test/release/{identity,portability,without-scripts,workflows}.test.ts",
  "test/specification/{9-versioning,completeness}.test.ts",
];
