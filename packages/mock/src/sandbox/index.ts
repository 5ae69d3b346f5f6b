import { getOrInsert } from "@data-validation/common/get-or-insert";
import { type Gatekeeper, withGate } from "./gate.ts";
import type { KindSandbox } from "./kind.ts";
import type { IsOutsideCatalogue } from "./shared/outside-catalogue.ts";

interface KindModule {
  sandbox: KindSandbox;
  gatekeeper: Gatekeeper;
  isOutsideCatalogue: IsOutsideCatalogue;
}

/** The module of each data kind, loaded when first used, because its lists are large. */
const modules = {
  company: () => import("./company/index.ts"),
  email: () => import("./email/index.ts"),
  location: () => import("./location/index.ts"),
  name: () => import("./name/index.ts"),
  phone: () => import("./phone/index.ts"),
} satisfies Record<string, () => Promise<KindModule>>;

/** A data kind: the first part of a path, for example `phone` of `/phone/validate`. */
export type DataKind = keyof typeof modules;

export const dataKinds = Object.keys(modules) as DataKind[];

/**
 * Loads the rule of a data kind that decides whether a response is due to the size of the mock's
 * catalogue.
 */
export async function loadCatalogueRule(kind: DataKind): Promise<IsOutsideCatalogue> {
  return (await modules[kind]()).isOutsideCatalogue;
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
  const { sandbox, gatekeeper } = await modules[kind]();
  return withGate(kind, sandbox, gatekeeper);
}
