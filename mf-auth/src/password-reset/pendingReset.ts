import { tabStorage } from '@marquee/shared-contracts/browser';

const EMAIL_KEY = 'reset.email';
const SENT_AT_KEY = 'reset.sentAt';
const ID_KEY = 'reset.id';

/** The reset whose code was mailed, in this tab's storage; nothing else of a reset survives a reload (AU-19). */
export const pendingReset = {
  readEmail: (): string | null => tabStorage.read(EMAIL_KEY),
  /** Time of the mail in epoch milliseconds. */
  readSentAt: (): number => Number(tabStorage.read(SENT_AT_KEY)),
  /** The server's id of the reset; undefined from servers of an earlier release. */
  readId: (): string | undefined => tabStorage.read(ID_KEY) ?? undefined,
  save: (email: string, resetId: string | undefined): void => {
    tabStorage.set(EMAIL_KEY, email);
    if (resetId === undefined) tabStorage.remove(ID_KEY);
    else tabStorage.set(ID_KEY, resetId);
    tabStorage.set(SENT_AT_KEY, String(Date.now()));
  },
  clear: (): void => {
    tabStorage.remove(EMAIL_KEY);
    tabStorage.remove(SENT_AT_KEY);
    tabStorage.remove(ID_KEY);
  },
};
