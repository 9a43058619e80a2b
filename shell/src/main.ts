/** Lets the browser do what waits before the next part. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

/**
 * The shell is one file, so that nothing is fetched behind it, but evaluated in parts with pauses between them: in one
 * go it would hold a cheap phone for a third of a second. Each part is what the next ones need.
 */
async function boot(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/browser');
  await pause();
  await import(/* webpackMode: "eager" */ '@marquee/shared-contracts/ui');
  await pause();
  await import(/* webpackMode: "eager" */ '@module-federation/runtime-core');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await pause();
  const root = document.getElementById('root');
  if (root) await start(root);
}

void boot();
