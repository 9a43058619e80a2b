import type { Registry, WithdrawnRelease } from '@marquee/shared-contracts';

/** Finds the mark of a release that is known not to work. */
export const findWithdrawal = (
  registry: Registry | undefined,
  release: { name: string; version: string },
): WithdrawnRelease | undefined =>
  registry?.withdrawn?.find(({ name, version }) => name === release.name && version === release.version);
