import { findChromium } from '../../../shell/e2e/harness/findChromium';
import { nodeTestStep } from './nodeTestStep';
import { skippedOutcome, type Step } from './Step';

/** What a person does, on the built product in a real browser. */
export function storiesStep(root: string): Step {
  const name = 'browser stories';
  const tests = nodeTestStep(root, { group: 'e2e', name, folder: 'shell/e2e' });
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
