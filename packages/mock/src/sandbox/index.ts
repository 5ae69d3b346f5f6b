import type { Version } from "@data-validation/generated/versions";
import { asReceived } from "./as-received.ts";
import { type Gatekeeper, withGate } from "./gate.ts";
import type { KindSandbox } from "./kind.ts";
import type { IsOutsideCatalogue } from "./shared/outside-catalogue.ts";
import type { World } from "./world.ts";

/** The sandboxes by data kind. Each is loaded when first used, because its lists are large. */
const kinds = {
  company: async () => (await import("./company/index.ts")).company,
  email: async () => (await import("./email/index.ts")).email,
  location: async () => (await import("./location/index.ts")).location,
  name: async () => (await import("./name/index.ts")).name,
  phone: async () => (await import("./phone/index.ts")).phone,
} satisfies Record<string, () => Promise<KindSandbox>>;

const gatekeepers = {
  company: async () => (await import("./company/keeps-input.ts")).gatekeeper,
  email: async () => (await import("./email/keeps-input.ts")).gatekeeper,
  location: async () => (await import("./location/keeps-input.ts")).gatekeeper,
  name: async () => (await import("./name/keeps-input.ts")).gatekeeper,
  phone: async () => (await import("./phone/keeps-input.ts")).gatekeeper,
} satisfies Record<Kind, () => Promise<Gatekeeper>>;

/** Phone numbers need none: the numbering plans are complete. */
const catalogues = {
  company: async () => (await import("./company/outside-catalogue.ts")).isOutsideCatalogue,
  email: async () => (await import("./email/outside-catalogue.ts")).isOutsideCatalogue,
  location: async () => (await import("./location/outside-catalogue.ts")).isOutsideCatalogue,
  name: async () => (await import("./name/outside-catalogue.ts")).isOutsideCatalogue,
  phone: async () => () => false,
} satisfies Record<Kind, () => Promise<IsOutsideCatalogue>>;

/**
 * Loads the rule of a data kind that decides whether a response is due to the size of the mock's
 * catalogue.
 */
export function loadCatalogue(kind: Kind): Promise<IsOutsideCatalogue> {
  return catalogues[kind]();
}

const loaded = new Map<Kind, Promise<KindSandbox>>();

/** A data kind: the first part of a path, for example `phone` of `/phone/validate`. */
export type Kind = keyof typeof kinds;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}

/**
 * Loads the sandbox of a data kind: responses follow from the request, without a clock, a network
 * or chance.
 */
export function loadKind(kind: Kind): Promise<KindSandbox> {
  const known = loaded.get(kind) ?? load(kind);
  loaded.set(kind, known);
  return known;
}

async function load(kind: Kind): Promise<KindSandbox> {
  const [sandbox, gatekeeper] = await Promise.all([kinds[kind](), gatekeepers[kind]()]);
  return withGate(kind, sandbox, gatekeeper);
}

/**
 * The sandbox of a version: a function per operation id, from a request to the body of its
 * response.
 */
export function createSandbox(version: string) {
  return async (operationId: string, request: unknown, world?: World): Promise<unknown> => {
    const kind = /^[a-z]+/.exec(operationId)?.[0] ?? "";
    const compute = isKind(kind)
      ? (await loadKind(kind))[version as Version]?.[operationId]
      : undefined;
    if (!compute)
      throw new Error(`The sandbox of version ${version} has no operation ${operationId}.`);
    return compute(asReceived(request as object) as never, world);
  };
}
