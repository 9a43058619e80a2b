import { findChromium } from '../../../shell/e2e/harness/findChromium';
import { nodeTestStep } from './nodeTestStep';
import { skippedOutcome, type Step } from './Step';

/** What a person does, on the built product in a real browser; two files side by side, one for each core. */
export function storiesStep(root: string): Step {
  const name = 'browser stories';
  const tests = nodeTestStep(root, { group: 'e2e', name, folder: 'shell/e2e', concurrency: 2 });
  return {
    ...tests,
    run: async () => {
      try {
        findChromium();
      } catch (reason) {
        return skippedOutcome(`${name}: ${reason instanceof Error ? reason.message : String(reason)}`);
      }
      return tests.run();
    },
  };
}
