import { yieldToBrowser } from './remotes/yieldToBrowser';

/**
 * Boots the shell in steps with pauses: evaluating its one file at once would block a cheap phone for a third of a
 * second. Each step needs the previous one.
 */
async function boot(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/browser');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/ui');
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ '@module-federation/runtime-core');
  await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await yieldToBrowser();
  const root = document.getElementById('root');
  if (root) await start(root);
}

void boot();
