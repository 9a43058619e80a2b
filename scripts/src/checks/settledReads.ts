import type { Check } from './Project';

const reads =
  'isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|inputValue|getAttribute|boundingBox|textContent|innerText|allTextContents|allInnerTexts|count';

/** An assertion on a single read of a locator, which a busy machine may not have rendered yet. */
const singleRead = new RegExp(`\\bexpect\\(\\s*\\(?\\s*await\\b[^;]*?\\.(?:${reads})\\(`);

/** Browser tests assert by Playwright's web-first assertions, which wait: `await expect(locator).toHaveText(…)`. */
export const settledReads: Check = (project) =>
  project.paths
    .filter((path) => path.startsWith('shell/e2e/') && path.endsWith('.ts'))
    .filter((path) => singleRead.test(project.read(path)))
    .map((path) => `${path}: asserts on a single read; use expect(locator) or expect.poll`);
