import type { Role } from '@marquee/shared-contracts';
import { tabStorage } from '@marquee/shared-contracts/browser';

/** Which draft a mailed code will confirm: all of a sign-up that outlives a reload (AU-4, AU-19). */
export interface AwaitedCode {
  email: string;
  draftId: string;
}

/** With the moment when the code was mailed, in milliseconds (AU-22). */
export type MailedCode = AwaitedCode & { sentAt: number };

const nameOf = (role: Role, part: keyof MailedCode): string => `signUp.${role}.${part}`;

/** Keeps the awaited code of each flow in this tab; never anything else of a sign-up. */
export const awaitedCodes = {
  read: (role: Role): MailedCode | null => {
    const email = tabStorage.read(nameOf(role, 'email'));
    const draftId = tabStorage.read(nameOf(role, 'draftId'));
    const sentAt = Number(tabStorage.read(nameOf(role, 'sentAt')));
    return email === null || draftId === null ? null : { email, draftId, sentAt };
  },
  keep: (role: Role, { email, draftId, sentAt }: MailedCode): void => {
    tabStorage.keep(nameOf(role, 'email'), email);
    tabStorage.keep(nameOf(role, 'draftId'), draftId);
    tabStorage.keep(nameOf(role, 'sentAt'), String(sentAt));
  },
  drop: (role: Role): void => {
    tabStorage.drop(nameOf(role, 'email'));
    tabStorage.drop(nameOf(role, 'draftId'));
    tabStorage.drop(nameOf(role, 'sentAt'));
  },
};
