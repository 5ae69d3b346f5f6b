/** Who publishes the packages, and where their source is: what the owner of the repository chooses, once, in the root package.json. */
export interface Identity {
  /** The scope on the registry, with its at sign. */
  scope: string;
  /** Where people read the source, without a slash at the end. */
  repository: string;
  /** Where the documentation is published, with a slash at the end. */
  homepage: string;
}

/** A package.json, as far as it is read or written here. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  repository?: { type: string; url: string; directory?: string };
  homepage?: string;
  bugs?: { url: string };
  publishConfig?: { access: string; provenance: boolean };
  [field: string]: unknown;
}

/** The identity that the root package.json states; its scope is that of the workspace's packages. */
export function readIdentity(root: Manifest, member: Manifest): Identity {
  return {
    scope: member.name.split("/")[0] as string,
    repository: (root.repository?.url ?? "").replace(/^git\+/, "").replace(/\.git$/, ""),
    homepage: root.homepage ?? "",
  };
}

/** The fields of a package.json that say where the package comes from and how it is published. */
export function identify(identity: Identity, directory?: string): Partial<Manifest> {
  return {
    homepage: identity.homepage,
    repository: { type: "git", url: `git+${identity.repository}.git`, ...(directory && { directory }) },
    bugs: { url: `${identity.repository}/issues` },
    ...(directory && { publishConfig: { access: "public", provenance: true } }),
  };
}

/** A text in which another identity takes the place of one. */
export function rewrite(text: string, from: Identity, to: Identity): string {
  return rescope(text, from.scope, to.scope)
    .replaceAll(from.homepage, to.homepage)
    .replaceAll(from.repository, to.repository);
}

/** A text with the packages of one scope named by another, also in paths and patterns; other names that begin alike are left alone. */
export function rescope(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w@-])${from}(?=\\\\?/)`, "g"), to);
}
