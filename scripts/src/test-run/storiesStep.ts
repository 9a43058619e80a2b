import { findChromium } from '../browser/findChromium';
import { nodeTestStep } from './nodeTestStep';
import { onPostgres } from './postgresStep';
import { skippedOutcome, type Step } from './Step';

const stories = { folder: 'shell/e2e', concurrency: 2 };

/** What a person does, on the built product in a real browser; two files side by side, one for each core. */
export function storiesStep(root: string): Step {
  const name = 'browser stories';
  return inBrowser(nodeTestStep(root, { ...stories, group: 'e2e', name }));
}

/** The same on two instances of the API that share a PostgreSQL of our own, behind a proxy. */
export function twoInstancesStep(root: string): Step {
  const group = 'two-instances';
  const name = 'browser stories on two instances';
  const run = (url: string) =>
    nodeTestStep(root, { ...stories, group, name, env: { STORIES_DATABASE_URL: url } }).run();
  return inBrowser({ group, name, run: () => onPostgres(name, run) });
}

const inBrowser = (step: Step): Step => ({
  ...step,
  run: async () => {
    try {
      findChromium();
    } catch (reason) {
      return skippedOutcome(`${step.name}: ${reason instanceof Error ? reason.message : String(reason)}`);
    }
    return step.run();
  },
});
