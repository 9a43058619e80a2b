import { createRequire } from 'node:module';
import type { Release } from './Release';

/** Files by federation name: `{ './QuizScreen': './src/attempt/QuizScreen.tsx' }`. */
export type Exposes = Record<string, string>;

const require = createRequire(import.meta.url);
/** Development loads it with each exposed module, because no other code of a remote runs before its first screen. */
const refreshEntry = require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js');

/** Names the chunk of each exposed module after the module: `QuizScreen.js`. */
export function createExposes(exposes: Exposes, { isServed }: Release) {
  const rows = Object.entries(exposes).map(([module, file]) => [
    module,
    { import: isServed ? [refreshEntry, file] : [file], name: module.replace('./', '') },
  ]);
  return Object.fromEntries(rows) as Record<string, { import: string[]; name: string }>;
}
