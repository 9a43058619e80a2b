import { tabStorage } from '@marquee/shared-contracts/browser';

const NAME = 'reset.email';

/** For which e-mail a reset's code was mailed: all of it that outlives a reload (AU-19). */
export const awaitedReset = {
  email: (): string | null => tabStorage.read(NAME),
  keep: (email: string): void => tabStorage.keep(NAME, email),
  drop: (): void => tabStorage.drop(NAME),
};
