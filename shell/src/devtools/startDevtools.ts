import { tabStorage, toasts } from '@marquee/shared-contracts/browser';
import { wrapLoader, OVERRIDE_KEY } from '../remotes/loader';
import { readRegistry } from '../remotes/registry';
import { parseFault, withFault } from './faultInjection';
import { applyOverride, describeRefusal, isAllowedOverride, parseOverride } from './override';
import { showOverrideBanner } from './showOverrideBanner';

function warn(text: string): void {
  // The console keeps the reason after the banner is gone.
  console.warn(text);
  toasts.error(text);
}

/** Starts `?mf=name@url`, stored for this tab, from allowed origins only (RL-26). */
async function startOverride(): Promise<void> {
  const parameter = new URLSearchParams(window.location.search).get('mf');
  const text = parameter ?? tabStorage.read(OVERRIDE_KEY);
  if (text === null) return;
  const override = parseOverride(text);
  if (override === undefined || !isAllowedOverride(override, readRegistry())) {
    tabStorage.remove(OVERRIDE_KEY);
    warn(describeRefusal(text, override));
    return;
  }
  tabStorage.set(OVERRIDE_KEY, text);
  const failure = await applyOverride(override);
  showOverrideBanner(override, failure, () => {
    tabStorage.remove(OVERRIDE_KEY);
    const address = new URL(window.location.href);
    address.searchParams.delete('mf');
    window.location.replace(address);
  });
}

/** Starts `?mf-fault=name:kind` on this page, where the settings allow drills (RL-28). */
function startFault(): void {
  const text = new URLSearchParams(window.location.search).get('mf-fault');
  if (text === null) return;
  const fault = parseFault(text);
  if (fault === undefined || readRegistry().drills !== true) {
    warn(`The fault ${text} is not allowed here.`);
    return;
  }
  wrapLoader((options) => withFault(options, fault));
}

/** Starts the override or fault named in the address, before the first remote loads. */
export async function startDevtools(): Promise<void> {
  startFault();
  await startOverride();
}
