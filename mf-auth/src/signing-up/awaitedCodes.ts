import type { Role } from '@marquee/shared-contracts';
import { tabStorage } from '@marquee/shared-contracts/browser';

/** Which draft a mailed code will confirm: all of a sign-up that outlives a reload (AU-4, AU-19). */
export interface AwaitedCode {
  email: string;
  draftId: string;
}

const nameOf = (role: Role, part: keyof AwaitedCode): string => `signUp.${role}.${part}`;

/** Keeps the awaited code of each flow in this tab; never anything else of a sign-up. */
export const awaitedCodes = {
  read: (role: Role): AwaitedCode | null => {
    const email = tabStorage.read(nameOf(role, 'email'));
    const draftId = tabStorage.read(nameOf(role, 'draftId'));
    return email === null || draftId === null ? null : { email, draftId };
  },
  keep: (role: Role, { email, draftId }: AwaitedCode): void => {
    tabStorage.keep(nameOf(role, 'email'), email);
    tabStorage.keep(nameOf(role, 'draftId'), draftId);
  },
  drop: (role: Role): void => {
    tabStorage.drop(nameOf(role, 'email'));
    tabStorage.drop(nameOf(role, 'draftId'));
  },
};
