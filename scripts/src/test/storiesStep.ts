import { findChromium } from '../browser/findChromium';
import { nodeTestStep, testFiles } from './nodeTestStep';
import { playStories } from './playStories';
import { onPostgres } from './postgresStep';
import { type Group, skippedOutcome, type Step } from './Step';

/** Runs the browser stories on the built product. */
export function storiesStep(root: string): Step {
  const name = 'browser stories';
  return inBrowser({ group: 'e2e', name, run: () => stories(root, 'e2e') });
}

/** Runs the stories on two API instances behind a proxy, with one temporary PostgreSQL. */
export function twoInstancesStep(root: string): Step {
  const group = 'two-instances';
  const name = 'browser stories on two instances';
  const run = (url: string) => stories(root, group, { STORIES_DATABASE_URL: url });
  return inBrowser({ group, name, run: () => onPostgres(name, run) });
}

const stories = (root: string, group: Group, env: Record<string, string> = {}) =>
  playStories(testFiles(root, 'shell/e2e'), (file) =>
    nodeTestStep(root, { group, name: `${group} ${file}`, folder: file, env }).run(),
  );

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
