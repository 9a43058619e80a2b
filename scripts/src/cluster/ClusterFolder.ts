import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { findServerAccount, type ServerAccount } from '../postgres/findServerAccount';
import { Cleanup } from './Cleanup';
import { root } from '../test/runProgram';

/** The files of a cluster below the system's temporary folder, and the account that runs its servers. */
export interface ClusterFolder {
  path: string;
  account: ServerAccount;
  /** Creates a folder that only the account may read. */
  create: (name: string) => string;
  /** Writes a file and returns its path. */
  write: (name: string, text: string) => string;
  /** Ends what uses the folder, and removes it at last. */
  cleanup: Cleanup;
}

/** @throws if root finds no account for servers */
export async function createClusterFolder(): Promise<ClusterFolder> {
  const account = await findServerAccount();
  const { uid = -1, gid = -1 } = account;
  const path = mkdtempSync(join(tmpdir(), 'marquee-cluster-'));
  // Other accounts pass through to their own folders.
  chmodSync(path, 0o755);
  const cleanup = new Cleanup();
  cleanup.add(() => rmSync(path, { recursive: true, force: true }));
  const create = (name: string): string => {
    const folder = join(path, name);
    mkdirSync(folder, { mode: 0o700 });
    if (uid !== -1) chownSync(folder, uid, gid);
    return folder;
  };
  return {
    path,
    account,
    create,
    write: (name, text) => {
      const file = join(path, name);
      writeFileSync(file, text);
      if (uid !== -1) chownSync(file, uid, gid);
      return file;
    },
    cleanup,
  };
}

/** Reads a file of `deploy/`. */
export const readDeployFile = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');

type Settings = Record<string, unknown>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces values; a value that the original does not have would be a misspelt name. */
function replaceSettings(original: Settings, changes: Settings): Settings {
  const unknown = Object.keys(changes).find((name) => !Object.hasOwn(original, name));
  if (unknown !== undefined) throw new Error(`The file of deploy/ has no setting "${unknown}".`);
  const merged = Object.entries(original).map(([name, value]) => {
    const change = changes[name];
    if (change === undefined) return [name, value];
    return [name, isSettings(value) && isSettings(change) ? replaceSettings(value, change) : change];
  });
  return Object.fromEntries(merged);
}

/**
 * Returns a YAML file of `deploy/` with other values for this machine, and nothing else changed.
 * @throws if the file lacks a replaced setting
 */
export const renderSettings = (name: string, changes: Settings): string =>
  stringify(replaceSettings(parse(readDeployFile(name)) as Settings, changes));
