import type { ReleasePointer } from '@marquee/shared-contracts';
import type { ReleaseRecord, Store } from '../store/Store';
import type { Change } from './Change';

const listVersions = ({ stable, canary }: ReleasePointer): string[] =>
  canary ? [stable, canary.version] : [stable];

function isUser({ uses, declaration }: ReleaseRecord, names: string[]): boolean {
  // Every remote that fills a slot uses the types of `SlotProps`.
  const slots = (declaration?.slots ?? []).flatMap(({ slot }) => [`slot ${slot}`, 'contract SlotProps']);
  return [...uses, ...slots].some((used) => names.includes(used));
}

/** Returns the released remotes that use what changed: "mf-quiz 1.1.0". */
export function findUsers(store: Store, { usedAs }: Change): string[] {
  return Object.entries(store.registry()?.remotes ?? {}).flatMap(([name, pointer]) =>
    listVersions(pointer)
      .filter((version) => isUser(store.release(name, version), usedAs))
      .map((version) => `${name} ${version}`),
  );
}
