import { yieldToBrowser } from './remotes/yieldToBrowser';

/**
 * Boots the shell in steps with pauses: evaluating the whole bundle at once would block a low-end phone for 0.3
 * seconds. Each step needs the step before.
 */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  // A script that hung may arrive after the release before has started in its place (RT-24).
  if (!root || root.dataset['started'] !== undefined) return;
  root.dataset['started'] = '';
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/browser');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/ui');
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  await start(root);
}

void boot();
