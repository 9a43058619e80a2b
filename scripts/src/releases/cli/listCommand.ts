import type { ReleasePointer, ReleaseStep } from '@marquee/shared-contracts';
import { compareVersions } from './findNewest';
import type { CommandArgs } from './CommandArgs';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

const LISTED_STEPS = 10;

function pointerLine(name: string, { stable, canary, previous }: ReleasePointer): string {
  const trial = canary ? `, canary ${canary.version} for ${String(canary.percent)} %` : '';
  const before = previous.length > 0 ? `, before it ${previous.join(', ')}` : '';
  return `${name}: stable ${stable}${trial}${before}`;
}

function stepLine({ at, name, version, what, from, who, percent }: ReleaseStep): string {
  const share = percent === undefined ? '' : ` ${String(percent)} %`;
  return `  ${at}  ${name} ${version}  ${what}${share}  from ${from ?? 'nothing'}  by ${who}`;
}

async function sayVersions({ name, say }: CommandArgs, place: ReleaseStorage): Promise<void> {
  const versions = (await place.versions(name)).toSorted(compareVersions).toReversed();
  say(versions.length === 0 ? `${name}: nothing is published.` : `Published: ${versions.join(', ')}`);
}

/** Prints served releases, published versions and the history of pointers. */
export async function listCommand(order: CommandArgs): Promise<void> {
  const { name, say } = order;
  const place = await openStorage(order);
  try {
    const registry = place.store.registry();
    const all: Record<string, ReleasePointer> = registry
      ? { shell: registry.shell, ...registry.remotes }
      : {};
    for (const [each, pointer] of Object.entries(all))
      if (name === '' || each === name) say(pointerLine(each, pointer));
    if (name !== '') await sayVersions(order, place);
    const steps = (registry?.history ?? []).filter((step) => name === '' || step.name === name);
    if (steps.length > 0) say('History, newest first:');
    for (const step of steps.slice(0, LISTED_STEPS)) say(stepLine(step));
  } finally {
    place.close();
  }
}
