import { existsSync } from "node:fs";
import { join } from "node:path";
import { escapePattern } from "@data-validation/common/text";
import { UserError } from "./command.ts";
import { readTable, rowShape, shapeOfEach, textShape } from "./table.ts";

/** A setting: its description for help and messages, and the check of its values. */
type Setting = [what: string, accepts: RegExp | ((value: string) => boolean)];

/** The settings of identity.json: who publishes this repository. */
export const identitySettings = {
  scope: ["scope of the packages on the registry, like @acme", /^@[a-z\d~-][a-z\d._~-]*$/],
  repository: [
    "where the source is: an https address without a slash at its end",
    isAddressWithoutSlash,
  ],
  homepage: [
    "where the documentation is published: an https address with a slash at its end",
    (value) => isAddress(value) && value.endsWith("/"),
  ],
  baseUrl: [
    "base URL of the API: an https address without a slash at its end",
    isAddressWithoutSlash,
  ],
  versionHeader: [
    "response header that states the version, like Acme-Api-Version",
    /^[A-Za-z][A-Za-z\d-]*-api-version$/i,
  ],
  contact: [
    "e-mail address for questions, also in the documents",
    /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i,
  ],
  discussions: ["where questions are discussed in public: an https address", isAddress],
  owners: [
    "accounts that review changes, as CODEOWNERS writes them, like @acme/api",
    (value) => value.split(" ").every((owner) => /^@[\w-]+(\/[\w.-]+)?$/.test(owner)),
  ],
  endOfSupport: [
    'when the support of version 2.0 ends: a date like 2027-12-31, or "not announced"',
    (value) => value === "not announced" || isDate(value),
  ],
  official: [
    "whether the operator of the service maintains this repository: yes or no",
    /^(yes|no)$/,
  ],
  published: ["whether the packages are on the registry: yes or no", /^(yes|no)$/],
} as const satisfies Record<string, Setting>;

export type Identity = Record<keyof typeof identitySettings, string>;

const settingNames = Object.keys(identitySettings) as (keyof Identity)[];
const identityShape = rowShape(shapeOfEach(settingNames, textShape));

/** Whether a value is a normalised https URL without query and fragment. */
function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, host, pathname, username, href } = new URL(value);
  const isWhole = protocol === "https:" && host !== "" && username === "" && !/[?#]/.test(href);
  return isWhole && (href === value || (pathname === "/" && href === `${value}/`));
}

function isAddressWithoutSlash(value: string): boolean {
  return isAddress(value) && !value.endsWith("/");
}

function isDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/**
 * The identity of the sources. No other identity may contain its names, so that
 * {@link applyIdentity} can be applied twice.
 */
export const neutralIdentity: Identity = {
  scope: "@data-validation",
  repository: "https://code.data-validation.example/data-validation-api",
  homepage: "https://docs.data-validation.example/",
  baseUrl: "https://api.data-validation.example",
  versionHeader: "Service-Api-Version",
  contact: "support@data-validation.example",
  discussions: "https://code.data-validation.example/data-validation-api/discussions",
  owners: "@data-validation-maintainers",
  endOfSupport: "not announced",
  official: "no",
  published: "no",
};

/**
 * The identity that `npm run identity` chose, or the one of the sources.
 *
 * @throws {UserError} With file and line, for a missing or unknown setting, or one with a wrong
 *   value.
 */
export function readIdentity(cwd = "."): Identity {
  const file = join(cwd, "identity.json");
  if (!existsSync(file)) return neutralIdentity;
  const { content, placeOf } = readTable(file, identityShape);
  for (const name of settingNames) {
    const problem = problemOfSetting(name, content[name]);
    if (problem !== undefined) throw new UserError(`${placeOf(name)}: ${name}: ${problem}`);
  }
  return content;
}

/** What is wrong with a value of a setting; undefined if it is accepted. */
export function problemOfSetting(name: keyof Identity, value: string): string | undefined {
  if (value === neutralIdentity[name]) return undefined;
  const [what, accepts]: Setting = identitySettings[name];
  const isAccepted = typeof accepts === "function" ? accepts(value) : accepts.test(value);
  if (!isAccepted) return `${what}; not ${value}.`;
  if (
    /data-validation(\.example|-maintainers)|service-api-version/i.test(value) ||
    value === neutralIdentity.scope
  )
    return `a value of your own, without the neutral name that stands for it; not ${value}.`;
  return undefined;
}

/** The texts that depend on an identity, always in the same order. */
function identityTexts(identity: Identity): string[] {
  return [
    identity.homepage,
    identity.discussions,
    identity.repository,
    identity.baseUrl,
    new URL(identity.baseUrl).host,
    identity.versionHeader,
    identity.versionHeader.toLowerCase(),
    identity.contact,
    identity.owners,
    ...identitySentences(identity),
    ...installTexts(identity),
  ];
}

/** The sentences about an identity in README.md and on pages. */
export function identitySentences({ endOfSupport, official, published }: Identity): string[] {
  return [
    `End of support of version 2.0: ${endOfSupport}.`,
    published === "yes"
      ? "The packages are on the npm registry."
      : "The packages are not published yet. In a clone of the repository, `npm ci && npm run release -- pack` writes them to `dist/release`.",
    official === "yes"
      ? "The operator of the service maintains this repository."
      : "This repository is not maintained by the operator of the service.",
  ];
}

/** How each package is installed, with an option of npm; the command line depends on the mock. */
const installs: readonly [option: string, name: string][] = [
  ["", "client"],
  ["", "contract"],
  [" --save-dev", "mock"],
  [" --save-dev", "cli"],
  [" --global", "cli"],
];

/**
 * The lines that install a package, and the comment above them. Unpublished packages come from
 * tarballs.
 */
function installTexts({ scope, published }: Identity): string[] {
  if (published === "yes")
    return [
      "# From the npm registry.",
      ...installs.map(([option, name]) => `npm install${option} ${scope}/${name}`),
    ];
  const tarball = (name: string) => `"\${PACKAGES:?}"/*-${name}-*.tgz`;
  return [
    "# $PACKAGES is the folder of the packages: support page, Get the packages.",
    ...installs.map(([option, name]) => {
      const names = name === "cli" ? ["mock", "cli"] : [name];
      return `npm install${option} ${names.map(tarball).join(" ")}`;
    }),
  ];
}

/** The neutral scope before a slash, which patterns escape; no longer name that starts with it. */
const SCOPED = `(?<![\\w@-])${neutralIdentity.scope}(?=\\\\?/)`;

/** Replaces the values of the neutral identity by those of another one. */
export function applyIdentity(source: string, identity: Identity): string {
  const after = identityTexts(identity);
  const values = new Map(identityTexts(neutralIdentity).map((text, index) => [text, after[index]]));
  const longestFirst = [...values.keys()].toSorted((one, other) => other.length - one.length);
  const names = new RegExp([SCOPED, ...longestFirst.map(escapePattern)].join("|"), "g");
  return source.replaceAll(names, (name) => values.get(name) ?? identity.scope);
}

/** The fields of a package.json that the scripts read. */
export interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The fields of a package.json that depend on the identity. */
export function manifestFieldsOf(identity: Identity, directory?: string): Partial<Manifest> {
  return {
    homepage: identity.homepage,
    repository: {
      type: "git",
      url: `git+${identity.repository}.git`,
      ...(directory && { directory }),
    },
    bugs: { url: `${identity.repository}/issues` },
    ...(directory && { publishConfig: { access: "public" } }),
  };
}
