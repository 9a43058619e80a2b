import { tabStorage } from '@marquee/shared-contracts/browser';

const NAME = 'reset.email';
const SENT = 'reset.sentAt';

/** For which e-mail a reset's code was mailed, and when: all of it that outlives a reload (AU-19, AU-22). */
export const awaitedReset = {
  email: (): string | null => tabStorage.read(NAME),
  sentAt: (): number => Number(tabStorage.read(SENT)),
  keep: (email: string): void => {
    tabStorage.keep(NAME, email);
    tabStorage.keep(SENT, String(Date.now()));
  },
  drop: (): void => {
    tabStorage.drop(NAME);
    tabStorage.drop(SENT);
  },
};
