import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, root } from '../store/buildAll';
import type { Store } from '../store/Store';

/** The next release of mf-quiz, as its team would make it: one address more, and nothing of any other package. */
export const NEXT_VERSION = '1.1.0';

const screen = `export function NewsScreen() {
  return <h1>Quiz news</h1>;
}
`;

const row = {
  path: '/quiz-news',
  module: './NewsScreen',
  file: './src/NewsScreen.tsx',
  access: 'public',
  title: 'Quiz news',
};

/** Builds and publishes it from a copy of the folder; no pointer moves. */
export async function publishNextQuiz(store: Store): Promise<void> {
  const copy = path.join(root, '.cache', `releasing-${process.pid}`, 'mf-quiz');
  mkdirSync(path.dirname(copy), { recursive: true });
  cpSync(path.join(root, 'mf-quiz'), copy, {
    recursive: true,
    filter: (from) => !/node_modules|\.test\.tsx?$/.test(from),
  });
  const declared = path.join(copy, 'remote.json');
  const declaration = JSON.parse(readFileSync(declared, 'utf8')) as { screens: object[] };
  writeFileSync(declared, JSON.stringify({ ...declaration, screens: [...declaration.screens, row] }));
  writeFileSync(path.join(copy, 'src/NewsScreen.tsx'), screen);
  await build(store, copy, NEXT_VERSION).finally(() =>
    rmSync(path.dirname(copy), { recursive: true, force: true }),
  );
}
