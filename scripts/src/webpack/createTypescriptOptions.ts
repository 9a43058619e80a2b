import ReactRefreshTypeScript from 'react-refresh-typescript';
import { join } from 'node:path';
import type { Release } from './Release';

/**
 * Options of ts-loader: it only transpiles, because `npm run typecheck` checks types. Development adds the calls by which
 * React Refresh keeps component state.
 */
export const createTypescriptOptions = ({ isServed }: Pick<Release, 'isServed'>) => ({
  transpileOnly: true,
  onlyCompileBundledFiles: true,
  // The contracts are published as TypeScript.
  allowTsInNodeModules: true,
  configFile: join(import.meta.dirname, 'tsconfig.transpile.json'),
  ...(isServed && {
    compilerOptions: { jsx: 'react-jsxdev' },
    getCustomTransformers: () => ({ before: [ReactRefreshTypeScript()] }),
  }),
});
