import { loadModule } from './loadModule';
import { readRegistry } from './registry';
import { type LoadedScreen, ScreenLoader } from './ScreenLoader';

export { readRegistry } from './registry';
export type { LoadedScreen } from './ScreenLoader';

let loader: ScreenLoader | undefined;

function screenLoader(): ScreenLoader {
  loader ??= new ScreenLoader(readRegistry(), loadModule);
  return loader;
}

/**
 * The component that a remote exposes as `module` ("./HomeScreen"), or an outage. Never rejects; settles within 3 s.
 * Keep the component in plain state: a deeply observable store would make a copy of it.
 */
export function loadScreen(remote: string, module: string): Promise<LoadedScreen> {
  return screenLoader().load(remote, module);
}

/** Starts loading a screen that will probably be asked for next. */
export function prefetchScreen(remote: string, module: string): void {
  screenLoader().prefetch(remote, module);
}
