import { tabStorage } from '@marquee/shared-contracts/browser';

const STORAGE_KEY = 'typed.email';

/** The last email typed into any form of this tab, until the login. Nothing else typed survives a reload (AU-19). */
export const typedEmail = {
  read: (): string => tabStorage.read(STORAGE_KEY) ?? '',
  save: (email: string): void => tabStorage.set(STORAGE_KEY, email),
  clear: (): void => tabStorage.remove(STORAGE_KEY),
};
