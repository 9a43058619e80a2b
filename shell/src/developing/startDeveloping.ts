import { tabStorage, toasts } from '@marquee/shared-contracts/browser';
import { loadThrough, OVERRIDE } from '../loading';
import { readRegistry } from '../loading/registry';
import { askedFault, faulty } from './faulty';
import { askedOverride, isAllowed, putOverride } from './override';
import { showBanner } from './showBanner';

function refuse(text: string): void {
  // For whoever looks for the reason in the developer tools, where a notice is long gone.
  console.warn(text);
  toasts.error(text);
}

/** `?mf=name@url`, in this tab until it is dropped: only from where the settings allow it (RL-26). */
async function startOverride(): Promise<void> {
  const asked = new URLSearchParams(window.location.search).get('mf');
  const text = asked ?? tabStorage.read(OVERRIDE);
  if (text === null) return;
  const override = askedOverride(text);
  if (override === undefined || !isAllowed(override, readRegistry())) {
    tabStorage.drop(OVERRIDE);
    refuse(`${text} is not allowed here: OVERRIDE_ORIGINS does not name its origin.`);
    return;
  }
  tabStorage.keep(OVERRIDE, text);
  const failure = await putOverride(override);
  showBanner(override, failure, () => {
    tabStorage.drop(OVERRIDE);
    const address = new URL(window.location.href);
    address.searchParams.delete('mf');
    window.location.replace(address);
  });
}

/** `?mf-fault=name:kind`, on this page: only where practising is allowed, which production is not (RL-28). */
function startFault(): void {
  const text = new URLSearchParams(window.location.search).get('mf-fault');
  if (text === null) return;
  const fault = askedFault(text);
  if (fault === undefined || readRegistry().drills !== true) {
    refuse(`The fault ${text} is not made here.`);
    return;
  }
  loadThrough((real) => faulty(real, fault));
}

/** What the address asks for a developer or a drill, before anything of a remote is loaded. */
export async function startDeveloping(): Promise<void> {
  startFault();
  await startOverride();
}
