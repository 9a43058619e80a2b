import { join } from 'node:path';

const programs = process.env.API_PROGRAMS;

/** Node's arguments for a program of the API: compiled by `npm test`, or its source if a test runs alone. */
export const getProgramArgs = (name: 'main' | 'admin'): string[] =>
  programs === undefined
    ? ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '..', sources[name])]
    : [...quickStart, '--enable-source-maps', join(programs, `${name}.mjs`)];

/** Node's arguments for the next release: this code with one more migration, always from source. */
export const getNewerReleaseArgs = (): string[] => [
  '--import',
  import.meta.resolve('tsx'),
  join(import.meta.dirname, 'newerRelease.ts'),
];

/** Optimizing the embedded engine's WebAssembly takes a second of processor time, more than a test's queries save. */
const quickStart = ['--liftoff-only'];

const sources = { main: 'main.ts', admin: 'cli/main.ts' } as const;
