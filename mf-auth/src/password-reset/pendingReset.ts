import { tabStorage } from '@marquee/shared-contracts/browser';

const EMAIL_KEY = 'reset.email';
const SENT_AT_KEY = 'reset.sentAt';
const ID = 'reset.id';

/** For which e-mail a reset's code was mailed, as which reset, and when: all of it that outlives a reload (AU-19, AU-22). */
export const pendingReset = {
  readEmail: (): string | null => tabStorage.read(EMAIL_KEY),
  readSentAt: (): number => Number(tabStorage.read(SENT_AT_KEY)),
  /** The server's name of the reset; servers of an earlier release give none. */
  id: (): string | undefined => tabStorage.read(ID) ?? undefined,
  save: (email: string, resetId: string | undefined): void => {
    tabStorage.set(EMAIL_KEY, email);
    if (resetId === undefined) tabStorage.remove(ID);
    else tabStorage.set(ID, resetId);
    tabStorage.set(SENT_AT_KEY, String(Date.now()));
  },
  clear: (): void => {
    tabStorage.remove(EMAIL_KEY);
    tabStorage.remove(SENT_AT_KEY);
    tabStorage.remove(ID);
  },
};
