import { join } from "node:path";
import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { packageLanguages } from "#scripts/sdk.ts";

/**
 * A language of the table: the commands that check and build its package, and run its programs, in
 * the folder of the package.
 */
export interface Column {
  /** The commands that it needs, each with arguments that it takes. */
  needs: string[][];
  /** Where the program of the table is put; its source is a file of this name. */
  table: string;
  /**
   * Checks the package, its example and the program of the table, as strictly as the language can.
   */
  checks: string[][];
  /** Formats and checks a program in the place of that of the table which was generated. */
  generated?: string[][];
  runTable(): string[];
  /** Runs the sample of the README; TypeScript's is tested where its README is. */
  runExample?(): string[];
  /** How the client names itself. */
  userAgent: RegExp;
  /** A program with a value that an enum does not have, and the finding of the checker. */
  wrong: { file: string; code: string; check: string[]; finding: RegExp };
  /**
   * The ecosystem's own packaging tool, its output, and the command that lists the content;
   * TypeScript's is tested where its package is. The commands run in the folder of the package.
   */
  build?: { command: string[]; makes: string[]; list: string[] };
  /** Runs the package's own tests, in the folder where it was built. */
  tests?: string[];
  /**
   * Tools without findings in the package, by their names: the proof that each is installed, and
   * its command unless it is in `checks`.
   */
  tools?: Record<string, { probe: string[]; run?: string[] }>;
}

/** The Python that Debian's httpx is for. */
export const pythonPath = "/usr/bin/python3";
const userAgent = /^[\w.-]+\/\d+\.\d+\.\d+ contract\/\d+\.\d+\.\d+ /;

/** Runs the sources of the packages as they are. */
const node = [process.execPath, `--conditions=${SOURCE_CONDITION}`];

/** Where Debian puts the library, and the plugins of Maven. */
const jars = ["core", "annotations", "databind"].map(
  (name) => `/usr/share/java/jackson-${name}.jar`,
);
const classPath = ["-cp", ["classes", ...jars].join(":")];
const javac = `mkdir -p classes && javac -Xlint:all -Werror --release 11 ${classPath.join(" ")} -d classes`;
/** The sources without the tests, which need JUnit. */
const sources = "$(find src -name '*.java' ! -path '*/test/java/*/*')";
const maven = [
  "mvn",
  "--offline",
  "--batch-mode",
  "-Dmaven.repo.local=/usr/share/maven-repo",
  // Debian has no newer ones; the package asks for a Jackson that limits nesting itself.
  "-Djackson.version=2.14.0",
  "-Djunit.version=5.9.2",
  "-Dsurefire.version=2.22.3",
  "-Dsource.version=3.2.1",
  "-Djavadoc.version=3.4.1",
];
const shell = (command: string) => ["sh", "-c", command];

const compilerOptions = [
  "--noEmit",
  "--strict",
  "--module",
  "nodenext",
  "--customConditions",
  SOURCE_CONDITION,
  "--allowImportingTsExtensions",
  "--skipLibCheck",
];

