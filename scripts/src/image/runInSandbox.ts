import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';

/**
 * Enters a folder as the root of the file system, in mounts of its own, and becomes the command, which so gets the signals.
 * Programs come from this machine, read-only; `/tmp` is empty memory.
 */
const ENTER = `set -e
root=$1 user=$2 directory=$3 access=$4 node=$5
shift 5
mount --bind "$root" "$root"
for name in usr etc; do
  mount --rbind "/$name" "$root/$name"
  mount -o remount,bind,ro "$root/$name"
done
for name in proc dev; do mount --rbind "/$name" "$root/$name"; done
mount --bind "$node" "$root/opt/node"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
if [ -n "$DATA" ]; then mount --bind "$DATA" "$root/data"; fi
[ "$access" = rw ] || mount -o remount,bind,ro "$root"
unset DATA
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$directory" "$@"`;

const MOUNTED = ['usr', 'etc', 'proc', 'dev', 'tmp', 'opt/node', 'root'];
const LINKED = ['bin', 'sbin', 'lib', 'lib64'];
const PATH = '/opt/node:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';

export interface SandboxOptions {
  /** The folder that becomes `/`. */
  root: string;
  /** Numbers of user and group, as `1000:1000`. */
  user: string;
  directory: string;
  isReadOnly?: boolean;
  /** The folder of the volume `/data`. */
  data?: string;
  /** The program of Node. */
  node: string;
  env: Record<string, string>;
}

/** Creates an empty root for `Sandbox`. */
export async function createRoot(root: string): Promise<void> {
  for (const name of MOUNTED) mkdirSync(`${root}/${name}`, { recursive: true });
  await Promise.all(LINKED.map((name) => execa('ln', ['-sfn', `usr/${name}`, `${root}/${name}`])));
}

/** Returns the command line and environment that run `command` in the sandbox; the caller must be root. */
export function enterSandbox(options: SandboxOptions, command: readonly string[]) {
  const { root, user, directory, isReadOnly = false, node, data = '', env } = options;
  const place = [root, user, directory, isReadOnly ? 'ro' : 'rw', dirname(node)];
  return {
    command: ['unshare', '--mount', 'sh', '-c', ENTER, 'sandbox', ...place, ...command],
    options: { env: { PATH, HOME: '/root', ...env, DATA: data }, extendEnv: false },
  };
}

/** Runs a command in the sandbox; a failure has the output. */
export async function runInSandbox(sandbox: SandboxOptions, command: readonly string[]) {
  const {
    command: [file = '', ...args],
    options,
  } = enterSandbox(sandbox, command);
  return execa(file, args, { ...options, all: true, reject: false });
}
