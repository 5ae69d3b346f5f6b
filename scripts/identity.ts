import { readFileSync, writeFileSync } from "node:fs";
import { runScript, UserError } from "@data-validation/tooling/command";
import {
  type Identity,
  identitySentences,
  identitySettings,
  manifestFieldsOf,
  problemOfSetting,
  readIdentity,
} from "@data-validation/tooling/identity";
import { packageFolders, readManifest, writeManifest } from "@data-validation/tooling/manifests";
import { parseDocument } from "yaml";

/** The settings with their options: `baseUrl` is `--base-url`. */
const options = Object.entries(identitySettings).map(([name, [what]]) => {
  const option = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { name: name as keyof Identity, option, what };
});

const HELP = `
Usage: npm run identity -- <options>

Chooses who publishes this repository. Sources and generated/ keep neutral names; what leaves the repository (pages,
packages, documents of a release, examples) is made with the values of identity.json. Of the files written by hand, the
command sets fields of package.json, the reviewers in CODEOWNERS, the links of the issue chooser and the marked part of
README.md.

${options.map(({ option, what }) => `  --${option.padEnd(16)}${what}`).join("\n")}
`;

/** The marked part of README.md. */
function identityText(identity: Identity): string {
  const { homepage, discussions, contact } = identity;
  const links = `[Documentation](${homepage}) · [discussions](${discussions}) · [support](mailto:${contact})`;
  return `${[...identitySentences(identity), links].join("\n")}\n`;
}

function replaceIn(file: string, place: RegExp, text: string): void {
  const before = readFileSync(file, "utf8");
  if (!place.test(before))
    throw new UserError(`${file}: the place of the identity is missing (${place.source}).`);
  writeFileSync(
    file,
    before.replace(place, () => text),
  );
}

function writeInto(identity: Identity): void {
  writeManifest(".", { ...readManifest("."), ...manifestFieldsOf(identity) });
  for (const folder of packageFolders())
    writeManifest(folder, { ...readManifest(folder), ...manifestFieldsOf(identity, folder) });
  replaceIn(".github/CODEOWNERS", /^\* .*$/m, `* ${identity.owners}`);
  const marked = /(?<=<!-- identity.*-->\n)[\s\S]*?(?=<!-- \/identity -->)/;
  replaceIn("README.md", marked, identityText(identity));
  const chooser = ".github/ISSUE_TEMPLATE/config.yml";
  const links = parseDocument(readFileSync(chooser, "utf8"));
  links.setIn(["contact_links", 0, "url"], identity.discussions);
  links.setIn(["contact_links", 1, "url"], identity.homepage);
  links.setIn(["contact_links", 2, "url"], `${identity.homepage}support.html`);
  writeFileSync(chooser, links.toString({ lineWidth: 0 }));
}

/** The settings in the options; throws if a value is not valid, or if there is none. */
function readOptions(given: Record<string, string | undefined>): Partial<Identity> {
  const values: Partial<Identity> = {};
  for (const { name, option } of options) {
    const value = given[option];
    if (value === undefined) continue;
    const problem = problemOfSetting(name, value);
    if (problem !== undefined) throw new UserError(`--${option}: ${problem}`);
    values[name] = value;
  }
  if (Object.keys(values).length === 0) throw new UserError(HELP.trim());
  return values;
}

if (import.meta.main) {
  await runScript(
    HELP,
    options.map(({ option }) => option),
    ({ options: given }) => {
      const identity = { ...readIdentity(), ...readOptions(given) };
      writeFileSync("identity.json", `${JSON.stringify(identity, null, 2)}\n`);
      writeInto(identity);
      console.log(`The packages are ${identity.scope}/*, the source is ${identity.repository}.`);
      console.log("Next: npm test");
    },
  );
}
