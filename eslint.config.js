import parser from "@typescript-eslint/parser";
import regexp from "eslint-plugin-regexp";

/** What Biome has no rules for: expressions whose time grows faster than the text that a caller sends to the mock. */
export default [
  {
    files: ["packages/mock/src/**/*.ts"],
    languageOptions: { parser },
    plugins: { regexp },
    // Comments for Biome's rules are none of ESLint's.
    linterOptions: { reportUnusedDisableDirectives: "off" },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
];
