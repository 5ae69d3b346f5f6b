/** The fields of npm's lock file that are read here. */
export type Lock = { packages: Record<string, Locked> };

interface Locked
  extends Partial<Record<"dependencies" | "devDependencies" | "optionalDependencies", object>> {
  version?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

/**
 * The paths in the lock file of everything that our packages contain, including the development
 * dependencies that are bundled.
 */
export function shippedPlaces({ packages }: Lock): string[] {
  const ours = Object.keys(packages).filter((place) => /^packages\/[^/]+$/.test(place));
  const places = new Set<string>();
  const add = (from: string, names: object) => {
    for (const name of Object.keys(names)) {
      const place = packagePlaces(from, name).find((candidate) => candidate in packages);
      if (place === undefined) throw new Error(`The lock file lacks ${name}, which ${from} needs.`);
      const { link, dependencies, optionalDependencies } = packages[place] ?? {};
      if (link || places.has(place)) continue;
      places.add(place);
      add(place, { ...dependencies, ...optionalDependencies });
    }
  };
  for (const place of ours)
    add(place, { ...packages[place]?.dependencies, ...packages[place]?.devDependencies });
  return [...places].sort();
}

/** Where Node looks for a package that is imported from a folder, nearest first. */
export function packagePlaces(folder: string, name: string): string[] {
  const parts = folder.split("/node_modules/");
  const nested = parts.map(
    (_, index) => `${parts.slice(0, index + 1).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...nested.reverse(), `node_modules/${name}`];
}
