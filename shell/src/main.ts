import { yieldToBrowser } from './remotes/yieldToBrowser';

/**
 * Boots the shell in steps with pauses: evaluating the whole bundle at once would block a low-end phone for 0.3
 * seconds. Each step needs the step before.
 */
async function boot(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/browser');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/ui');
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  const root = document.getElementById('root');
  if (root) await start(root);
}

void boot();
