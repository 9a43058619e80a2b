import type { Role } from '@marquee/shared-contracts';
import { tabStorage } from '@marquee/shared-contracts/browser';

/** The sign-up draft that a mailed code verifies. */
export interface PendingVerification {
  email: string;
  draftId: string;
}

/** `sentAt` is the time of the mail in epoch milliseconds. */
export type MailedVerification = PendingVerification & { sentAt: number };

const getStorageKey = (role: Role, part: keyof MailedVerification): string => `signUp.${role}.${part}`;

/** The pending verification of each flow, in this tab's storage; nothing else of a sign-up survives a reload (AU-19). */
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
