import type { Role } from '@marquee/shared-contracts';
import { tabStorage } from '@marquee/shared-contracts/browser';

/** Which draft a mailed code will confirm: all of a sign-up that outlives a reload (AU-4, AU-19). */
export interface PendingVerification {
  email: string;
  draftId: string;
}

/** With the moment when the code was mailed, in milliseconds (AU-22). */
export type MailedVerification = PendingVerification & { sentAt: number };

const getStorageKey = (role: Role, part: keyof MailedVerification): string => `signUp.${role}.${part}`;

/** Keeps the awaited code of each flow in this tab; never anything else of a sign-up. */
export const pendingVerifications = {
  read: (role: Role): MailedVerification | null => {
    const email = tabStorage.read(getStorageKey(role, 'email'));
    const draftId = tabStorage.read(getStorageKey(role, 'draftId'));
    const sentAt = Number(tabStorage.read(getStorageKey(role, 'sentAt')));
    return email === null || draftId === null ? null : { email, draftId, sentAt };
  },
  save: (role: Role, { email, draftId, sentAt }: MailedVerification): void => {
    tabStorage.set(getStorageKey(role, 'email'), email);
    tabStorage.set(getStorageKey(role, 'draftId'), draftId);
    tabStorage.set(getStorageKey(role, 'sentAt'), String(sentAt));
  },
  clear: (role: Role): void => {
    tabStorage.remove(getStorageKey(role, 'email'));
    tabStorage.remove(getStorageKey(role, 'draftId'));
    tabStorage.remove(getStorageKey(role, 'sentAt'));
  },
};
