import type { ReleasePointer, ReleaseStep } from '@marquee/shared-contracts';
import { compareVersions } from './findNewest';
import type { CommandArgs } from './CommandArgs';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

const LISTED_STEPS = 10;

function formatPointer(name: string, { stable, canary, previous, development }: ReleasePointer): string {
  const trial = canary ? `, canary ${canary.version} for ${String(canary.percent)} %` : '';
  const before = previous.length > 0 ? `, before it ${previous.join(', ')}` : '';
  const local = development === undefined ? '' : `, local build ${development}`;
  return `${name}: stable ${stable}${trial}${before}${local}`;
}

function formatStep({ at, name, version, what, from, who, why, percent, isRemoval }: ReleaseStep): string {
  const share = percent === undefined ? '' : ` ${String(percent)} %`;
  const kind = isRemoval ? 'removed' : what;
  return `  ${at}  ${name} ${version}  ${kind}${share}  from ${from ?? 'nothing'}  by ${who}${why === undefined ? '' : `: ${why}`}`;
}

async function printVersions({ name, print }: CommandArgs, storage: ReleaseStorage): Promise<void> {
  const versions = (await storage.listVersions(name)).toSorted(compareVersions).toReversed();
  print(versions.length === 0 ? `${name}: nothing is published.` : `Published: ${versions.join(', ')}`);
}

/** Prints served releases, published versions and the history of pointers. */
export async function listCommand(args: CommandArgs): Promise<void> {
  const { name, print } = args;
  const storage = await openStorage(args);
  try {
    const registry = storage.store.registry();
    const all: Record<string, ReleasePointer> = registry
      ? { shell: registry.shell, ...registry.remotes }
      : {};
    for (const [each, pointer] of Object.entries(all))
      if (name === '' || each === name) print(formatPointer(each, pointer));
    if (name !== '') await printVersions(args, storage);
    for (const { name: each, version, who, why } of registry?.withdrawn ?? [])
      if (name === '' || each === name) print(`Withdrawn: ${each} ${version}, by ${who}: ${why}`);
    const steps = (registry?.history ?? []).filter((step) => name === '' || step.name === name);
    if (steps.length > 0) print('History, newest first:');
    for (const step of steps.slice(0, LISTED_STEPS)) print(formatStep(step));
  } finally {
    storage.close();
  }
}
