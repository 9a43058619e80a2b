import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createBundleSource } from './createBundleSource';

const createScreen = (path: string, module: string) => ({
  path,
  module,
  access: 'public' as const,
  title: path,
});

test('bundles the home screen and makes one chunk of every other screen', () => {
  const screens = [
    createScreen('/', './HomeScreen'),
    createScreen('/event', './EventScreen'),
    createScreen('/event/:id', './EventScreen'),
  ];
  const source = createBundleSource([
    {
      folder: '/project/mf-one',
      name: 'mf-one',
      screens,
      exposes: { './HomeScreen': './src/HomeScreen.tsx', './EventScreen': './src/EventScreen.tsx' },
    },
  ]);
  assert.match(source, /^import \* as first0 from "\/project\/mf-one\/src\/HomeScreen\.tsx";$/m);
  assert.match(source, /^ {2}"mf-one \.\/HomeScreen": async \(\) => first0,$/m);
  assert.deepEqual(source.match(/import\("[^"]+"\)/g), ['import("/project/mf-one/src/EventScreen.tsx")']);
});
