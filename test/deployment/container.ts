import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);
const storage = ["--storage-driver", "vfs"];
const containerfile = join(import.meta.dirname, "../../packages/mock/deployment/Containerfile");

/** An image, as far as a test looks at it. */
export interface Image {
  /** As buildah says it, for example `260 MB`. */
  size: string;
  user: string;
  entrypoint: string[];
  healthcheck: string[];
  stopSignal: string;
}

/**
 * A base image made here, for machines that reach no registry of images: Debian by debootstrap, with the Node and npm that this
 * project's own install tests bring.
 *
 * @param folder - Where its files go.
 * @returns The name of the image.
 */
export async function makeBase(folder: string, node: string, npm: string): Promise<string> {
  const root = join(folder, "base");
  await execute("debootstrap", ["--variant=minbase", "--include=ca-certificates", "bookworm", root], {
    maxBuffer: 1e8,
  });
  for (const rest of ["var/cache/apt", "var/lib/apt/lists", "usr/share/doc", "usr/share/man", "usr/share/locale"]) {
    await execute("rm", ["-rf", join(root, rest)]);
  }
  cpSync(node, join(root, "usr/local/bin/node"), { dereference: true });
  mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  await execute("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm")]);
  const name = "localhost/data-validation-base";
  writeFileSync(join(folder, "Base"), "FROM scratch\nCOPY base /\n");
  await buildah("build", "--isolation", "chroot", "-t", name, "-f", join(folder, "Base"), folder);
  return name;
}

/**
 * Builds the image of the mock from a tarball of npm pack.
 *
 * @param context - The folder with the tarball and nothing else.
 * @param base - The base image; that of the Containerfile when it is left out.
 * @param authorities - A bundle of certificates that npm needs in the build, where the network has an authority of its own.
 */
export async function buildImage(
  name: string,
  context: string,
  tarball: string,
  registry: string,
  base?: string,
  authorities?: string,
): Promise<void> {
  const settings = {
    PACKAGE: `./${tarball}`,
    NPM_CONFIG_REGISTRY: registry,
    ...(base && { BASE: base }),
    ...(authorities && { NPM_CONFIG_CAFILE: authorities }),
  };
  const args = Object.entries(settings).flatMap(([key, value]) => ["--build-arg", `${key}=${value}`]);
  const trust = authorities ? ["--volume", `${authorities}:${authorities}:ro`] : [];
  // Docker's format, since OCI's has no place for a health check.
  const format = ["--format", "docker", "--isolation", "chroot"];
  await buildah("build", ...format, ...trust, ...args, "-t", name, "-f", containerfile, context);
}

/** What an image says of itself. */
export async function inspect(name: string): Promise<Image> {
  const { Docker } = JSON.parse(await buildah("inspect", "--type", "image", name));
  const size = (await buildah("images", "--format", "{{.Size}}", name)).trim();
  const { User, Entrypoint, Healthcheck, StopSignal } = Docker.config;
  return {
    size,
    user: User,
    entrypoint: Entrypoint,
    healthcheck: Healthcheck?.Test.slice(1) ?? [],
    stopSignal: StopSignal,
  };
}

/** A container whose file system is mounted read-only, and in which commands run as the image's user. */
export class Container {
  readonly #id: string;
  readonly #root: string;
  readonly #user: string;
  readonly #variables: string[];

  private constructor(id: string, root: string, user: string, variables: string[]) {
    this.#id = id;
    this.#root = root;
    this.#user = user;
    this.#variables = variables;
  }

  /** @param variables - Environment variables of each command in the container, as `NAME=value`. */
  static async from(image: string, user: string, variables: string[]): Promise<Container> {
    const id = (await buildah("from", image)).trim();
    return new Container(id, (await buildah("mount", id)).trim(), user, variables);
  }

  /** Starts a command in the container. */
  start(command: string[]) {
    const mounts = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"';
    const enter = `exec chroot --userspec=${this.#user} "$0" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production "$@"`;
    const words = [...this.#variables, ...command];
    return spawn("unshare", ["--mount", "sh", "-c", `${mounts} && ${enter}`, this.#root, ...words]);
  }

  /** Runs a command to its end, and gives its exit code. */
  async run(command: string[]): Promise<number> {
    const child = this.start(command);
    child.stdout.resume();
    child.stderr.resume();
    const [code] = (await once(child, "exit")) as [number];
    return code;
  }

  async remove(): Promise<void> {
    await buildah("rm", this.#id);
  }
}

async function buildah(...args: string[]): Promise<string> {
  const [command = "", ...rest] = args;
  const { stdout } = await execute("buildah", [...storage, command, ...rest], { maxBuffer: 1e8 });
  return stdout;
}
