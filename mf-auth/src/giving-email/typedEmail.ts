import { tabStorage } from '@marquee/shared-contracts/browser';

const NAME = 'typed.email';

/** The e-mail typed last, in whichever form, until somebody is logged in: all typed here that outlives a reload (AU-19). */
export const typedEmail = {
  read: (): string => tabStorage.read(NAME) ?? '',
  keep: (email: string): void => tabStorage.keep(NAME, email),
  drop: (): void => tabStorage.drop(NAME),
};
