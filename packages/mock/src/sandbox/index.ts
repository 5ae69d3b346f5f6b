import { getOrInsert } from "@data-validation/common/get-or-insert";
import { type Gatekeeper, withGate } from "./gate.ts";
import type { KindSandbox } from "./kind.ts";
import type { IsOutsideCatalogue } from "./shared/outside-catalogue.ts";

/** The modules of a data kind. Each is loaded when first used, because its lists are large. */
interface KindLoaders {
  sandbox: () => Promise<KindSandbox>;
  gatekeeper: () => Promise<Gatekeeper>;
  catalogue: () => Promise<IsOutsideCatalogue>;
}

const modules = {
  company: {
    sandbox: async () => (await import("./company/index.ts")).companyOperations,
    gatekeeper: async () => (await import("./company/keeps-input.ts")).gatekeeper,
    catalogue: async () => (await import("./company/outside-catalogue.ts")).isOutsideCatalogue,
  },
  email: {
    sandbox: async () => (await import("./email/index.ts")).emailOperations,
    gatekeeper: async () => (await import("./email/keeps-input.ts")).gatekeeper,
    catalogue: async () => (await import("./email/outside-catalogue.ts")).isOutsideCatalogue,
  },
  location: {
    sandbox: async () => (await import("./location/index.ts")).locationOperations,
    gatekeeper: async () => (await import("./location/keeps-input.ts")).gatekeeper,
    catalogue: async () => (await import("./location/outside-catalogue.ts")).isOutsideCatalogue,
  },
  name: {
    sandbox: async () => (await import("./name/index.ts")).nameOperations,
    gatekeeper: async () => (await import("./name/keeps-input.ts")).gatekeeper,
    catalogue: async () => (await import("./name/outside-catalogue.ts")).isOutsideCatalogue,
  },
  phone: {
    sandbox: async () => (await import("./phone/index.ts")).phoneOperations,
    gatekeeper: async () => (await import("./phone/keeps-input.ts")).gatekeeper,
    // The numbering plans are complete.
    catalogue: async () => () => false,
  },
} satisfies Record<string, KindLoaders>;

/** A data kind: the first part of a path, for example `phone` of `/phone/validate`. */
export type DataKind = keyof typeof modules;

export const dataKinds = Object.keys(modules) as DataKind[];

/**
 * Loads the rule of a data kind that decides whether a response is due to the size of the mock's
 * catalogue.
 */
export function loadCatalogueRule(kind: DataKind): Promise<IsOutsideCatalogue> {
  return modules[kind].catalogue();
}

const loadedSandboxes = new Map<DataKind, Promise<KindSandbox>>();

export function isDataKind(name: string): name is DataKind {
  return Object.hasOwn(modules, name);
}

/**
 * Loads the sandbox of a data kind: responses follow from the request, without a clock, a network
 * or chance.
 */
export function loadSandbox(kind: DataKind): Promise<KindSandbox> {
  return getOrInsert(loadedSandboxes, kind, () => load(kind));
}

async function load(kind: DataKind): Promise<KindSandbox> {
  const [sandbox, gatekeeper] = await Promise.all([
    modules[kind].sandbox(),
    modules[kind].gatekeeper(),
  ]);
  return withGate(kind, sandbox, gatekeeper);
}
