import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProject } from './Project';
import { shownComponents } from './shownComponents';

const ui = 'shared-contracts/src/ui';

const kit = {
  [`${ui}/index.ts`]: `export { Button, ButtonLink } from './Button';
export { usePageTitle } from './usePageTitle';
export { Chip, type ChipName } from './Chip';
export type { MenuEntry } from './Menu';`,
  [`${ui}/Button.tsx`]: '',
  [`${ui}/Button.stories.tsx`]: 'const meta = { component: Button, subcomponents: { ButtonLink } };',
  [`${ui}/Chip.tsx`]: '',
  [`${ui}/Chip.stories.tsx`]: 'const meta = { component: Chip };',
  [`${ui}/Menu.tsx`]: '',
  [`${ui}/usePageTitle.ts`]: '',
};

const findHidden = (changes: Record<string, string>) =>
  shownComponents(createProject({ ...kit, ...changes }));

test('components with stories pass; hooks and types need none', () => {
  assert.deepEqual(findHidden({}), []);
});

test('an exported component without a stories file is reported', () => {
  const door = `${kit[`${ui}/index.ts`] ?? ''}\nexport { Page } from './Page';`;
  assert.deepEqual(findHidden({ [`${ui}/index.ts`]: door, [`${ui}/Page.tsx`]: '' }), [
    `${ui}/Page.stories.tsx: does not show Page; add a story for each of its states`,
  ]);
});

test('a second component of a file needs a story too', () => {
  assert.deepEqual(findHidden({ [`${ui}/Button.stories.tsx`]: 'const meta = { component: Button };' }), [
    `${ui}/Button.stories.tsx: does not show ButtonLink; add a story for each of its states`,
  ]);
});

test('a widget without stories is reported, also one that exports only styles', () => {
  const card = 'shared-contracts/src/widgets/event-card/index.ts';
  assert.deepEqual(
    findHidden({ [card]: "export { default as eventCardStyles } from './eventCard.module.css';" }),
    [
      'shared-contracts/src/widgets/event-card/: has no stories; add a .stories.tsx file beside what it exports',
    ],
  );
});
