import type { Check } from './Project';

const reads =
  'isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|inputValue|getAttribute|boundingBox|textContent|innerText|allTextContents|allInnerTexts';

/** An assertion on a single read of a locator. A count of zero stays allowed, because it cannot be awaited. */
const once = new RegExp(
  `\\bassert(?:\\.\\w+)?\\([^;]*?\\bawait\\b[^;]*?\\.(?:(?:${reads})\\(|count\\(\\)(?!,\\s*0\\b))`,
);

/** Stories wait for what they assert, because a busy machine may not have rendered it yet. */
export const settledReads: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('shell/e2e/') && path.endsWith('.ts'))
    .filter((path) => once.test(project.read(path)))
    .map((path) => `${path}: asserts on what is read once; wait for it, or read it by eventually()`);
