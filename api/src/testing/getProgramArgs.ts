import { join } from 'node:path';

const programs = process.env.API_PROGRAMS;

/** Node's arguments for a program of ours: as `npm test` compiled it, or in a single file's run from its source. */
export const getProgramArgs = (name: 'main' | 'admin'): string[] =>
  programs === undefined
    ? ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, '..', sources[name])]
    : ['--enable-source-maps', join(programs, `${name}.mjs`)];

/** Node's arguments for the next release: today's code with one more migration, always from its source. */
export const newerRelease = (): string[] => [
  '--import',
  import.meta.resolve('tsx'),
  join(import.meta.dirname, 'newerRelease.ts'),
];

const sources = { main: 'main.ts', admin: 'cli/main.ts' } as const;
