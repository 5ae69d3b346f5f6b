/** The settings of who publishes this repository: identity.json at its root. */
export interface Identity {
  /** The scope of the packages on the registry, with its at sign. */
  scope: string;
  /** Where the source is, without a slash at the end. */
  repository: string;
  /** Where the documentation is published, with a slash at the end. */
  homepage: string;
  /** The base URL of the API, without a slash at the end. */
  baseUrl: string;
  /** The e-mail address for questions, also in the documents. */
  contact: string;
  /** Where questions are discussed in public. */
  discussions: string;
  /** The accounts that review changes, as CODEOWNERS writes them. */
  owners: string;
  /** When the support of version 2.0 ends: a date, or "not announced". */
  endOfSupport: string;
  /** Whether the operator of the service maintains this repository: "yes" or "no". */
  official: string;
  /** Whether the packages are on the registry: "yes" or "no". */
  published: string;
}

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