export const columns: Record<string, Column> = {
  typescript: {
    needs: [],
    table: "table.ts",
    checks: [],
    runTable: () => [...node, join(import.meta.dirname, "typescript/table.ts")],
    userAgent: /^data-validation-client\//,
    wrong: {
      file: "wrong.ts",
      code: `import { createClient } from "@data-validation/client";

void createClient().phone.validate({ numberFull: "1" }, { options: { numberFormat: "e999" } });
`,
      check: [
        join(import.meta.dirname, "../../node_modules/.bin/tsc"),
        ...compilerOptions,
        "wrong.ts",
      ],
      finding: /Type '"e999"' is not assignable/,
    },
  },
  python: {
    needs: [
      [pythonPath, "-c", "import httpx"],
      ["mypy", "--version"],
      ["/usr/bin/python3", "-c", "import build"],
    ],
    table: "table.py",
    checks: [],
    generated: [["mypy", "--strict", "table.py"]],
    runTable: () => [pythonPath, "table.py"],
    runExample: () => [pythonPath, "example.py"],
    userAgent,
    wrong: {
      file: "wrong.py",
      code: `import data_validation as api

api.PhoneValidateOptions(number_format="e999")
api.Client().phone.validate()
`,
      check: ["mypy", "--strict", "wrong.py"],
      finding: /"number_format" .*has incompatible type "str"[\s\S]*variants of "validate"/,
    },
    // Debian's hatchling names a library that it needs only for editable installs, and Debian does
    // not have.
    build: {
      command: ["/usr/bin/python3", "-m", "build", "--no-isolation", "--skip-dependency-check"],
      makes: ["dist/*.tar.gz", "dist/*.whl"],
      list: shell("tar tzf dist/*.tar.gz; unzip -Z1 dist/*.whl"),
    },
    tests: ["/usr/bin/python3", "-m", "unittest"],
    tools: {
      "mypy --strict": {
        probe: ["mypy", "--version"],
        run: ["mypy", "--strict", "data_validation", "tests", "example.py"],
      },
      "ruff check": { probe: ["ruff", "--version"], run: ["ruff", "check", "."] },
      "twine check": { probe: ["twine", "--version"], run: shell("twine check --strict dist/*") },
    },
  },
  go: {
    needs: [["go", "version"]],
    table: "table/main.go",
    generated: [["gofmt", "-w", "table"]],
    checks: [
      ["sh", "-c", 'test -z "$(gofmt -l .)"'],
      ["go", "vet", "./..."],
      ["go", "build", "-o", "table.out", "./table"],
    ],
    runTable: () => ["./table.out"],
    runExample: () => ["go", "run", "./example"],
    userAgent,
    // A conversion of a constant does not circumvent it.
    wrong: {
      file: "wrong/main.go",
      code: `package main

import dv "${packageLanguages.go?.defaultName}"

func main() { println(dv.PhoneValidateOptions{NumberFormat: "e999"}, dv.NumberFormat("e999")) }
`,
      check: ["go", "build", "-o", "wrong.out", "./wrong"],
      finding: /cannot use "e999" .*as \*datavalidation.NumberFormat.*[\s\S]*cannot convert "e999"/,
    },
    build: {
      command: ["go", "build", "-o", "example.out", "./example"],
      makes: ["example.out"],
      // What is committed is the package.
      list: shell("git init -q . && git add . && git ls-files"),
    },
    // The checks vet it.
    tests: ["go", "test", "-vet=off", "-count=1", "."],
    tools: {
      "gofmt, go vet": { probe: ["go", "version"] },
      staticcheck: {
        probe: shell("staticcheck -version || go-staticcheck -version"),
        run: shell("$(command -v staticcheck || command -v go-staticcheck) ./..."),
      },
    },
  },
  java: {
    needs: [
      ["javac", "--version"],
      ["mvn", "--version"],
      ...jars.map((jar) => ["test", "-f", jar]),
    ],
    table: "src/test/java/Table.java",
    checks: [shell(`${javac} ${sources}`)],
    runTable: () => ["java", ...classPath, "Table"],
    userAgent,
    runExample: () => ["java", ...classPath, "Example"],
    wrong: {
      file: "Wrong.java",
      code: 'class Wrong { Object options = new com.example.datavalidation.PhoneValidateOptions().numberFormat("e999"); }\n',
      check: ["sh", "-c", `${javac} Wrong.java`],
      finding: /String cannot be converted to NumberFormat/,
    },
    build: {
      command: [...maven, "-DskipTests", "package"],
      makes: ["target/*[0-9].jar", "target/*-sources.jar", "target/*-javadoc.jar"],
      list: shell("unzip -Z1 target/*[0-9].jar"),
    },
    tests: [...maven, "test-compile", "surefire:test"],
    tools: { "javac -Xlint:all -Werror": { probe: ["javac", "--version"] } },
  },
  php: {
    needs: [
      ["php", "-r", "curl_version();"],
      ["phpcs", "--version"],
      ["composer", "--version"],
      ["phpunit", "--version"],
      ["test", "-f", "/usr/share/php/GuzzleHttp/Psr7/autoload.php"],
      ["test", "-f", "/usr/share/php/Psr/Http/Client/autoload.php"],
    ],
    table: "table.php",
    // Debian has a checker of PHP's style, and none of its types: the language itself rejects a
    // type when it runs.
    checks: [
      [
        "phpcs",
        "-n",
        "--standard=PSR12",
        "--exclude=PSR1.Classes.ClassDeclaration,PSR1.Files.SideEffects",
        "--ignore=table.php,vendor",
        ".",
      ],
      ["composer", "validate", "--strict"],
      ["composer", "dump-autoload"],
      [
        "php",
        "-r",
        'require "vendor/autoload.php"; foreach (glob("src/*.php") as $one) require_once $one;',
      ],
    ],
    runTable: () => ["php", "table.php"],
    userAgent,
    runExample: () => ["php", "example.php"],
    wrong: {
      file: "wrong.php",
      code: `<?php
require __DIR__ . '/vendor/autoload.php';
new DataValidation\\PhoneValidateOptions(numberFormat: 'e999');
`,
      check: ["php", "wrong.php"],
      finding: /TypeError: .*must be of type \?DataValidation\\NumberFormat, string given/,
    },
    build: {
      command: ["composer", "archive", "--format=zip", "--dir=dist"],
      makes: ["dist/*.zip"],
      list: shell("unzip -Z1 dist/*.zip"),
    },
    tests: shell("composer -q dump-autoload && phpunit"),
    tools: {
      "phpcs, composer validate --strict": { probe: ["composer", "--version"] },
      "phpstan analyse": { probe: ["phpstan", "--version"], run: ["phpstan", "analyse"] },
    },
  },
};
