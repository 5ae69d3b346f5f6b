import { globSync, readFileSync } from "node:fs";
import { versions } from "@data-validation/generated/versions";
import { expect, test } from "vitest";

const patterns = [
  "{.,docs}/*.md",
  "docs/content/**/*.{md,yaml}",
  "packages/*/README.md",
  "openapi/shared/**/*.{md,yaml}",
];
const name = `(?:${versions.join("|").replaceAll(".", "\\.")})`;
const list = new RegExp(`\\b${name}\`?(?:,| and| or| \\|) \`?(?:api-version: )?${name}\\b`);
const unversioned = (line: string) => line.replaceAll(new RegExp(`\\b${name}\\b`, "g"), "*");

test("No text lists the versions of the API by hand: a new one would be missing", () => {
  const findings = globSync(patterns).flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.flatMap((line, index) => {
      const before = lines[index - 1] ?? "";
      const isRepeated = line !== before && unversioned(line) === unversioned(before);
      const instead = isRepeated ? "write {{eachVersion …}} once" : "write {{versions}}";
      return isRepeated || list.test(line)
        ? `${file}:${index + 1}: ${instead}, or name no version. ${line}`
        : [];
    });
  });
  expect(findings).toEqual([]);
});

test.each(versions)(
  "The error of an option that %s does not have names that version, not the one that it was copied from",
  (version) => {
    const file = `openapi/${version}/errors.yaml`;
    const namedVersions = [...readFileSync(file, "utf8").matchAll(/Version (\S+) does not/g)].map(
      ([, namedVersion]) => namedVersion,
    );
    expect(namedVersions, `Write "Version ${version} does not …" in ${file}`).toEqual(
      namedVersions.map(() => version),
    );
  },
);
