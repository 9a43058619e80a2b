import { tabStorage } from '@marquee/shared-contracts/browser';

const NAME = 'reset.email';
const SENT = 'reset.sentAt';
const ID = 'reset.id';

/** For which e-mail a reset's code was mailed, as which reset, and when: all of it that outlives a reload (AU-19, AU-22). */
export const awaitedReset = {
  email: (): string | null => tabStorage.read(NAME),
  sentAt: (): number => Number(tabStorage.read(SENT)),
  /** The server's name of the reset; servers of an earlier release give none. */
  id: (): string | undefined => tabStorage.read(ID) ?? undefined,
  keep: (email: string, resetId: string | undefined): void => {
    tabStorage.keep(NAME, email);
    if (resetId === undefined) tabStorage.drop(ID);
    else tabStorage.keep(ID, resetId);
    tabStorage.keep(SENT, String(Date.now()));
  },
  drop: (): void => {
    tabStorage.drop(NAME);
    tabStorage.drop(SENT);
    tabStorage.drop(ID);
  },
};
