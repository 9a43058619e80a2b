import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules that shell and remotes share, by exact import string: one instance per page, provided by the shell alone.
 */
export const sharedModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  '@marquee/shared-contracts/browser',
  '@marquee/shared-contracts/ui',
] as const;

/** The package of the contracts in the store, which brings its own major of the shared doors (RL-40). */
export const CONTRACTS = 'shared-contracts';

/** Whether a shared module belongs to the contracts, whose majors have share scopes of their own. */
export const isContractsModule = (name: string): boolean => name.startsWith(`@marquee/${CONTRACTS}/`);

export type SharedModule = (typeof sharedModules)[number];

function getPackage(name: SharedModule): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The installed version of each shared module, seen from a package's folder.
 * @throws if a shared library is not installed
 */
export function readSharedVersions(folder: string): Record<SharedModule, string> {
  const search = createRequire(join(folder, 'package.json')).resolve.paths('react') ?? [];
  const readVersion = (name: SharedModule): string => {
    for (const place of search) {
      try {
        const text = readFileSync(join(place, getPackage(name), 'package.json'), 'utf8');
        return (JSON.parse(text) as { version: string }).version;
      } catch {
        continue;
      }
    }
    throw new Error(`${getPackage(name)} is not installed; run npm install.`);
  };
  return Object.fromEntries(sharedModules.map((name) => [name, readVersion(name)])) as Record<
    SharedModule,
    string
  >;
}

/**
 * The ranges a remote asks of the shell; a release records them.
 * @throws if a shared library is not installed
 */
export function readRequiredRanges(folder: string): Record<SharedModule, string> {
  const ranges = Object.entries(readSharedVersions(folder)).map(([name, version]) => [name, `^${version}`]);
  return Object.fromEntries(ranges) as Record<SharedModule, string>;
}

/** Options of ModuleFederationPlugin for the shell, whose script has all shared modules whole. */
export function provideShared(folder: string) {
  const rows = Object.entries(readSharedVersions(folder)).map(([name, version]) => [
    name,
    { eager: true, singleton: true, strictVersion: true, version, requiredVersion: `^${version}` },
  ]);
  return Object.fromEntries(rows) as Record<SharedModule, object>;
}

/** Options of ModuleFederationPlugin for a remote that takes all shared modules from the shell and brings none. */
export function requireShared(folder: string) {
  const rows = Object.entries(readRequiredRanges(folder)).map(([name, requiredVersion]) => [
    name,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion },
  ]);
  return Object.fromEntries(rows) as Record<
    SharedModule,
    { import: false; singleton: true; strictVersion: true; requiredVersion: string }
  >;
}
