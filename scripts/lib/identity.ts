const YES_OR_NO = /^(yes|no)$/;

/** The settings of who publishes this repository, as identity.json has them: what each is, and what is accepted. */
export const settings = {
  scope: ["scope of the packages on the registry, like @acme", /^@[a-z0-9-~][a-z0-9-._~]*$/],
  repository: ["where the source is: an https address without a slash at its end", /^https:\/\/\S+[^/]$/],
  homepage: ["where the documentation is published: an https address with a slash at its end", /^https:\/\/\S+\/$/],
  baseUrl: ["base URL of the API: an https address without a slash at its end", /^https:\/\/\S+[^/]$/],
  contact: ["e-mail address for questions, also in the documents", /^\S+@\S+\.\S+$/],
  discussions: ["where questions are discussed in public: an https address", /^https:\/\/\S+$/],
  owners: ["accounts that review changes, as CODEOWNERS writes them, like @acme/api", /^(@[\w/-]+ ?)+$/],
  endOfSupport: [
    'when the support of version 2.0 ends: a date like 2027-12-31, or "not announced"',
    /^\d{4}-\d{2}-\d{2}$|^not announced$/,
  ],
  official: ["whether the operator of the service maintains this repository: yes or no", YES_OR_NO],
  published: ["whether the packages are on the registry: yes or no", YES_OR_NO],
} as const satisfies Record<string, [string, RegExp]>;

/** The value of each setting. */
export type Identity = Record<keyof typeof settings, string>;

/** A package.json, as far as it is read or written here. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  repository?: { type: string; url: string; directory?: string };
  homepage?: string;
  bugs?: { url: string };
  publishConfig?: { access: string };
  [field: string]: unknown;
}

/** The fields of a package.json that follow from the identity. */
export function identify(identity: Identity, directory?: string): Partial<Manifest> {
  return {
    homepage: identity.homepage,
    repository: { type: "git", url: `git+${identity.repository}.git`, ...(directory && { directory }) },
    bugs: { url: `${identity.repository}/issues` },
    ...(directory && { publishConfig: { access: "public" } }),
  };
}

/** The texts that stand for an identity in the files of this repository, in the order in which they are replaced. */
export function texts(identity: Identity): string[] {
  return [
    identity.homepage,
    // Before the repository, which it usually begins with.
    identity.discussions,
    identity.repository,
    identity.baseUrl,
    new URL(identity.baseUrl).host,
    identity.contact,
    identity.owners,
    `End of support of version 2.0: ${identity.endOfSupport}.`,
    identity.official === "yes"
      ? "The operator of the service maintains this repository."
      : "This repository is not maintained by the operator of the service.",
    identity.published === "yes"
      ? "The packages are on the npm registry."
      : "The packages are not published yet: install them from a checkout (`npm pack --workspaces`).",
  ];
}

/** A text with one identity replaced by another. */
export function rewrite(text: string, from: Identity, to: Identity): string {
  const after = texts(to);
  return texts(from).reduce(
    (result, before, index) => result.replaceAll(before, after[index] as string),
    rescope(text, from.scope, to.scope),
  );
}

/** A text with the packages of one scope named by another, also in paths and patterns; other names that begin alike are left alone. */
export function rescope(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w@-])${from}(?=\\\\?/)`, "g"), to);
}
