import { yieldToBrowser } from './remotes/yieldToBrowser';

/**
 * The shell is one file, so that nothing is fetched behind it, but evaluated in parts with pauses between them: in one
 * go it would hold a cheap phone for a third of a second. Each part is what the next ones need.
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
