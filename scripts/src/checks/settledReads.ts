import type { Check } from './Project';

const reads =
  'isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|inputValue|getAttribute|boundingBox|textContent|innerText|allTextContents|allInnerTexts';

/** An assertion on what a locator says at this moment. That there is none of something stays allowed: it cannot be awaited. */
const once = new RegExp(
  `\\bassert(?:\\.\\w+)?\\([^;]*?\\bawait\\b[^;]*?\\.(?:(?:${reads})\\(|count\\(\\)(?!,\\s*0\\b))`,
);

/** No story asserts on what the page may not show yet: a busy machine would refuse it. */
export const settledReads: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('shell/e2e/') && path.endsWith('.ts'))
    .filter((path) => once.test(project.read(path)))
    .map((path) => `${path}: asserts on what is read once; wait for it, or read it by eventually()`);
