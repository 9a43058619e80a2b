import type { Check } from './Project';

const reads =
  'isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|inputValue|getAttribute|boundingBox|textContent|innerText|allTextContents|allInnerTexts';

/** Matches an assertion on a single read of a locator; a count of zero is allowed, because it cannot be awaited. */
const once = new RegExp(
  `\\bassert(?:\\.\\w+)?\\([^;]*?\\bawait\\b[^;]*?\\.(?:(?:${reads})\\(|count\\(\\)(?!,\\s*0\\b))`,
);

/** Rejects assertions that do not wait, because a busy machine may render later. */
export const settledReads: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('shell/e2e/') && path.endsWith('.ts'))
    .filter((path) => once.test(project.read(path)))
    .map((path) => `${path}: asserts on what is read once; wait for it, or read it by eventually()`);
