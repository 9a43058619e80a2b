import { tabStorage } from '@marquee/shared-contracts/browser';

const STORAGE_KEY = 'typed.email';

/** The e-mail typed last, in whichever form, until somebody is logged in: all typed here that outlives a reload (AU-19). */
export const typedEmail = {
  read: (): string => tabStorage.read(STORAGE_KEY) ?? '',
  save: (email: string): void => tabStorage.set(STORAGE_KEY, email),
  clear: (): void => tabStorage.remove(STORAGE_KEY),
};
