import { stripTypeScriptTypes } from "node:module";
import regexp from "eslint-plugin-regexp";

/**
 * The program without its types, at unchanged positions, since ESLint's own parser supports only
 * JavaScript.
 */
const asJavaScript = {
  // Without a name, ESLint keeps no cache.
  meta: { name: "without-types", version: "1.0.0" },
  preprocess: (text) => [stripTypeScriptTypes(text)],
  postprocess: ([findings]) => findings,
};

/**
 * What Biome has no rules for: expressions whose time grows faster than the text that a caller
 * sends to the mock.
 */
export default [
  {
    files: ["packages/mock/src/**/*.ts"],
    processor: asJavaScript,
    plugins: { regexp },
    // Comments for Biome's rules are none of ESLint's.
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
];
