import { tabStorage, toasts } from '@marquee/shared-contracts/browser';
import { wrapLoader, OVERRIDE_KEY } from '../remotes/loader';
import { readRegistry } from '../remotes/registry';
import { parseFault, withFault } from './faultInjection';
import { parseOverride, isAllowedOverride, applyOverride } from './override';
import { showOverrideBanner } from './showOverrideBanner';

function warn(text: string): void {
  // For whoever looks for the reason in the developer tools, where a notice is long gone.
  console.warn(text);
  toasts.error(text);
}

/** `?mf=name@url`, in this tab until it is dropped: only from where the settings allow it (RL-26). */
async function startOverride(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('mf');
  const text = asked ?? tabStorage.read(OVERRIDE_KEY);
  if (text === null) return;
  const override = parseOverride(text);
  if (override === undefined || !isAllowedOverride(override, readRegistry())) {
    tabStorage.remove(OVERRIDE_KEY);
    warn(`${text} is not allowed here: OVERRIDE_ORIGINS does not name its origin.`);
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

/** `?mf-fault=name:kind`, on this page: only where practising is allowed, which production is not (RL-28). */
function startFault(): void {
  const text = new URLSearchParams(window.location.search).get('mf-fault');
  if (text === null) return;
  const fault = parseFault(text);
  if (fault === undefined || readRegistry().drills !== true) {
    warn(`The fault ${text} is not made here.`);
    return;
  }
  wrapLoader((real) => withFault(real, fault));
}

/** What the address asks for a developer or a drill, before anything of a remote is loaded. */
export async function startDevtools(): Promise<void> {
  startFault();
  await startOverride();
}
