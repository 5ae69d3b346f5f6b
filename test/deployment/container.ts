import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { runNpm } from "@data-validation/tooling/processes/run";
import { execute } from "../support/execute.ts";

const storage = ["--storage-driver", "vfs"];
const containerfile = join(import.meta.dirname, "../../packages/mock/deployment/Containerfile");

/**
 * A base image for machines that reach no registry of images: Debian by debootstrap, with the Node
 * and npm of the install tests.
 */
export async function makeBase(folder: string, node: string, npmFolder: string): Promise<string> {
  const root = join(folder, "base");
  await execute("debootstrap", [
    "--variant=minbase",
    "--include=ca-certificates",
    "bookworm",
    root,
  ]);
  for (const unneededFolder of [
    "var/cache/apt",
    "var/lib/apt/lists",
    "usr/share/doc",
    "usr/share/man",
    "usr/share/locale",
  ]) {
    await execute("rm", ["-rf", join(root, unneededFolder)]);
  }
  cpSync(node, join(root, "usr/local/bin/node"), { dereference: true });
  mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
  cpSync(npmFolder, join(root, "usr/local/lib/node_modules/npm"), {
    recursive: true,
    dereference: true,
  });
  await execute("ln", [
    "-s",
    "../lib/node_modules/npm/bin/npm-cli.js",
    join(root, "usr/local/bin/npm"),
  ]);
  const name = "localhost/data-validation-base";
  writeFileSync(join(folder, "Base"), "FROM scratch\nCOPY base /\n");
  await buildah("build", "--isolation", "chroot", "-t", name, "-f", join(folder, "Base"), folder);
  return name;
}

/** Builds the image of the mock from a tarball in a folder of its own. */
export async function buildImage(tarball: string, base: string): Promise<string> {
  const name = "localhost/data-validation-mock";
  // The certificates that npm needs where the network has an authority of its own.
  const authorities = process.env.SSL_CERT_FILE;
  const settings = {
    PACKAGE: `./${basename(tarball)}`,
    NPM_CONFIG_REGISTRY: runNpm(["config", "get", "registry"]).trim(),
    BASE: base,
    ...(authorities && { NPM_CONFIG_CAFILE: authorities }),
  };
  const args = Object.entries(settings).flatMap(([key, value]) => [
    "--build-arg",
    `${key}=${value}`,
  ]);
  const trust = authorities ? ["--volume", `${authorities}:${authorities}:ro`] : [];
  // Docker's format, since OCI's has no place for a health check.
  const format = ["--format", "docker", "--isolation", "chroot"];
  await buildah(
    "build",
    ...format,
    ...trust,
    ...args,
    "-t",
    name,
    "-f",
    containerfile,
    dirname(tarball),
  );
  return name;
}

/** The metadata of an image; its size in buildah's notation, for example `260 MB`. */
export async function inspect(name: string) {
  const { Docker } = JSON.parse(await buildah("inspect", "--type", "image", name));
  const { User, Entrypoint, Healthcheck, StopSignal } = Docker.config;
  return {
    size: (await buildah("images", "--format", "{{.Size}}", name)).trim(),
    user: User as string,
    entrypoint: Entrypoint as string[],
    healthcheck: (Healthcheck?.Test.slice(1) ?? []) as string[],
    stopSignal: StopSignal as NodeJS.Signals,
  };
}

/**
 * A container whose file system is mounted read-only, and in which commands run as the image's
 * user, with variables as `NAME=value`.
 */
export async function containerFrom(image: string, user: string, variables: string[]) {
  const id = (await buildah("from", image)).trim();
  const root = (await buildah("mount", id)).trim();
  const mounts = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"';
  const enter = `exec chroot --userspec=${user} "$0" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production "$@"`;
  const start = (command: string[]) =>
    spawn("unshare", [
      "--mount",
      "sh",
      "-c",
      `${mounts} && ${enter}`,
      root,
      ...variables,
      ...command,
    ]);
  return {
    start,
    /** Runs a command, and returns its exit code. */
    async run(command: string[]): Promise<number> {
      const child = start(command);
      child.stdout.resume();
      child.stderr.resume();
      const [code] = (await once(child, "exit")) as [number];
      return code;
    },
    remove: () => buildah("rm", id),
  };
}

async function buildah(...args: string[]): Promise<string> {
  const [command = "", ...rest] = args;
  const { stdout } = await execute("buildah", [...storage, command, ...rest]);
  return stdout;
}
